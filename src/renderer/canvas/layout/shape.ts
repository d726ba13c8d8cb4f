/** Which layout suits an answer, by its shape: columns for what leads from one thing to another, forces for who knows whom. */
import type { Skeleton } from "./layout-input";
import { columnsOf } from "./layers";
import { keptDepths } from "./layout-start";

export type Shape = "layers" | "fan" | "forces";

/** Beyond these a column grows longer than the window, and names no longer fit beside their nodes. */
const [MOST_IN_LAYERS, MOST_IN_STAR, MOST_IN_FAN] = [40, 15, 80];
/** Share of edges that may run within a column. */
const MOST_WITHIN = 0.15;

/** The layout for a picture, by its shape or as a person wants it. Where a cloud of candidates is drawn too, or most stand alone, only forces do. */
export function shapeOf(input: Skeleton): Shape {
  const wish = input.leftToRight;
  const count = input.hops.length;
  if (wish === false || count < 2 || input.edgeKept.length === 0) return "forces";
  if (input.edgeKept.includes(0)) return "forces";
  const depth = keptDepths(input);
  const columns = columnsOf(input);
  const alone = depth.filter((steps) => steps < 0).length;
  if (alone > count / 4) return "forces";
  const isStar = columns.length === 2 && columns[0]!.length === 1 && alone === 0;
  if (isStar && count > MOST_IN_STAR && count <= MOST_IN_FAN && withinShare(input, depth) === 0) return "fan";
  if (wish === true) return count <= MOST_IN_FAN ? "layers" : "forces";
  const suits = count <= MOST_IN_LAYERS && withinShare(input, depth) <= MOST_WITHIN;
  return suits && columns.length > 1 ? "layers" : "forces";
}

function withinShare({ source, target }: Skeleton, depth: Int32Array): number {
  const within = source.filter((from, row) => from !== target[row] && depth[from] === depth[target[row]!]);
  return within.length / Math.max(1, source.length);
}
