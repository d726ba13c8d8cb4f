/**
 * What laying out a cloud costs and how well it reads, without a window: `npm run bench -- layout`. Milliseconds of processor, the median of
 * rounds after the first ones; pairs of discs that overlap, crossings of kept edges, kept nodes under kept edges that pass by.
 */
import { percentile } from "../src/main/engine/evaluate/percentile";
import { beginLayout } from "../src/renderer/canvas/layout/layout";
import type { LayoutInput, Places } from "../src/renderer/canvas/layout/layout-input";
import { layoutInputOf } from "../src/renderer/canvas/layout/layout-order";
import { sceneOf } from "../src/renderer/picture/scene";
import { syntheticView } from "./canvas/synthetic-view";

const SIZES = [100, 500, 1500, 3000];
const ROUNDS = { warming: 3, counted: 9 };
const ASPECT = 1.6;

export function main(): void {
  const rows = SIZES.map((edges) => {
    const view = syntheticView(edges, { keptEdges: 40 });
    const input = layoutInputOf(sceneOf(view, { labels: [], relations: [] }), ASPECT, false);
    const rounds = Array.from({ length: ROUNDS.warming + ROUNDS.counted }, () => timed(input));
    const counted = rounds.slice(ROUNDS.warming).map(({ ms }) => ms);
    const nodes = input.hops.length;
    return {
      edges,
      nodes,
      "ms of CPU": Math.round(percentile(counted, 50)),
      ...faults(input, rounds[0]!.places),
    };
  });
  console.table(rows);
}

function timed(input: LayoutInput): { readonly ms: number; readonly places: Places } {
  const before = process.cpuUsage();
  const layout = beginLayout(input);
  while (layout.advance(3) < 1);
  layout.finish();
  return { places: layout.places(), ms: process.cpuUsage(before).user / 1000 };
}

function faults(input: LayoutInput, { x, y }: Places) {
  const { source, target, radius } = input;
  const rows = [...x.keys()];
  const kept = [...source.keys()].filter((row) => input.edgeKept[row] === 1 && source[row] !== target[row]);
  /** Twice the area of the triangle of three nodes, its sign by the side on which the third is. */
  const side = (a: number, b: number, c: number) =>
    (x[b]! - x[a]!) * (y[c]! - y[a]!) - (y[b]! - y[a]!) * (x[c]! - x[a]!);
  const length = (a: number, b: number) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);
  const cross = (one: number, other: number) => {
    const [a, b, c, d] = [source[one]!, target[one]!, source[other]!, target[other]!];
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  };
  const isUnder = (node: number, row: number) => {
    const [a, b] = [source[row]!, target[row]!];
    if (node === a || node === b || Math.max(length(node, a), length(node, b)) > length(a, b)) return false;
    return Math.abs(side(a, b, node)) / length(a, b) < radius[node]!;
  };
  return {
    overlaps: pairs(rows, (a, b) => length(a, b) < radius[a]! + radius[b]!),
    crossings: pairs(kept, cross),
    "under edges": rows
      .filter((row) => input.kept[row] === 1)
      .reduce((sum, node) => sum + kept.filter((row) => isUnder(node, row)).length, 0),
  };
}

function pairs(rows: readonly number[], count: (a: number, b: number) => boolean): number {
  return rows.reduce((sum, a, at) => sum + rows.slice(0, at).filter((b) => count(a, b)).length, 0);
}
