/** A question without its topic entity, in the forms path matching compares with relation paths. */

import { possessiveChain, type PossessiveChain, type Word } from "./possessive-chain";

/** What stands in for the topic entity; the path's first place holder is the same. */
export const TOPIC = "X";

/** One or two words that says something of its own. */
export interface Phrase {
  readonly text: string;
  /** Word positions, end excluded. */
  readonly start: number;
  readonly end: number;
  /** Words between the phrase and the nearest mention of the topic. */
  readonly distance: number;
}

export interface QuestionPhrases {
  /** The question with its mention replaced by X, and with the mention left out. */
  readonly masked: string;
  readonly bare: string;
  readonly phrases: readonly Phrase[];
  /** What kind of answer is asked for, as words; undefined when the question does not say. */
  readonly answerType: string | undefined;
  /** How many steps its possessives name, undefined where it has none. */
  readonly chain: PossessiveChain | undefined;
  /** Whether it asks for others of a kind ("the same director", "co-wrote", "also"), so that the way leads back over a relation. */
  readonly asksForOthers: boolean;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const LONGEST_PHRASE = 2;
/** Longer questions are cut: phrases grow with the words, and a person's question has few. */
const MOST_WORDS = 64;
const WORD = /[\p{L}\p{N}_'’-]*[\p{L}\p{N}][\p{L}\p{N}_'’-]*|['’]s\b/gu;
const SILENT = new Set(
  (
    "a an the of in on at by to for from with and or is are was were be been being do does did has have had 's ’s s that this these those it " +
    "its their his her there which what who whom whose where when why how as also ever not no than then so if into about name tell me " +
    "please can could would i you list give find show"
  ).split(" "),
);
/** Words that ask for a kind of answer without naming it as a graph would. */
const ASKED = new Map(
  Object.entries({
    person: "who whom whose",
    "date or year": "when",
    "place or country": "where",
    "genre or category": "type types kind kinds sort sorts",
    "topic or tag": "words terms topic topics describe describes described describing",
  }).flatMap(([asked, words]) => words.split(" ").map((word) => [word, asked] as const)),
);
const OTHERS = new Set(
  "same share shares shared sharing also other others another together both common similar fellow".split(" "),
);
const WORK = "occupation or profession";
const AUXILIARY = new Set(["do", "does", "did", "can", "could"]);

/**
 * Takes a question apart around the mentions of one topic entity (UTF-16 spans); works without any span too. `compounds` are names of
 * which none may be taken apart ("cause of death").
 */
export function questionPhrases(
  question: string,
  mentions: readonly Span[],
  compounds: readonly string[] = [],
): QuestionPhrases {
  const spans = withoutOverlaps(mentions);
  const words = wordsAround(question, spans).slice(0, MOST_WORDS);
  return {
    masked: joinAround(question, spans, () => TOPIC),
    bare: joinAround(question, spans, () => " "),
    phrases: phrasesOf(words),
    answerType: answerTypeOf(words),
    chain: possessiveChain(words, (text) => SILENT.has(text), compounds),
    asksForOthers: words.some(({ text }, at) => asksForOther(text, words[at + 1]?.text)),
  };
}

/** Somebody's "other half" is no other. */
function asksForOther(word: string, next: string | undefined): boolean {
  return (OTHERS.has(word) && !(word === "other" && next === "half")) || word.startsWith("co-");
}

function withoutOverlaps<S extends Span>(spans: readonly S[]): S[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((span, index) => sorted.slice(0, index).every((earlier) => earlier.end <= span.start));
}

/** "???", "?!": as much as one to a person, and to what reads vectors a text of question marks. */
const SHOUTED = /([?!])[?!]+/gu;

/** The question with a filling in place of each span, white space and repeated marks squeezed; of spans that overlap the first and longest counts. */
export function joinAround<S extends Span>(
  question: string,
  mentions: readonly S[],
  filling: (span: S) => string,
): string {
  const spans = withoutOverlaps(mentions);
  const pieces = piecesAround(question, spans);
  const filled = pieces.map((piece, at) => (at === 0 ? piece : filling(spans[at - 1]!) + piece));
  return filled.join("").replace(SHOUTED, "$1").replace(/\s+/g, " ").trim();
}

function piecesAround(question: string, spans: readonly Span[]): string[] {
  const starts = [0, ...spans.map(({ end }) => end)];
  return starts.map((start, index) => question.slice(start, spans[index]?.start ?? question.length));
}

function wordsAround(question: string, spans: readonly Span[]): Word[] {
  const topic: Word = { text: TOPIC, isTopic: true };
  return piecesAround(question, spans).flatMap((piece, index) => {
    const found = piece.replace(/['’]s\b/gu, " 's").match(WORD) ?? [];
    const words = found.map((text) => ({ text: text.toLowerCase(), isTopic: false }));
    return index === 0 ? words : [topic, ...words];
  });
}

function phrasesOf(words: readonly Word[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_PHRASE); end++) {
      const run = words.slice(start, end);
      if (run.at(-1)!.isTopic) break;
      const alone = run.length === 1 ? askedBy(run[0]!, words, start) : undefined;
      const says = run.some(({ text }) => !SILENT.has(text));
      if (!says && alone === undefined) continue;
      const text = alone ?? run.map((word) => word.text).join(" ");
      phrases.push({ text, start, end, distance: distanceToTopic(words, start, end) });
    }
  }
  return phrases;
}

/** "when" and "type" mention a relation by themselves, and so does the second "do" of "what does X do"; "who" does not. */
function askedBy({ text }: Word, words: readonly Word[], at: number): string | undefined {
  if (asksForWork(words, at)) return WORK;
  const asked = ASKED.get(text);
  return asked === "person" ? undefined : asked;
}

function asksForWork(words: readonly Word[], at: number): boolean {
  return (
    words[at]!.text === "do" &&
    at === words.length - 1 &&
    words.some(({ text }) => text === "does" || text === "did")
  );
}

function distanceToTopic(words: readonly Word[], start: number, end: number): number {
  const distances = words.flatMap(({ isTopic }, at) =>
    isTopic ? [at >= end ? at - end + 1 : start - at] : [],
  );
  return distances.length === 0 ? 0 : Math.min(...distances);
}

/** "who" asks for a person, "which country …" for a country; otherwise the first noun before the mention ("the gender of X"). */
function answerTypeOf(words: readonly Word[]): string | undefined {
  if (words.some((_, at) => asksForWork(words, at))) return WORK;
  const at = words.findIndex(({ text }) => ASKED.has(text) || text === "what" || text === "which");
  const asked = ASKED.get(words[at]?.text ?? "");
  return asked ?? firstSaying(words.slice(at + 1));
}

function firstSaying(words: readonly Word[]): string | undefined {
  const found = words.find(({ text, isTopic }) => isTopic || AUXILIARY.has(text) || !SILENT.has(text));
  if (found === undefined || found.isTopic || AUXILIARY.has(found.text)) return undefined;
  return ASKED.get(found.text) ?? found.text;
}
