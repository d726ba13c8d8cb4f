/**
 * The arithmetic of one edge's draw (METHODS 4): z_soft = σ((logit p + g1 − g0) / τ), z_hard = 1 where logit p + g1 − g0 > 0. Temperature
 * divides what is squashed and never moves its sign, so z_hard is Bernoulli(p) whatever τ is.
 */
import type { RunView } from "../../../shared/trace";

/** Names of the edge numbers that the sample stage gives. */
export const DRAW_NUMBERS = ["p", "logit", "g1", "g0", "zSoft", "zHard", "rank"] as const;

/** σ(x) = 1 / (1 + e^−x). */
export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** z_soft of one draw at a temperature; NaN where the edge was not drawn. */
export function softWeight(logit: number, g1: number, g0: number, temperature: number): number {
  return sigmoid((logit + g1 - g0) / temperature);
}

/** z_soft of every row at another temperature: the draws stay, nothing runs again. Null for runs without draws. */
export function softWeights(run: RunView, temperature: number): Float64Array | null {
  const { logit, g1, g0 } = run.edges.numbers;
  if (logit === undefined || g1 === undefined || g0 === undefined) return null;
  return Float64Array.from(logit, (value, row) => softWeight(value, g1[row]!, g0[row]!, temperature));
}
