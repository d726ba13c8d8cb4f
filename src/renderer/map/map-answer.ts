/** Where a run's answer lies on a map, and which node lies at a place. */
import type { GraphMap, MapPlaces } from "../../shared/map";
import { KEPT, type RunView } from "../../shared/trace";
import type { Theme } from "../picture/palette";
import type { Point } from "../picture/edge-shape";
import type { Box } from "../picture/viewport";

/** Rows of the map. */
export interface MapAnswer {
  /** Answers first, then the ends of kept edges. */
  readonly nodes: readonly number[];
  readonly answers: readonly number[];
  readonly edges: readonly (readonly [source: number, target: number])[];
  /** Kept nodes for which the map had no room. */
  readonly missing: number;
}

/** What the layer over a map shows. */
export interface AnswerScene {
  readonly map: GraphMap;
  readonly places: MapPlaces;
  readonly theme: Theme;
  readonly answer: MapAnswer | null;
  /** Rows; −1 for none. */
  readonly marked: number;
  readonly pointed: number;
  /** False while the picture moves: nodes outside the answer are named once it stands still. */
  readonly still: boolean;
}

export type RowOfHandle = ReadonlyMap<number, number>;

export function rowsByHandle({ nodes }: GraphMap): RowOfHandle {
  return new Map(Array.from(nodes.handle, (handle, row) => [handle, row]));
}

/** The kept part and the answers of a run, as far as the map has them. */
export function answerOnMap(rows: RowOfHandle, { nodes, edges, answers }: RunView): MapAnswer {
  const wanted = new Set(answers.map(({ node }) => node));
  const lines: (readonly [number, number])[] = [];
  edges.verdict.forEach((verdict, at) => {
    if (verdict !== KEPT) return;
    const [from, to] = [nodes.handle[edges.source[at]!]!, nodes.handle[edges.target[at]!]!];
    wanted.add(from).add(to);
    const [source, target] = [rows.get(from), rows.get(to)];
    if (source !== undefined && target !== undefined) lines.push([source, target]);
  });
  const found = [...wanted].flatMap((handle) => rows.get(handle) ?? []);
  return {
    nodes: found,
    answers: answers.flatMap(({ node }) => rows.get(node) ?? []),
    edges: lines,
    missing: wanted.size - found.length,
  };
}

/** The smallest box around nodes; null where there are none. */
export function boxAround(places: MapPlaces, rows: readonly number[]): Box | null {
  if (rows.length === 0) return null;
  const [x, y] = [rows.map((row) => places.x[row]!), rows.map((row) => places.y[row]!)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** The node nearest to a place of the map and at most `reach` away; −1 where there is none. Of equals, the one with more edges. */
export function nodeAt(places: MapPlaces, { x, y }: Point, reach: number): number {
  let best = -1;
  let least = reach * reach;
  for (let row = 0; row < places.x.length; row++) {
    const right = places.x[row]! - x;
    const down = places.y[row]! - y;
    const far = right * right + down * down;
    if (far >= least) continue;
    best = row;
    least = far;
  }
  return best;
}
