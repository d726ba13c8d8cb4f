/** The linear model over numbers of paths, made by training/hgcr, and the prior of their length. */
import { lengthPrior } from "../ranked-paths/length-prior";
import { PATH_NUMBERS } from "./path-numbers";
import { PATH_WEIGHTS as weights } from "./path-weights";

/** The last PMID that the model learnt from. */
export const TRAINED_UP_TO = weights.trainedUpTo;

/** Standardised numbers are held to this many standard deviations. */
const MOST = 5;

const STEPS = PATH_NUMBERS.indexOf("steps");

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
