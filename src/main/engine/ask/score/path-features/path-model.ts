/** The linear model over numbers of paths: weights made by training/hgcr, a file beside this one. */
import { PATH_WEIGHTS as weights } from "./path-weights";
import { PATH_NUMBERS } from "./path-numbers";

/** The last PMID that the model learnt from. */
export const TRAINED_UP_TO = weights.trainedUpTo;

/** Standardised numbers are held to this many standard deviations. */
const MOST = 5;

/** The probability that a later document joins both ends and what is between, by the path's numbers. */
export function probabilityOf(numbers: Float64Array): number {
  let sum = weights.bias;
  PATH_NUMBERS.forEach((_, at) => {
    const value = (numbers[at]! - weights.means[at]!) / weights.spreads[at]!;
    sum += weights.weights[at]! * Math.max(-MOST, Math.min(MOST, value));
  });
  return 1 / (1 + Math.exp(-sum));
}
