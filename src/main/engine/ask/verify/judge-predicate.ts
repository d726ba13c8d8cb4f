/** One predicate against what is known: typed edges first, then the passage it cites, then how plausible it is. */
import type { CheckReason, PredicateVerdict } from "../../../../shared/hypothesis";
import { isMutual, signOfVerb, type Predicate } from "./predicate";
import type { PairKnown } from "./typed-edges";

export interface Judged {
  readonly verdict: PredicateVerdict;
  readonly reason: CheckReason;
  readonly percentile?: number;
}

/** What the graph's typed edges say; undefined where they say nothing. */
export function judgeByEdges(said: Predicate, known: Pick<PairKnown, "edges">): Judged | undefined {
  const sign = signOfVerb(said.verb);
  const isOneWay = !isMutual(said.verb);
  const edges = known.edges.filter(({ isDenied }) => !isDenied);
  const isDenied = known.edges.some((edge) => edge.isDenied && edge.isForward && edge.sign === sign);
  const supports = edges.some((edge) => (sign === 0 ? true : edge.isForward && edge.sign === sign));
  const opposes = sign !== 0 && edges.some((edge) => edge.isForward && edge.sign === -sign);
  if (said.isNegated) {
    if (supports) return { verdict: "refuted", reason: "denied-by-edge" };
    if (isDenied) return { verdict: "supported", reason: "typed-edge" };
    return opposes ? { verdict: "supported", reason: "opposite-edge" } : undefined;
  }
  if (supports) return { verdict: "supported", reason: "typed-edge" };
  if (isDenied) return { verdict: "refuted", reason: "denied-by-edge" };
  if (opposes) return { verdict: "refuted", reason: "opposite-edge" };
  const isReversed = isOneWay && edges.some((edge) => edge.isBackward && !edge.isForward);
  return isReversed ? { verdict: "refuted", reason: "reversed-edge" } : undefined;
}

/** What the cited passages say of the same two concepts; undefined where they do not contradict. */
export function judgeByPassages(said: Predicate, passages: readonly Predicate[]): Judged | undefined {
  const same = passages.filter(
    (one) =>
      [one.subject, one.object].sort().join("\t") === [said.subject, said.object].sort().join("\t") &&
      signOfVerb(one.verb) === signOfVerb(said.verb),
  );
  if (same.length === 0) return undefined;
  if (!same.some((one) => one.isNegated === said.isNegated))
    return { verdict: "refuted", reason: "denied-by-passage" };
  // A denial that its own passage makes: there is nothing in a graph to hold against it.
  return said.isNegated ? { verdict: "supported", reason: "said-by-passage" } : undefined;
}
