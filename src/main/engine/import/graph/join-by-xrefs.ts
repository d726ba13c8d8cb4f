/** What cross-references say of nodes of different files: done where it was asked for, and told in any case. */
import type { XrefReport } from "../../../../shared/import/requests";
import type { StagingDatabase } from "../../store/staging";
import type { GraphBuilder } from "./graph-builder";
import { mergeNodes } from "./merge-nodes";
import { findSameXrefs } from "./same-xrefs";

const FIRST_SAME = 20;

interface Joining {
  readonly merges: boolean;
  /** Vectors that came with the nodes cannot be joined: then `refused` throws. */
  readonly hasVectors: boolean;
  readonly refused: () => never;
}

/** Undefined where cross-references say nothing; the graph's rows must all be written. */
export async function joinByXrefs(
  staging: StagingDatabase,
  { files }: Pick<GraphBuilder, "files">,
  { merges, hasVectors, refused }: Joining,
): Promise<XrefReport | undefined> {
  const { groups, apart } = await findSameXrefs(staging, (node) => files.of(node));
  if (groups.length === 0 && apart === 0) return undefined;
  if (merges && hasVectors) refused();
  if (merges && groups.length > 0) await mergeNodes(staging, groups);
  return {
    ...{ merged: merges, things: groups.length, apart },
    nodes: groups.reduce((sum, { nodes }) => sum + nodes.length - 1, 0),
    first: groups.slice(0, FIRST_SAME).map(({ ids, by }) => ({ ids: [...ids], by: [...by] })),
  };
}
