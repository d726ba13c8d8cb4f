/** A graph whose nodes are numbered as walks in breadth meet them: neighbours lie near each other in memory, components one after the other. */
import type { Breather } from "../store/breather";
import { neighbourRows, walkInBreadth, type NeighbourRows } from "./neighbour-rows";

export interface WalkedGraph {
  /** The row that each node had before. */
  readonly before: Int32Array;
  readonly rows: NeighbourRows;
  /** Component c holds the nodes from `components[c]` to `components[c + 1] − 1`, the largest first; each begins with its first row. */
  readonly components: Int32Array;
}

/** Walks from the first row of every component: where rows come by their edges, from its node with the most edges. */
export async function walkGraph(
  count: number,
  sources: Int32Array,
  targets: Int32Array,
  breather: Breather,
): Promise<WalkedGraph> {
  const rows = neighbourRows(count, sources, targets);
  await breather.rest();
  const walks = walksOf(rows);
  await breather.rest();
  const before = new Int32Array(count);
  const components = new Int32Array(walks.length + 1);
  walks.forEach((walk, at) => {
    before.set(walk, components[at]);
    components[at + 1] = components[at]! + walk.length;
  });
  return { before, rows: renumbered(rows, before), components };
}

/** Numbers of nodes in the order of the rows that they had before. */
export function byRow<C extends Float32Array | Float64Array>(values: C, { before }: WalkedGraph): C {
  const rows = values.slice() as C;
  for (let node = 0; node < values.length; node++) rows[before[node]!] = values[node]!;
  return rows;
}

function walksOf(rows: NeighbourRows): Int32Array[] {
  const count = rows.starts.length - 1;
  const hops = new Int32Array(count).fill(-1);
  const queue = new Int32Array(count);
  const walks: Int32Array[] = [];
  for (let node = 0; node < count; node++)
    if (hops[node] === -1) walks.push(walkInBreadth(rows, node, hops, queue).slice());
  return walks.sort((a, b) => b.length - a.length);
}

function renumbered({ starts, ends }: NeighbourRows, before: Int32Array): NeighbourRows {
  const now = new Int32Array(before.length);
  for (let node = 0; node < before.length; node++) now[before[node]!] = node;
  const next = { starts: new Int32Array(starts.length), ends: new Int32Array(ends.length) };
  let filled = 0;
  for (let node = 0; node < before.length; node++) {
    const row = before[node]!;
    for (let step = starts[row]!; step < starts[row + 1]!; step++) next.ends[filled++] = now[ends[step]!]!;
    next.starts[node + 1] = filled;
  }
  return next;
}
