/** Numbers of a pair of concepts in G(t−1): what a linear model tells plausible pairs by. No id, name or text is among them. */
import type { PastGraph } from "../../store/past/past";
import { WALK_NUMBERS, Walks } from "../../store/past/walks";

export const PAIR_NUMBERS = [
  ...["degreeA", "degreeB", "namedA", "namedB", "freshA", "freshB", "closeA", "closeB"],
  ...["newestA", "newestB"],
  ...WALK_NUMBERS,
] as const;

/** Makes the numbers of pairs of one concept: a few walks over the graph, then any number of others. */
export class PairNumbers {
  private readonly walks: Walks;

  constructor(
    private readonly past: PastGraph,
    private readonly a: number,
  ) {
    this.walks = new Walks(past, a);
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
      ...walks.to(b),
    ]);
  }
}
