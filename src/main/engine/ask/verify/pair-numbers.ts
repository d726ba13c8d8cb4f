/** Numbers of a pair of concepts in G(t−1): what a linear model tells plausible pairs by. No id, name or text is among them. */
import type { PastGraph } from "../../store/past/past";

export const PAIR_NUMBERS = [
  ...["degreeA", "degreeB", "namedA", "namedB", "freshA", "freshB", "closeA", "closeB"],
  ...["newestA", "newestB"],
  ...["shared", "walk2", "walk2Fresh", "walk2Bond", "walk3", "walk3Fresh", "walk3Bond", "walk4"],
] as const;

/** Kinds of weight that steps of a walk have. */
const WEIGHTS = ["one", "fresh", "bond"] as const;
const LEAST = [1e-4, 1e-5, 1e-4];

interface Scaled {
  /** By row of the past graph: weight ÷ √(sum at one end × sum at the other). */
  readonly rows: readonly Float64Array[];
}

const scaled = new WeakMap<PastGraph, Scaled>();

/** Makes the numbers of pairs of one concept: a few walks over the graph, then any number of others. */
export class PairNumbers {
  private readonly shared: Float64Array;
  private readonly four: Float64Array;
  private readonly walks: readonly (readonly [two: Float64Array, three: Float64Array])[];

  constructor(
    private readonly past: PastGraph,
    private readonly a: number,
  ) {
    const { rows } = scaleOf(past);
    const start = new Float64Array(past.starts.length - 1);
    start[a] = 1;
    const ones = new Float64Array(past.far.length).fill(1);
    this.shared = walk(past, ones, walk(past, ones, start));
    this.walks = rows.map((weights) => {
      const two = walk(past, weights, walk(past, weights, start));
      return [two, walk(past, weights, two)] as const;
    });
    this.four = walk(past, rows[0]!, this.walks[0]![1]);
  }

  /** One number for each of PAIR_NUMBERS. */
  with(b: number): Float64Array {
    const { past, a, walks } = this;
    const ends = [a, b];
    const degree = (node: number): number => past.starts[node + 1]! - past.starts[node]!;
    const share = (column: Float32Array, node: number): number =>
      Math.log(column[node]! + 1) - Math.log(past.named[node]! + 1);
    return Float64Array.from([
      ...ends.map((node) => Math.log(degree(node) + 1)),
      ...ends.map((node) => Math.log(past.named[node]! + 1)),
      ...ends.map((node) => Math.log(past.namedFresh[node]! + 1e-3)),
      ...ends.map((node) => share(past.namedClose, node)),
      ...ends.map((node) => Math.log(past.newest[node]! + 1e-5)),
      Math.log(this.shared[b]! + 1),
      ...walks.map(([two], at) => Math.log(two[b]! + LEAST[at]!)),
      ...walks.map(([, three], at) => Math.log(three[b]! + LEAST[at]!)),
      Math.log(this.four[b]! + LEAST[0]!),
    ]);
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

function scaleOf(past: PastGraph): Scaled {
  const known = scaled.get(past);
  if (known) return known;
  const columns = { one: undefined, fresh: past.fresh, bond: past.bond };
  const rows = WEIGHTS.map((kind) => scale(past, columns[kind]));
  const made = { rows };
  scaled.set(past, made);
  return made;
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
