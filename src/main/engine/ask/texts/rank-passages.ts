/** The passages of a text that most probably tell what is asked of whom a question names. */
import type { StoredText } from "../../store/past/documents";
import type { AskedWord } from "./asked-words";
import { sentencesOf, wordsOfSentences, type PlacedWord, type TextSentence } from "./text-sentences";

export interface Passage {
  /** Of the sentences it is made of: the one that tells, and the one beside it that has the name, with all between. */
  readonly start: number;
  readonly end: number;
  /** Where it tells: the rarest of the words asked for. */
  readonly told: number;
  /** Share of what is asked that it tells, rare words weighing more; less where the names stand further away, or some of them nowhere near. */
  readonly score: number;
}

/** How much a sentence speaks where the names stand in it, so many sentences before it, or right behind. */
const NEAR: readonly (readonly [step: number, weight: number])[] = [
  [0, 1],
  [-1, 0.7],
  [-2, 0.5],
  [1, 0.4],
  [-3, 0.4],
  [-4, 0.3],
];

/** Where none of the names is near, only a word speaks that the text says no more than twice. */
const NOWHERE = 0.25;
const RARE = 2;
/** A passage that names something of the kind asked for speaks more; a question in the text less. */
const OF_KIND = 1.3;
const ASKING = 0.5;

/** What is looked for in a text. */
export interface Sought {
  /** Ids of what is named, each a list of namesakes that all may be meant. */
  readonly names: readonly (readonly string[])[];
  readonly asked: readonly AskedWord[];
  /** Types of what would answer: "Location" where "where" is asked. */
  readonly types: ReadonlySet<string>;
}

/** A sentence that tells some of what is asked. */
export interface Telling {
  /** Its place among the sentences. */
  readonly at: number;
  /** How far away the names stand nearest, and how much it speaks for that; weight 0 where nowhere near. */
  readonly near: { readonly step: number; readonly weight: number };
  /** By word asked for: how surely it is told, and that times how rare it is. */
  readonly sure: readonly number[];
  readonly told: readonly number[];
  /** Different words of the sentence that tell something. */
  readonly tellers: number;
  /** As a passage's. */
  readonly score: number;
}

/** A text read for what is asked. */
export interface ReadText {
  readonly sentences: readonly TextSentence[];
  /** By word asked for. */
  readonly rarity: readonly number[];
  /** Best first. */
  readonly tellings: readonly Telling[];
  /** Where a telling sentence tells the rarest of what is asked. */
  readonly placeOf: (telling: Telling) => number;
}

/** The sentences that tell any of what is asked. */
export function readText(stored: StoredText, { names, asked, types }: Sought): ReadText {
  const sentences = sentencesOf(stored);
  const plain = wordsOfSentences(stored);
  const held = asked.map(({ tells }) => plain.filter((words) => sureIn(words, tells) > 0).length);
  const rarity = held.map((count) => Math.log(1 + sentences.length / (count + 0.5)));
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);
  const isNamed = new Set(names.flat());
  const placeOf = ({ at, told }: Pick<Telling, "at" | "told">): number => {
    const { tells } = asked[told.indexOf(Math.max(...told))]!;
    return plain[at]!.find(({ word }) => tells(word) > 0)!.start;
  };
  const isOfKind = ({ mentions }: TextSentence): boolean =>
    mentions.some(({ entity, type }) => types.has(type) && !isNamed.has(entity));
  const tellings = sentences.flatMap((own, at): Telling[] => {
    const sure = asked.map(({ tells }) => sureIn(plain[at]!, tells));
    const told = sure.map((share, one) => share * rarity[one]!);
    if (told.every((weight) => weight === 0)) return [];
    const near = nearestNames(sentences, at, names);
    const isRare = sure.some((share, one) => share > 0 && held[one]! <= RARE);
    const weight = Math.max(near.weight, isRare ? NOWHERE : 0);
    if (weight === 0) return [];
    const isAsking = stored.text.slice(placeOf({ at, told }), own.end).includes("?");
    const other = sentences[at + (near.weight > 0 ? near.step : 0)]!;
    const factor = (isOfKind(own) || isOfKind(other) ? OF_KIND : 1) * (isAsking ? ASKING : 1);
    const score = (factor * weight * told.reduce((sum, one) => sum + one, 0)) / whole;
    return [{ at, near, sure, told, tellers: tellersIn(plain[at]!, asked), score }];
  });
  return { sentences, rarity, placeOf, tellings: tellings.sort((a, b) => b.score - a.score || a.at - b.at) };
}

/** Best first. */
export function rankPassages(stored: StoredText, sought: Sought): Passage[] {
  const read = readText(stored, sought);
  return read.tellings.map((telling) => passageOf(telling, read));
}

/** A telling sentence with the one beside it that has the names, and all between. */
export function passageOf(telling: Telling, { sentences, placeOf }: ReadText): Passage {
  const { at, near, score } = telling;
  const [own, other] = [sentences[at]!, sentences[at + (near.weight > 0 ? near.step : 0)]!];
  return {
    ...{ start: Math.min(own.start, other.start), end: Math.max(own.end, other.end) },
    ...{ told: placeOf(telling), score },
  };
}

function tellersIn(words: readonly PlacedWord[], asked: readonly AskedWord[]): number {
  return new Set(words.flatMap(({ word }) => (asked.some(({ tells }) => tells(word) > 0) ? word : []))).size;
}

const sureIn = (words: readonly PlacedWord[], tells: AskedWord["tells"]): number =>
  words.reduce((best, { word }) => Math.max(best, tells(word)), 0);

/** Where the names stand nearest to a sentence. */
function nearestNames(
  sentences: readonly TextSentence[],
  at: number,
  names: readonly (readonly string[])[],
): { readonly step: number; readonly weight: number } {
  return NEAR.map(([step, weight]) => ({
    step,
    weight: weight * shareHere(sentences, at, step, names),
  })).reduce((best, one) => (one.weight > best.weight ? one : best));
}

/** The share of the names that stand in a sentence or in the one so many steps away, at most a paragraph further, one of them there; all where nothing is named. */
function shareHere(
  sentences: readonly TextSentence[],
  at: number,
  step: number,
  names: readonly (readonly string[])[],
): number {
  const [own, other] = [sentences[at]!, sentences[at + step]];
  if (!other || Math.abs(other.paragraph - own.paragraph) > 1) return 0;
  if (names.length === 0) return step === 0 ? 1 : 0;
  if (!names.some((ids) => has(other, ids))) return 0;
  return names.filter((ids) => has(own, ids) || has(other, ids)).length / names.length;
}

const has = ({ mentions }: TextSentence, ids: readonly string[]): boolean =>
  mentions.some(({ entity }) => ids.includes(entity));
