/** Steps that a database handed back in portions, as the columns of one answer. */
import type { Followed } from "../graph-store";

export interface FollowedRow {
  readonly edge: number;
  readonly near: number;
  readonly far: number;
  readonly relation: number;
}

export interface FollowedPart {
  readonly rows: readonly FollowedRow[];
  readonly total: number;
}

/** At most `limit` steps of the parts in ascending edge handle; totals add up, since no two parts share a step. */
export function joinFollowed(parts: readonly FollowedPart[], limit: number): Followed {
  const rows = parts.flatMap((part) => part.rows).sort((a, b) => a.edge - b.edge);
  const shown = rows.slice(0, limit);
  return {
    edges: Int32Array.from(shown, ({ edge }) => edge),
    near: Int32Array.from(shown, ({ near }) => near),
    far: Int32Array.from(shown, ({ far }) => far),
    relations: Int32Array.from(shown, ({ relation }) => relation),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
}
