/** Why a path ranks where it does: what each of its numbers adds to the logit, gathered under a few words. */
import { PATH_REASONS, type PathReason } from "../../../../../shared/hypothesis";
import { PATH_NUMBERS } from "./path-numbers";

const REASONS: readonly (readonly [pattern: RegExp, reason: PathReason])[] = [
  [/^(walk|shared)/, "alternatives"],
  [/^end/, "ends"],
  [/^steps/, "length"],
  [/^(alternatives|likeEnds)/, "alternatives"],
  [/fresh/i, "recent"],
  [/^(met|lift|throughCloseShare|throughNamed|throughDegree)/, "specific"],
  [/^(close|count|throughClose)/, "attested"],
];

const REASON_OF = PATH_NUMBERS.map((name) => {
  const own = name.replace(/^than:/, "");
  return PATH_REASONS.indexOf(REASONS.find(([pattern]) => pattern.test(own))![1]);
});

/** Shares of the logit by reason, all that there are, in their order. */
export function reasonsOf(contributions: Float64Array): { reason: PathReason; share: number }[] {
  const shares = new Float64Array(PATH_REASONS.length);
  contributions.forEach((value, at) => {
    shares[REASON_OF[at]!]! += value;
  });
  return PATH_REASONS.map((reason, at) => ({ reason, share: shares[at]! }));
}
