/** The linear model over numbers of paths: weights made by training/hgcr, a file beside this one. */
import { PATH_WEIGHTS as weights } from "./path-weights";

/** The last PMID that the model learnt from. */
export const TRAINED_UP_TO = weights.trainedUpTo;

/** Standardised numbers are held to this many standard deviations. */
const MOST = 5;

/** What each number adds to the logit. */
export function contributionsOf(numbers: Float64Array): Float64Array {
  return numbers.map((number, at) => {
    const value = (number - weights.means[at]!) / weights.spreads[at]!;
    return weights.weights[at]! * Math.max(-MOST, Math.min(MOST, value));
  });
}

/** The probability that a later document joins both ends and what is between, by the path's numbers. */
export function probabilityOf(numbers: Float64Array): number {
  const sum = contributionsOf(numbers).reduce((total, value) => total + value, weights.bias);
  return 1 / (1 + Math.exp(-sum));
}
