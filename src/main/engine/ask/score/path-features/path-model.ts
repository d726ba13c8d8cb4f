/** The linear model over numbers of paths, and the prior of their length: both made by training/hgcr, files beside this one. */
import { PATH_LENGTHS } from "./path-lengths";
import { PATH_NUMBERS } from "./path-numbers";
import { PATH_WEIGHTS as weights } from "./path-weights";

/** The last PMID that the model learnt from. */
export const TRAINED_UP_TO = weights.trainedUpTo;

/** Standardised numbers are held to this many standard deviations. */
const MOST = 5;

const STEPS = PATH_NUMBERS.indexOf("steps");
const SHORTEST = 2;

/** What each number adds to the logit; the number of edges adds the prior of its length. */
export function contributionsOf(numbers: Float64Array): Float64Array {
  return numbers.map((number, at) => {
    if (at === STEPS) return lengthPrior(number);
    const value = (number - weights.means[at]!) / weights.spreads[at]!;
    return weights.weights[at]! * Math.max(-MOST, Math.min(MOST, value));
  });
}

/** The logit that contributions come to. */
export function logitOf(contributions: Float64Array): number {
  return contributions.reduce((total, value) => total + value, weights.bias);
}

/** The probability of a logit: that a later document joins both ends and what is between. */
export function asProbability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The model has learnt from two edges; beyond the lengths that were counted each edge adds what the last one did. */
function lengthPrior(edges: number): number {
  const [before, last] = PATH_LENGTHS.slice(-2) as [number, number];
  const beyond = edges - SHORTEST - PATH_LENGTHS.length + 1;
  return beyond > 0 ? last + beyond * (last - before) : (PATH_LENGTHS[Math.max(0, edges - SHORTEST)] ?? 0);
}
