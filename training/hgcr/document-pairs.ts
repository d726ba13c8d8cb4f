/** Chemical–disease pairs of a whole abstract, as BC5CDR's annotators were asked for them: of its sentences, and of what they leave unsaid. */
import type { NamedConcept, Predicate, PredicateExtractor } from "../../src/main/engine/ask/verify/predicate";
import { sentencesOf } from "../../src/main/engine/ask/read/sentence-with";

export interface AnnotatedText {
  readonly title: string;
  readonly text: string;
  readonly concepts: readonly NamedConcept[];
}

/** Diseases that say only that something went wrong: the annotators kept the most specific one. */
const UNSPECIFIC =
  /(?:toxic\w*|damages?|injur\w+|complications?|effects?|reactions?|diseases?|disorders?|dysfunctions?|hypersensitivity|allerg\w+|abnormalit\w+|lesions?|symptoms|deaths?|abuse|overdos\w+|poisoning|intoxications?|dependence|addiction)$/i;
/** What a sentence says to have happened, be the chemical named or not. */
const HAPPENED =
  /\b(?:develop\w*|experienc\w+|occurr\w*|observed|noted|complain\w*|suffer\w*|induc\w+|caus\w+|produc\w+|adverse|side effects?|presented with|complicat\w+|result\w+|led to|revealed|incidence|reported|seen|found|recorded|showed|symptoms?|signs|features|reactions?|manifestations?|followed by|had (?!been\b|no\b|a history\b)|grade (?:\d|I))\b/i;
/** A disease named oftener than that is what the abstract is about: where it stands without a chemical it was there before. */
const MOST_OFTEN = 2;
/** A disease that was there before, or did not come. */
const WAS_THERE = /\b(?:no|not|without|with|for|of)\s+(?:[\w-]+ ){0,2}$/i;

interface Pair {
  readonly chemical: string;
  readonly disease: string;
}

/** "chemical TAB disease" of all that the abstract says to be induced. */
export function pairsOf(abstract: AnnotatedText, patterns: PredicateExtractor): Set<string> {
  const found = new Map<string, Pair>();
  const topic = topicOf(abstract);
  for (const { start, end } of sentencesOf(abstract.text)) {
    const sentence = abstract.text.slice(start, end);
    const concepts = conceptsIn(abstract, start, end);
    const isElliptic = concepts.every(({ type }) => type !== "Chemical");
    const pairs = isElliptic
      ? unsaid(sentence, concepts, topic).filter(({ disease }) => isRare(abstract, disease))
      : said(sentence, concepts, patterns);
    for (const pair of pairs) found.set(`${pair.chemical}\t${pair.disease}`, pair);
  }
  return mostSpecific(found, abstract);
}

function conceptsIn({ concepts }: AnnotatedText, from: number, until: number): NamedConcept[] {
  return concepts
    .filter(({ start, end }) => start >= from && end <= until)
    .map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
}

function said(sentence: string, concepts: readonly NamedConcept[], patterns: PredicateExtractor): Pair[] {
  const isA = (type: string, concept: string): boolean =>
    concepts.some((one) => one.concept === concept && one.type === type);
  return patterns
    .extract(sentence, concepts)
    .filter((one) => isInduced(one, sentence))
    .map(({ subject, object }) =>
      isA("Chemical", subject)
        ? { chemical: subject, disease: object }
        : { chemical: object, disease: subject },
    )
    .filter(({ chemical, disease }) => isA("Chemical", chemical) && isA("Disease", disease));
}

/** "A was associated with B" counts: nearly all such pairs are annotated. */
function isInduced({ verb, isNegated, start, end }: Predicate, sentence: string): boolean {
  if (isNegated) return false;
  return (
    verb === "induces" || (verb === "associated" && /\bassociated with\b/i.test(sentence.slice(start, end)))
  );
}

/** What happens in a sentence without a chemical is laid to the one that the abstract is about. */
function unsaid(sentence: string, concepts: readonly NamedConcept[], chemical: string | undefined): Pair[] {
  if (chemical === undefined || !HAPPENED.test(sentence)) return [];
  return concepts
    .filter(({ type, start }) => type === "Disease" && !WAS_THERE.test(sentence.slice(0, start)))
    .map(({ concept }) => ({ chemical, disease: concept }));
}

function isRare({ concepts }: AnnotatedText, disease: string): boolean {
  return concepts.filter(({ concept }) => concept === disease).length <= MOST_OFTEN;
}

/** The chemical of the title that is named most often; undefined where two are named alike. */
function topicOf({ title, concepts }: AnnotatedText): string | undefined {
  const chemicals = concepts.filter(({ type }) => type === "Chemical");
  const count = (one: string): number => chemicals.filter(({ concept }) => concept === one).length;
  const titled = [
    ...new Set(chemicals.filter(({ start }) => start < title.length).map(({ concept }) => concept)),
  ];
  const [best, next] = titled.sort((a, b) => count(b) - count(a));
  return best !== undefined && (next === undefined || count(best) > count(next)) ? best : undefined;
}

/** Without the pairs whose disease the same chemical's others say more exactly: "renal failure" beside "acute renal failure", or "toxicity" beside any. */
function mostSpecific(found: ReadonlyMap<string, Pair>, { text, concepts }: AnnotatedText): Set<string> {
  const names = new Map<string, string[]>();
  for (const { concept, start, end } of concepts)
    names.set(concept, [...(names.get(concept) ?? []), text.slice(start, end).toLowerCase()]);
  const isUnspecific = (disease: string): boolean =>
    names.get(disease)!.every((name) => UNSPECIFIC.test(name));
  const saysMore = (one: string, other: string): boolean =>
    names.get(other)!.every((name) => names.get(one)!.some((own) => own.endsWith(` ${name}`)));
  const isTold = ({ chemical, disease }: Pair): boolean =>
    [...found.values()].some(
      (other) =>
        other.chemical === chemical &&
        other.disease !== disease &&
        (saysMore(other.disease, disease) || (isUnspecific(disease) && !isUnspecific(other.disease))),
    );
  return new Set([...found].filter(([, pair]) => !isTold(pair)).map(([key]) => key));
}
