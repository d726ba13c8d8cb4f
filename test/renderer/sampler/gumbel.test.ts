import { expect, test } from "vitest";
import { sigmoid, softWeight, softWeights } from "../../../src/renderer/features/sampler/gumbel";
import { runOf } from "../run-fixture";

test("the soft weight of a draw, as a person would work it out", () => {
  // p = .8: logit = ln 4 = 1.386294; g1 − g0 = 0.5 − 1.5 = −1; ÷ 0.5 = 0.772589; σ = 0.684081
  expect(softWeight(Math.log(4), 0.5, 1.5, 0.5)).toBeCloseTo(0.684081, 6);
  expect([sigmoid(0), sigmoid(-800), sigmoid(800)]).toStrictEqual([0.5, 0, 1]);
});

test("temperature spreads soft weights about a half and never carries one across it", () => {
  const draws = [-3, -0.2, 0.4, 2].map((sum) => [0.1, 0.5, 1, 5].map((tau) => softWeight(sum, 0, 0, tau)));
  for (const weights of draws) {
    const distances = weights.map((weight) => Math.abs(weight - 0.5));
    expect(distances).toStrictEqual([...distances].sort((a, b) => b - a));
    expect(new Set(weights.map((weight) => weight > 0.5)).size).toBe(1);
  }
});

test("soft weights of a whole run; rows without a draw stay without a number", () => {
  const view = runOf();
  const column = (...values: number[]): Float64Array<ArrayBuffer> => Float64Array.from(values);
  const numbers = { logit: column(0, 2, NaN), g1: column(1, 0, NaN), g0: column(1, 1, NaN) };
  const run = { ...view, edges: { ...view.edges, numbers } };
  expect([...softWeights(run, 2)!]).toStrictEqual([0.5, sigmoid(0.5), NaN]);
  expect(softWeights(view, 2)).toBeNull();
});
