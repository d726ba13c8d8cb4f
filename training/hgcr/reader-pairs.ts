/** What the reader of whole abstracts learns from: every two concepts that a sentence names, what the patterns say of them, and the words around them. */
import { aroundOf } from "../../src/main/engine/ask/verify/around";
import { PATTERNS } from "../../src/main/engine/ask/verify/extract-predicates";
import { matchesOf } from "../../src/main/engine/ask/verify/match-triggers";
import type { NamedConcept, Predicate } from "../../src/main/engine/ask/verify/predicate";
import { sentencesOf } from "../../src/main/engine/ask/read/sentence-with";
import { within, type Abstract } from "./judge-predicates";
import { mentionPairs } from "./mention-pairs";
import { featuresOf } from "./pair-features";
import { letterOf } from "./pair-tokens";

export { readAbstracts } from "./judge-predicates";

export interface ReaderPair {
  readonly doc: string;
  readonly isTitle: boolean;
  readonly first: string;
  readonly second: string;
  /** "CD": a chemical before a disease. */
  readonly order: string;
  /** Letters between the two. */
  readonly distance: number;
  /** What the patterns say, "nothing" where nothing. */
  readonly said: string;
  readonly isNegated: boolean;
  readonly isSpeculated: boolean;
  /** The triggers that match, surest first; "out" where a clause ends between the two. */
  readonly triggers: readonly string[];
  readonly features: readonly string[];
}

/** The pairs of chemical and disease of every sentence. */
export function* pairsIn(abstract: Abstract): Generator<ReaderPair> {
  for (const { start, end } of sentencesOf(abstract.text)) {
    const sentence = abstract.text.slice(start, end);
    const concepts = within(abstract, start, end).sort((a, b) => a.start - b.start || b.end - a.end);
    const found = PATTERNS.extract(sentence, concepts);
    for (const [first, second] of mentionPairs(concepts)) {
      const order = letterOf(first.type) + letterOf(second.type);
      if (order !== "CD" && order !== "DC") continue;
      yield {
        ...{ doc: abstract.id, isTitle: start === 0, first: first.concept, second: second.concept, order },
        distance: second.start - first.end,
        ...saidOf(found, first, second),
        triggers: triggersOf(sentence, concepts, first, second),
        features: featuresOf(sentence, concepts, first, second),
      };
    }
  }
}

function saidOf(
  found: readonly Predicate[],
  { concept: first }: NamedConcept,
  { concept: second }: NamedConcept,
): Pick<ReaderPair, "said" | "isNegated" | "isSpeculated"> {
  const own = found.find(
    ({ subject, object }) => (subject === first ? object : object === first && subject) === second,
  );
  return {
    ...{ said: own?.verb ?? "nothing", isNegated: own?.isNegated ?? false },
    isSpeculated: own?.isSpeculated ?? false,
  };
}

function triggersOf(
  sentence: string,
  concepts: readonly NamedConcept[],
  first: NamedConcept,
  second: NamedConcept,
): string[] {
  const around = aroundOf(sentence, concepts, first, second);
  if (!around) return ["out"];
  return [...matchesOf(around, first, second)].map(
    ({ trigger: { effect, doer, words } }) => `${effect} ${doer} ${words.source.slice(0, 60)}`,
  );
}
