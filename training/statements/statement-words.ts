/** A sentence as the trained reader of statements sees it: words in lower case, names as marks with what kind they are of, and what the patterns say of the pair. */
import { NAME } from "../../src/main/engine/build/relations/trained/word-rows";
import {
  isMutual,
  signOfVerb,
  type NamedConcept,
  type Predicate,
} from "../../src/main/engine/ask/verify/predicate";

export interface StatementWords {
  readonly keys: readonly string[];
  /** Where the two names stand among the keys. */
  readonly first: number;
  readonly second: number;
}

/** Words beyond the two names that are read, and most between them. */
const AROUND = 14;
const MOST_BETWEEN = 60;
const WORD = /[\p{L}]+|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;
const KINDS: Readonly<Record<string, string>> = { Chemical: "c", Disease: "d", Gene: "g", Variant: "v" };

/** `first` is named before `second`, and they do not overlap; `said` is what the patterns say of both. Undefined where too much stands between. */
export function statementWords(
  sentence: string,
  concepts: readonly NamedConcept[],
  [first, second]: readonly [NamedConcept, NamedConcept],
  said: Predicate | undefined,
): StatementWords | undefined {
  const others = concepts.filter((one) => one !== first && one !== second);
  const named = [first, second, ...apart(others, [first, second])].toSorted((a, b) => a.start - b.start);
  const keys: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (const one of named) {
    keys.push(...wordsOf(sentence.slice(from, one.start)));
    if (one === first) keys.push(...hintsOf(said, first));
    keys.push(markOf(one, first, second), NAME);
    if (one === first || one === second) places.push(keys.length - 1);
    from = one.end;
  }
  keys.push(...wordsOf(sentence.slice(from)));
  const [start, end] = [places[0]!, places[1]!];
  if (end - start > MOST_BETWEEN) return undefined;
  const cut = Math.max(0, start - AROUND);
  return { keys: keys.slice(cut, end + AROUND + 1), first: start - cut, second: end - cut };
}

/** The mentions of two concepts that stand nearest and do not overlap, the earlier one first. */
export function nearestMentions(
  concepts: readonly NamedConcept[],
  a: string,
  b: string,
): readonly [NamedConcept, NamedConcept] | undefined {
  const others = concepts.filter(({ concept }) => concept === b);
  const pairs = concepts
    .filter(({ concept }) => concept === a)
    .flatMap((one) =>
      others.map((other) => (one.start < other.start ? ([one, other] as const) : ([other, one] as const))),
    );
  const apartFrom = ([first, second]: readonly [NamedConcept, NamedConcept]): number =>
    second.start - first.end;
  return pairs.filter((pair) => apartFrom(pair) >= 0).toSorted((x, y) => apartFrom(x) - apartFrom(y))[0];
}

/** Names that overlap none before them. */
function apart(others: readonly NamedConcept[], taken: readonly NamedConcept[]): NamedConcept[] {
  const kept = [...taken];
  for (const one of others.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.slice(taken.length);
}

function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(WORD)].map(([word]) => (/^\d/.test(word) ? "0" : word));
}

function markOf(one: NamedConcept, first: NamedConcept, second: NamedConcept): string {
  if (one !== first && one.concept === first.concept) return "<same-1>";
  if (one !== second && one.concept === second.concept) return "<same-2>";
  return `<${KINDS[one.type] ?? "o"}>`;
}

/** What the patterns say, as keys of its own before the first name. */
function hintsOf(said: Predicate | undefined, first: NamedConcept): string[] {
  if (!said) return ["<says-nothing>"];
  const sign = signOfVerb(said.verb);
  const way = isMutual(said.verb) ? "" : said.subject === first.concept ? "-first" : "-second";
  const effect = sign === 0 ? said.verb : sign > 0 ? "more" : "less";
  return [
    `<says-${effect}${way}>`,
    ...(said.isNegated ? ["<says-not>"] : []),
    ...(said.isSpeculated ? ["<says-maybe>"] : []),
  ];
}
