/** Signs on drawn nodes and edges: pinned, gained or lost since another run, kept by one of two runs. Each has a shape of its own. */
import type { Sign, SignName } from "../picture/elements";
import type { Scene } from "../picture/scene";

/** A sign by row; `place` counts the signs of one element from 0, so that they stand side by side. */
export interface SignRow {
  readonly kind: "node" | "edge";
  readonly row: number;
  readonly sign: SignName;
  readonly place: number;
  /** True where another badge says it already, for what is pinned out is lost, or where a crowd of strokes does. */
  readonly told: boolean;
  readonly elsewhere?: boolean;
}

/** Up to so many changed edges have a badge each; of more, which would hide nodes and names, the strokes tell. */
const MOST_CHANGED = 12;

/** Rows of the signs whose elements are drawn. */
export function signRows(scene: Scene, signs: readonly Sign[]): SignRow[] {
  const places = new Map<string, number>();
  const isCrowd = signs.filter(({ sign }) => isChange(sign)).length > MOST_CHANGED;
  return signs.flatMap(({ element: { kind, handle }, sign, elsewhere }) => {
    const row = (kind === "node" ? scene.nodeRows : scene.edgeRows).get(handle);
    if (row === undefined) return [];
    const key = `${kind} ${String(row)}`;
    const place = places.get(key) ?? 0;
    const told = isChange(sign) && (place > 0 || isCrowd);
    if (hasBadge(sign) && !told) places.set(key, place + 1);
    return [{ kind, row, sign, place, told, ...(elsewhere === true && { elsewhere }) }];
  });
}

const isChange = (sign: SignName): boolean => sign === "gained" || sign === "lost";

/** What two runs keep is told by the colour and dash of its line: a badge would lie over nodes and names. */
export function hasBadge(sign: SignName): boolean {
  return sign !== "both" && sign !== "left" && sign !== "right";
}
