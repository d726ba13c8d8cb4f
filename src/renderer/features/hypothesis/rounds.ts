/** What changed from one round to the next, and what stands in a sentence: plain functions. */
import type {
  CheckedPredicate,
  Hypothesis,
  PredicateVerdict,
  WrittenRound,
} from "../../../shared/hypothesis";

type Sentence = WrittenRound["sentences"][number];

/** A sentence is known by what it says. */
export function sentenceKey({ said }: Sentence): string {
  return JSON.stringify(said);
}

/** Sentences of the round before that are not said any more, and the keys of those that are new. */
export function roundDifference(rounds: readonly WrittenRound[], at: number) {
  const now = rounds[at]?.sentences ?? [];
  const before = at > 0 ? rounds[at - 1]!.sentences : now;
  const [keys, earlier] = [new Set(now.map(sentenceKey)), new Set(before.map(sentenceKey))];
  return {
    gone: before.filter((one) => !keys.has(sentenceKey(one))),
    added: new Set([...keys].filter((key) => !earlier.has(key))),
  };
}

/** A predicate as `verify.confirmed` names it. */
export function predicateKey({ subject, verb, object }: CheckedPredicate): string {
  return [subject, verb, object].join(" ");
}

/** The gravest verdict is seen where predicates share words. */
const GRAVEST: readonly PredicateVerdict[] = [
  "refuted",
  "confirmed-by-hand",
  "supported",
  "plausible",
  "not-recognised",
];

export interface Stretch {
  readonly text: string;
  /** Null where no predicate was read. */
  readonly verdict: PredicateVerdict | null;
}

/** A claim in pieces, each with the verdict of what was read there. */
export function stretchesOf(claim: string, predicates: readonly CheckedPredicate[]): Stretch[] {
  const borders = new Set([0, claim.length, ...predicates.flatMap(({ start, end }) => [start, end])]);
  const places = [...borders].filter((at) => at >= 0 && at <= claim.length).sort((a, b) => a - b);
  return places.slice(1).map((end, at) => {
    const start = places[at]!;
    const own = predicates
      .filter((one) => one.start <= start && one.end >= end)
      .map(({ verdict }) => verdict);
    return { text: claim.slice(start, end), verdict: GRAVEST.find((one) => own.includes(one)) ?? null };
  });
}

/** Place of the edge between both concepts of a predicate among those of the paths, −1 for none. */
export function edgeOfPredicate(
  { edges, concepts }: Hypothesis,
  { subject, object }: CheckedPredicate,
): number {
  return edges.findIndex(({ source, target }) => {
    const ends = [concepts[source]!.id, concepts[target]!.id];
    return ends.includes(subject) && ends.includes(object);
  });
}
