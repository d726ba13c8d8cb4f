/** The stretches of a text that most probably answer a question, each with its sentence and how surely. */
import type { StoredText } from "../../../store/past/documents";
import { isPerson, type TextLanguage } from "../asked-words";
import { readText, type ReadText, type Sought, type Telling } from "../rank-passages";
import type { AskedSpan } from "./asked-span";
import { spanCandidates, type SpanCandidate } from "./span-candidates";
import type { SpanFeatures, SpanSentence } from "./placed-span";
import { spanFeatures, toldBy } from "./span-features";
import { isBarred } from "./span-grammar";
import { spanTokens, type TagWords } from "./span-tokens";
import { NOTHING_WEIGHT, SPAN_WEIGHTS } from "./span-weights";

export interface RankedSpan {
  /** UTF-16 offsets into the text, of the answer. */
  readonly start: number;
  readonly end: number;
  /** Id of the node that it names. */
  readonly entity?: string;
  readonly type: string;
  /** Of the sentence it stands in, and the one that tells it. */
  readonly sentences: readonly [own: number, telling: number];
  readonly passage: { readonly start: number; readonly end: number };
  readonly features: SpanFeatures;
  /** Among all candidates and the chance that none answers. */
  readonly probability: number;
}

/** What reads the words of a text. */
export interface Reader {
  readonly tag: TagWords;
  readonly language: TextLanguage;
}

/** Telling sentences looked at; and how far from them, in the same paragraph or the next. */
const MOST_TELLINGS = 10;
const STEPS = [0, -1, 1];

/** Best first; those that say the same are one. */
export function rankSpans(
  stored: StoredText,
  sought: Sought,
  asked: AskedSpan,
  { tag, language }: Reader,
): RankedSpan[] {
  const read = readText(stored, sought);
  const tellings = read.tellings.slice(0, MOST_TELLINGS);
  const sentenceAt = sentenceReader(stored, sought, read, tag);
  const counts = countMentions(stored);
  const found = tellings.flatMap((telling, at) =>
    STEPS.flatMap((step) => {
      const [own, there] = [read.sentences[telling.at]!, read.sentences[telling.at + step]];
      if (!there || Math.abs(there.paragraph - own.paragraph) > 1) return [];
      const sentence = sentenceAt(telling.at + step);
      const about = aboutTelling(telling, at, sought, stored.text.slice(own.start, own.end), read);
      return spanCandidates(stored.text, sentence.tokens, there.mentions, asked)
        .filter(
          (candidate) =>
            isNew(candidate, sentence, sought, asked.words) &&
            !isBarred({ candidate, sentence, step }, asked),
        )
        .map((candidate) => {
          const votes = candidate.entity === undefined ? 0 : votesFor(candidate.entity, tellings, read);
          const mentions = counts.get(candidate.entity ?? "") ?? 0;
          const words = sentence.tokens.slice(candidate.from, candidate.to);
          const isOfPeople =
            candidate.by === "phrase" &&
            words.some((token) => token.upos === "NOUN" && isPerson(token.word, language));
          const placed = { candidate, sentence, step, isOfPeople, votes, mentions };
          const passage = { start: Math.min(own.start, there.start), end: Math.max(own.end, there.end) };
          return {
            ...{ start: candidate.start, end: candidate.end, type: candidate.type, passage },
            ...(candidate.entity !== undefined && { entity: candidate.entity }),
            sentences: [telling.at + step, telling.at] as const,
            features: spanFeatures(placed, about, asked),
          };
        });
    }),
  );
  return weighed(found, stored.text);
}

function sentenceReader(
  { text }: StoredText,
  { names, asked }: Sought,
  { sentences, rarity }: ReadText,
  tag: TagWords,
): (at: number) => SpanSentence {
  const known = new Map<number, SpanSentence>();
  const ids = new Set(names.flat());
  return (at) => {
    const { start, end, mentions } = sentences[at]!;
    const tokens = known.get(at)?.tokens ?? spanTokens(text, start, end, tag);
    const marks = mentions.filter(({ entity }) => ids.has(entity));
    const sentence = known.get(at) ?? {
      tokens,
      told: toldBy(tokens, asked, rarity),
      named: tokens.map((token) => marks.some((mark) => mark.start <= token.start && token.start < mark.end)),
    };
    known.set(at, sentence);
    return sentence;
  };
}

function aboutTelling(telling: Telling, at: number, { names }: Sought, letters: string, read: ReadText) {
  const { rarity, sentences } = read;
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);
  return {
    share: telling.told.reduce((sum, weight) => sum + weight, 0) / whole,
    isWhole: telling.sure.every((sure) => sure > 0),
    near: telling.near.weight,
    isUnnamed: names.length === 0,
    isBest: at === 0,
    lead: telling.score / read.tellings[0]!.score,
    isAsking: letters.includes("?"),
    words: rarity.length,
    sentences: sentences.length,
  };
}

/** What the question itself says answers nothing. */
function isNew(
  { entity, from, to, by }: SpanCandidate,
  { tokens, told, named }: SpanSentence,
  { names }: Sought,
  asked: ReadonlySet<string>,
): boolean {
  const isSaid = tokens.slice(from, to).every(({ word }) => word === "" || asked.has(word));
  if (isSaid) return false;
  if (entity !== undefined) return !names.some((ids) => ids.includes(entity));
  // "seara Grigore": words run together.
  if (by === "phrase" && named.slice(from, to).includes(true)) return false;
  const own = [...tokens.keys()]
    .slice(from, to)
    .filter((at) => ["NOUN", "PROPN", "NUM"].includes(tokens[at]!.upos));
  return own.length === 0 || own.some((at) => told[at] === 0 && !named[at]);
}

function votesFor(entity: string, tellings: readonly Telling[], { sentences }: ReadText): number {
  const naming = tellings.filter(({ at }) => sentences[at]!.mentions.some((one) => one.entity === entity));
  return naming.length / tellings.length;
}

function countMentions({ mentions }: StoredText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entity } of mentions) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return counts;
}

/** Each with its share of the belief, beside that of no answer. */
function weighed(found: readonly Omit<RankedSpan, "probability">[], text: string): RankedSpan[] {
  const scores = found.map(({ features }) =>
    Object.entries(features).reduce((sum, [name, value]) => sum + value * (SPAN_WEIGHTS[name] ?? 0), 0),
  );
  const most = Math.max(NOTHING_WEIGHT, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, Math.exp(NOTHING_WEIGHT - most));
  const ranked = found.map((one, at) => ({ ...one, probability: parts[at]! / whole }));
  const best: RankedSpan[] = [];
  for (const one of ranked.sort((a, b) => b.probability - a.probability)) {
    const at = best.findIndex((other) => isSame(one, other, text));
    if (at < 0) best.push(one);
    else best[at] = { ...best[at]!, probability: best[at]!.probability + one.probability };
  }
  return best.sort((a, b) => b.probability - a.probability);
}

/** The same thing named, the same words, or letters that overlap. */
function isSame(one: RankedSpan, other: RankedSpan, text: string): boolean {
  if (one.entity !== undefined && other.entity !== undefined) return one.entity === other.entity;
  const words = ({ start, end }: RankedSpan): string => text.slice(start, end).toLowerCase();
  return (one.start < other.end && other.start < one.end) || words(one) === words(other);
}
