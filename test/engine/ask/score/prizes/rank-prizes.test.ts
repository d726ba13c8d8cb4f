import { expect, test } from "vitest";
import {
  rankEdgeCost,
  rankEdgePrizes,
  rankNodePrizes,
} from "../../../../../src/main/engine/ask/score/prizes/rank-prizes";

/** Edge cosines with these tie counts, best rank first: 400,3 → 400 edges of cosine 1, 3 of ½. */
function tied(counts: readonly number[]): Float64Array {
  return Float64Array.from(counts.flatMap((count, rank) => Array<number>(count).fill(1 / (rank + 1))));
}

/** The prize of each rank. */
function prizesOf(counts: readonly number[], topEdges: number): number[] {
  return [...new Set(rankEdgePrizes(tied(counts), topEdges))];
}

test("the k best nodes earn k, k − 1, …, 1; NaN and the rest earn nothing", () => {
  const prizes = rankNodePrizes(Float64Array.of(0.1, NaN, 0.9, 0.5, 0.9), 3);
  expect([...prizes]).toStrictEqual([0, 0, 3, 1, 2]);
});

test("k is never more than there are nodes, and 0 prizes nobody", () => {
  expect([...rankNodePrizes(Float64Array.of(0.1, 0.2), 5)]).toStrictEqual([1, 2]);
  expect([...rankNodePrizes(Float64Array.of(0.1, 0.2), 0)]).toStrictEqual([0, 0]);
});

test("ranks of one edge each earn K, K − 1, …, 1 exactly", () => {
  expect(prizesOf([1, 1, 1, 1, 1], 5)).toStrictEqual([5, 4, 3, 2, 1]);
});

test("heavy ties share, and a lower rank stays just below a higher one (METHODS 1.7)", () => {
  const prizes = prizesOf([400, 3, 1, 50, 2], 5);
  expect(prizes.map((prize) => prize.toFixed(5))).toStrictEqual([
    "0.01250",
    "0.01238",
    "0.01225",
    "0.01213",
    "0.01201",
  ]);
});

test("only the K best distinct cosines are prized", () => {
  expect([...rankEdgePrizes(Float64Array.of(0.3, 0.9, 0.3, 0.1, -0.2), 2)]).toStrictEqual([
    0.5, 2, 0.5, 0, 0,
  ]);
});

test("the cost is lowered so that at least one prized edge pays", () => {
  expect(rankEdgeCost(0.5, Float64Array.of(0.0125, 0))).toBe(0.0125 * 0.995);
  expect(rankEdgeCost(0.5, Float64Array.of(5, 0))).toBe(0.5);
  expect(rankEdgeCost(0.5, Float64Array.of(0, 0))).toBe(0.5);
});
