/** What a path's length takes off its logit: models of paths have learnt from two edges (training/hgcr/lengths.mjs). */
import { PATH_LENGTHS } from "./path-lengths";

const SHORTEST = 2;

/** Beyond the lengths that were counted each edge adds what the last one did. */
export function lengthPrior(edges: number): number {
  const [before, last] = PATH_LENGTHS.slice(-2) as [number, number];
  const beyond = edges - SHORTEST - PATH_LENGTHS.length + 1;
  return beyond > 0 ? last + beyond * (last - before) : (PATH_LENGTHS[Math.max(0, edges - SHORTEST)] ?? 0);
}

/** The probability of a logit: that a later document joins both ends and what is between. */
export function asProbability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The score of a path by its logits in some runs, and the standard deviation of their probabilities. */
export function scoreOfLogits(logits: readonly number[]): { score: number; std: number } {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const each = logits.map(asProbability);
  const middle = mean(each);
  return { score: asProbability(mean(logits)), std: Math.sqrt(mean(each.map((one) => (one - middle) ** 2))) };
}
