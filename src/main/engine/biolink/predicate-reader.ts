/** Which predicate of Biolink a relation means whose name no table has ("adr", "is prescribed for"); training/predicates makes the weights. */
import type { ReadPredicate } from "../../../shared/graph";
import { softmax } from "../../../shared/softmax";
import type { Embedder } from "../models/embedder";
import { categoryOf, endsOf, mayBe } from "./biolink";
import { readWeights, type Weights } from "./predicate-weights";

/** Least share at which a reading is taken: of real sources' names that were not learned nine in ten were right from here on. */
const LEAST_SHARE = 0.7;
/** What says no more than that there is something between two things. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["none", "related_to"]);

/** A relation in words with the label of most of its sources and of most of its targets, "" where they have none. */
export interface RelationAsked {
  readonly words: string;
  readonly from: string;
  readonly to: string;
}

/** A reading per relation, undefined where none is sure enough, or where its ends are none that Biolink allows. Nothing is read with another embedder than the weights'. */
export async function readPredicates(
  asked: readonly RelationAsked[],
  embedder: Embedder,
  signal: AbortSignal,
): Promise<(ReadPredicate | undefined)[]> {
  const weights = await readWeights();
  if (asked.length === 0 || embedder.name !== weights.embedder) return asked.map(() => undefined);
  const texts = [...new Set(asked.flatMap(({ words, from, to }) => [words, plain(from), plain(to)]))].filter(
    (text) => text !== "",
  );
  const vectors = await embedder.embed(texts, { signal });
  const places = new Map(texts.map((text, at) => [text, at]));
  const vectorOf = (text: string): Float32Array | undefined => {
    const at = places.get(text);
    return at === undefined ? undefined : vectors.subarray(at * weights.width, (at + 1) * weights.width);
  };
  return asked.map((one) => {
    const parts = [one.words, plain(one.from), plain(one.to)].map(vectorOf);
    const read = likeliest(parts, weights);
    return read.share >= LEAST_SHARE && isAllowed(read.name, one) ? read : undefined;
  });
}

/** Labels are read as the weights learned them: words in small letters. */
function plain(label: string): string {
  return label
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/[_\-.:/\s]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** The likeliest predicate with its share (softmax), from the vectors of name, source's and target's label. */
function likeliest(parts: readonly (Float32Array | undefined)[], weights: Weights): ReadPredicate {
  const { predicates, rows, scales, biases, width } = weights;
  const scores = predicates.map((_, row) => {
    let sum = 0;
    parts.forEach((part, place) => {
      const start = (row * parts.length + place) * width;
      if (part) for (let at = 0; at < width; at++) sum += rows[start + at]! * part[at]!;
    });
    return sum * scales[row]! + biases[row]!;
  });
  const shares = softmax(scores);
  const share = Math.max(...shares);
  return { name: predicates[shares.indexOf(share)]!, share };
}

function isAllowed(predicate: string, { from, to }: RelationAsked): boolean {
  const ends = SAYS_NOTHING.has(predicate) ? undefined : endsOf(predicate);
  return ends !== undefined && mayBe(categories(from), ends.domain) && mayBe(categories(to), ends.range);
}

function categories(label: string): string[] {
  const category = categoryOf(label);
  return category === undefined ? [] : [category];
}
