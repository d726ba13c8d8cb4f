/** Walks of two to four steps over G(t−1): how well two concepts are joined by ways other than their own edge. */
import type { PastGraph } from "./past";

/** What is told of a pair by walks from one of its ends, in the order of `Walks.to`. */
export const WALK_NUMBERS = [
  ...["shared", "walk2", "walk2Fresh", "walk2Bond", "walk3", "walk3Fresh", "walk3Bond", "walk4"],
] as const;

/** Kinds of weight that steps of a walk have. */
const WEIGHTS = ["one", "fresh", "bond"] as const;
const LEAST = [1e-4, 1e-5, 1e-4];

/** All walks from one node; then any number of others in a moment each. */
export class Walks {
  private readonly shared: Float64Array;
  private readonly four: Float64Array;
  private readonly walks: readonly (readonly [two: Float64Array, three: Float64Array])[];

  constructor(past: PastGraph, from: number) {
    const rows = scaleOf(past);
    const start = new Float64Array(past.starts.length - 1);
    start[from] = 1;
    const ones = new Float64Array(past.far.length).fill(1);
    this.shared = walk(past, ones, walk(past, ones, start));
    this.walks = rows.map((weights) => {
      const two = walk(past, weights, walk(past, weights, start));
      return [two, walk(past, weights, two)] as const;
    });
    this.four = walk(past, rows[0]!, this.walks[0]![1]);
  }

  /** One number for each of WALK_NUMBERS. */
  to(node: number): number[] {
    return [
      Math.log(this.shared[node]! + 1),
      ...this.walks.map(([two], at) => Math.log(two[node]! + LEAST[at]!)),
      ...this.walks.map(([, three], at) => Math.log(three[node]! + LEAST[at]!)),
      Math.log(this.four[node]! + LEAST[0]!),
    ];
  }
}

/** One step of all that is at the nodes, over every edge. */
function walk({ starts, far }: PastGraph, weights: Float64Array, from: Float64Array): Float64Array {
  const to = new Float64Array(from.length);
  for (let node = 0; node < from.length; node++) {
    const here = from[node]!;
    if (here === 0) continue;
    for (let row = starts[node]!; row < starts[node + 1]!; row++) to[far[row]!]! += here * weights[row]!;
  }
  return to;
}

/** By kind of weight and row of the past graph: weight ÷ √(sum at one end × sum at the other). */
const scaled = new WeakMap<PastGraph, readonly Float64Array[]>();

function scaleOf(past: PastGraph): readonly Float64Array[] {
  const columns = { one: undefined, fresh: past.fresh, bond: past.bond };
  const rows = scaled.get(past) ?? WEIGHTS.map((kind) => scale(past, columns[kind]));
  scaled.set(past, rows);
  return rows;
}

function scale({ starts, far }: PastGraph, column: Float32Array | undefined): Float64Array {
  const weight = (row: number): number => column?.[row] ?? 1;
  const sums = new Float64Array(starts.length - 1);
  for (let node = 0; node < sums.length; node++)
    for (let row = starts[node]!; row < starts[node + 1]!; row++) sums[node]! += weight(row);
  const scaledRows = new Float64Array(far.length);
  for (let node = 0; node < sums.length; node++)
    for (let row = starts[node]!; row < starts[node + 1]!; row++)
      scaledRows[row] = weight(row) / Math.sqrt(Math.max(1e-12, sums[node]! * sums[far[row]!]!));
  return scaledRows;
}
