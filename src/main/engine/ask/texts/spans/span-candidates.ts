/** What of a sentence may answer: names, noun phrases, and stretches that tell a time, a number or a cause. */
import type { StoredMention } from "../../../store/past/documents";
import type { AskedSpan, SpanKind } from "./asked-span";
import type { SpanToken } from "./span-tokens";
import { causesIn, timesIn, type Stretch } from "./span-times";

export interface SpanCandidate {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Tokens of the sentence, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly by: "name" | "phrase" | "time" | "number" | "cause";
  /** Of a name: the node's id and its type. */
  readonly entity?: string;
  readonly type: string;
}

/** Kinds for which noun phrases answer too. */
const BY_PHRASE: ReadonlySet<SpanKind> = new Set<SpanKind>(["person", "place", "thing", "name"]);
const INNER: ReadonlySet<string> = new Set(["DET", "NUM", "ADJ", "NOUN", "PROPN"]);
const HEADS: ReadonlySet<string> = new Set(["NOUN", "PROPN"]);
/** Words that go on with a phrase. */
const JOINS = /^(?:of|de|din|a|al|ai|ale|lui|cu|cel|cea|cei|cele)$/;
const LONGEST = 9;

/** All of a sentence's that could be of the kind asked for. */
export function spanCandidates(
  text: string,
  tokens: readonly SpanToken[],
  mentions: readonly StoredMention[],
  { kind }: AskedSpan,
): SpanCandidate[] {
  const first = tokens[0];
  if (!first) return [];
  const letters = text.slice(first.start, tokens.at(-1)!.end);
  const stretch = (by: "time" | "cause", found: readonly Stretch[]): SpanCandidate[] =>
    found.flatMap(({ start, end }) =>
      ofLetters(first.start + start, first.start + end, tokens, { by, type: "" }),
    );
  const names = (): SpanCandidate[] =>
    mentions.flatMap(({ start, end, entity, type }) =>
      ofLetters(start, end, tokens, { by: "name", entity, type }),
    );
  if (kind === "time") return stretch("time", timesIn(letters));
  if (kind === "cause") return stretch("cause", causesIn(letters));
  if (kind === "number") return numbersOf(tokens);
  const phrases = BY_PHRASE.has(kind) ? phrasesOf(tokens) : [];
  const named = names();
  const isName = (one: SpanCandidate): boolean =>
    named.some((name) => name.start === one.start && name.end === one.end);
  return [...named, ...phrases.filter((one) => !isName(one))];
}

/** The tokens that begin in some letters. */
function ofLetters(
  start: number,
  end: number,
  tokens: readonly SpanToken[],
  about: Pick<SpanCandidate, "by" | "entity" | "type">,
): SpanCandidate[] {
  const from = tokens.findIndex((token) => token.start >= start);
  if (from < 0 || tokens[from]!.start >= end) return [];
  const behind = tokens.findIndex((token) => token.start >= end);
  return [{ ...about, start, end, from, to: behind < 0 ? tokens.length : behind }];
}

/** Runs of nouns with what belongs to them, "bobițele frumoaselor metanie de mărgean". */
function phrasesOf(tokens: readonly SpanToken[]): SpanCandidate[] {
  const found: SpanCandidate[] = [];
  for (let at = 0; at < tokens.length;) {
    const to = runFrom(at, tokens);
    if (to === at) {
      at++;
      continue;
    }
    const end = joined(to, tokens);
    for (const one of new Set([to, end])) found.push(...phrase(at, one, tokens));
    at = to;
  }
  return found;
}

/** Where a run ends that begins here; `at` itself where none does. */
function runFrom(at: number, tokens: readonly SpanToken[]): number {
  let [to, hasHead] = [at, false];
  for (; to < tokens.length && to - at < LONGEST && INNER.has(tokens[to]!.upos); to++) {
    // "the shawl | the doctor": an article begins anew in English.
    if (hasHead && tokens[to]!.upos === "DET" && /^(?:the|an?|un|o)$/.test(tokens[to]!.word)) break;
    hasHead ||= HEADS.has(tokens[to]!.upos);
  }
  return hasHead ? to : at;
}

/** With runs behind "of" and the like. */
function joined(to: number, tokens: readonly SpanToken[]): number {
  const join = tokens[to];
  if (!join || !JOINS.test(join.word)) return to;
  const behind = runFrom(to + 1, tokens);
  return behind > to + 1 ? behind : to;
}

function phrase(from: number, to: number, tokens: readonly SpanToken[]): SpanCandidate[] {
  const [first, last] = [tokens[from]!, tokens[to - 1]!];
  return [{ from, to, start: first.start, end: last.end, by: "phrase", type: "" }];
}

/** Numbers with the noun behind them: "două mii de galbeni". */
function numbersOf(tokens: readonly SpanToken[]): SpanCandidate[] {
  return [...tokens.keys()].flatMap((at): SpanCandidate[] => {
    if (tokens[at]!.upos !== "NUM" || tokens[at - 1]?.upos === "NUM") return [];
    let to = at;
    while (tokens[to]?.upos === "NUM" || (to > at && JOINS_NUMBERS.test(tokens[to]?.word ?? ""))) to++;
    // "Ten | and could swim"
    while (to - 1 > at && JOINS_NUMBERS.test(tokens[to - 1]!.word) && !isNoun(tokens[to])) to--;
    while (to - at < LONGEST && isNoun(tokens[to])) to++;
    // "Nouăzeci și | doi": a word that the tagger takes for another is one more part of the number.
    const isTens = tokens[at - 1]?.word === "si" && TENS.test(tokens[at - 2]?.word ?? "");
    return phrase(isTens ? at - 2 : at, to, tokens).map((one) => ({ ...one, by: "number" }));
  });
}

const JOINS_NUMBERS = /^(?:de|and|si)$/;
const isNoun = (token: SpanToken | undefined): boolean => ["ADJ", "NOUN"].includes(token?.upos ?? "");
const TENS = /(?:zeci|suta|sute|mie|mii)$/;
