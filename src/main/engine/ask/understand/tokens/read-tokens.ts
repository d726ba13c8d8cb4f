/** A question as tokens: names, numbers, phrases that tell its form, and the content words that are left. */
import { words } from "../../../../../shared/fold";
import type { Named } from "../find-mentions";
import type { Lexicon } from "../lexicon";
import type { LanguagePack, Mark, Pole } from "../pack";
import { piecesOf, type Piece } from "./question-pieces";
import { meantPieces } from "./meant-pieces";
import { asAny, isNounAtEnd, isOwnWord } from "./own-words";
import { idiomAt, labelAt, phraseOf } from "./piece-runs";
import { stem } from "../stem";
import { meaningOf, NOTHING } from "./token-meaning";
import { centuryIn, isGlued, numbersIn } from "./token-numbers";
import { isTitleOf, isWrittenBehind } from "../titles-before";
import { lengthOfPhrase, phraseTable, type Phrases } from "./token-phrases";

export interface Token {
  /** Folded. */
  readonly word: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly mark?: Mark;
  readonly pole?: Pole;
  /** Index among the names of the question. */
  readonly name?: number;
  /** A name in its genitive right behind a noun: "mama | Joianei". */
  readonly isOwner?: true;
  /** A number as typed; a decade ("1990s") has both ends. */
  readonly numbers?: readonly number[];
  /** Its number is a time of day, in hours. */
  readonly isHour?: true;
  /** A comma, a semicolon, a dash, a bracket or the end of a sentence stands before it. */
  readonly paused: boolean;
  /** English words for a content word, the word itself first, and their stems. */
  readonly english: readonly string[];
  readonly stems: readonly string[];
  /** Its key among the words of a schema in the question's own language, where that is not English. */
  readonly native?: string;
}

/** The tokens of a question in order; words inside a name belong to it, others are spelt right where a lexicon is given. */
export function readTokens(
  question: string,
  named: readonly Named[],
  pack: LanguagePack,
  lexicon?: Lexicon,
): Token[] {
  const isNamed = (piece: Piece) => named.some(({ start, end }) => piece.start >= start && piece.start < end);
  const pieces = meantPieces(piecesOf(question, pack.decimal), question, pack).flatMap((piece) => {
    const read = lexicon && !isNamed(piece) ? pack.readings?.get(piece.word) : undefined;
    if (read)
      return words(read.as).map((word) => ({ ...piece, word, ...(read.pole && { pole: read.pole }) }));
    return !lexicon || isNamed(piece) || /^\p{Lu}/u.test(question.slice(piece.start)) === piece.start > 0
      ? piece
      : { ...piece, word: lexicon.correct(piece.word, piece.start === 0) };
  });
  const phrases = phraseTable(pack);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const name = named.findIndex(({ start, end }) => pieces[at]!.start >= start && pieces[at]!.start < end);
    const idiom = name < 0 ? idiomAt(pieces, at, pack, lexicon, isNamed) : 0;
    if (idiom > 0) {
      tokens.push(ofIdiom(question, pieces.slice(at, at + idiom), pack));
      at += idiom;
      continue;
    }
    const label = name < 0 ? labelAt(pieces, at, lexicon, isNamed) : 0;
    if (label > 0) {
      tokens.push(ofLabel(question, pieces.slice(at, at + label)));
      at += label;
      continue;
    }
    const century = name < 0 ? centuryIn(pieces[at]!.word, pieces[at + 1]?.word) : undefined;
    if (century) {
      tokens.push(ofCentury(question, pieces.slice(at, at + 2), century));
      at += 2;
      continue;
    }
    const length =
      name >= 0
        ? pieces.filter(({ start }) => start >= pieces[at]!.start && start < named[name]!.end).length
        : isOwnPhrase(pieces, at, pack, lexicon)
          ? 0
          : lengthOfPhrase(pieces, at, phrases, named, tokens.at(-1));
    // "Who" asks before anything is said, and joins clauses after.
    const opens = tokens.every((token) => token.english.length === 0 && token.name === undefined);
    const marks = opens ? phrases.opening : phrases.marks;
    const own = pieces.slice(at, at + Math.max(1, length));
    const told = toToken(question, own, name, length, { ...phrases, marks }, pack);
    const pole = told.english.length > 0 ? (own[0]!.pole ?? lexicon?.utmost(told.word)) : undefined;
    const token = pole ? { ...told, pole, english: [], stems: [] } : withQuality(told, lexicon);
    const isOwn = isOwnWord(token, tokens, named.length, pack, lexicon) || isNounAtEnd(token, tokens);
    tokens.push(isOwn ? toToken(question, own, name, 0, { ...phrases, marks }, pack) : token);
    at += Math.max(1, length);
  }
  return withMultiples(tokens, pack, lexicon).map((token, at, all) =>
    isTitle(token, all[at + 1], question, named, lexicon)
      ? untold(token)
      : asAny(token, all.slice(at + 1), pack),
  );
}

/** Whether a word only goes with a name, before it or behind, and is none of the graph's own. */
function isTitle(
  token: Token,
  next: Token | undefined,
  question: string,
  named: readonly Named[],
  lexicon: Lexicon | undefined,
): boolean {
  const isOwn = token.english.length === 0 || lexicon?.has(token.english) === true;
  return !isOwn && (isTitleOf(token, next, named) || isWrittenBehind(token, next, question));
}

/** An adjective for what the graph measures, with the noun for it. */
function withQuality(token: Token, lexicon: Lexicon | undefined): Token {
  const quality = token.english.length > 0 ? lexicon?.qualityOf(token.word) : undefined;
  if (quality === undefined) return token;
  return { ...token, english: [...token.english, quality], stems: [...token.stems, stem(quality)] };
}

/** "2 | million" as one number, unless the graph's own measures are called so. */
function withMultiples(tokens: readonly Token[], { multiples }: LanguagePack, lexicon?: Lexicon): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const factor = Object.hasOwn(multiples, token.word) ? multiples[token.word]! : undefined;
    const isOfNumber = before?.numbers?.length === 1 && before.name === undefined && token.name === undefined;
    if (factor === undefined || !isOfNumber || lexicon?.has(token.english)) joined.push(token);
    else
      joined[joined.length - 1] = {
        ...before,
        ...{ word: `${before.word} ${token.word}`, text: `${before.text} ${token.text}`, end: token.end },
        numbers: [before.numbers![0]! * factor],
      };
  }
  return joined;
}

/** A word that says nothing. */
function untold({ native: _, ...token }: Token): Token {
  return { ...token, mark: "empty", english: [], stems: [] };
}

/** Whether a word that would tell the end of a scale, or nothing, is one of the graph's own with the next ("first appeared", "face parte"). */
const isOwnPhrase = (
  pieces: readonly Piece[],
  at: number,
  pack: LanguagePack,
  lexicon?: Lexicon,
): boolean => {
  const { word } = pieces[at]!;
  const isWeak = Object.hasOwn(pack.poles, word) || phraseTable(pack).marks.get(word) === "empty";
  return isWeak && lexicon?.isPair(word, pieces[at + 1]?.word) === true;
};

/** A kind of several words as the one noun it is. */
function ofLabel(question: string, pieces: readonly Piece[]): Token {
  const [first, last] = [pieces[0]!, pieces[pieces.length - 1]!];
  const word = phraseOf(pieces);
  const text = question.slice(first.start, last.end);
  const place = { start: first.start, end: last.end, paused: first.paused };
  return { ...place, word, text, english: [word], stems: word.split(" ").map(stem) };
}

/** The years of a century, as those of a decade are. */
function ofCentury(question: string, pieces: readonly Piece[], numbers: readonly number[]): Token {
  const [first, last] = [pieces[0]!, pieces[1]!];
  const place = { start: first.start, end: last.end, paused: first.paused };
  const text = question.slice(first.start, last.end);
  return { ...place, text, word: phraseOf(pieces), numbers, english: [], stems: [] };
}

/** The one word that several say, in their place. */
function ofIdiom(question: string, pieces: readonly Piece[], pack: LanguagePack): Token {
  const [first, last] = [pieces[0]!, pieces[pieces.length - 1]!];
  const word = pack.idioms[phraseOf(pieces)]!;
  const { english, stems } = meaningOf(pack)(word);
  return {
    ...{
      word,
      text: question.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      paused: first.paused,
    },
    ...{ english, stems },
    ...(pack.key && { native: pack.key(word) }),
  };
}

function toToken(
  question: string,
  pieces: readonly Piece[],
  name: number,
  length: number,
  { marks, poles }: Phrases,
  pack: LanguagePack,
): Token {
  const [first, last] = [pieces[0]!, pieces[pieces.length - 1]!];
  const word = pieces.map((piece) => piece.word).join(" ");
  const place = {
    word,
    text: question.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    paused: first.paused,
  };
  // "Ten films" counts, "Ten" is a title, and either may be meant by "10".
  const isNumber =
    name >= 0
      ? /^\d+(?:\.\d+)?s?$/.test(word) ||
        (Object.hasOwn(pack.numbers, word) && place.text === place.text.toLowerCase())
      : !isGlued(question, place);
  const numbers = isNumber ? numbersIn(word, pack, question.slice(0, place.start)) : undefined;
  const isPhrase = name < 0 && length > 0;
  const pole = isPhrase && Object.hasOwn(poles, word) ? poles[word] : undefined;
  const mark = isPhrase && !pole ? marks.get(word) : undefined;
  const isContent = name < 0 && !mark && !pole && !numbers;
  const { english, stems } = isContent ? meaningOf(pack)(word) : NOTHING;
  return {
    ...place,
    ...(mark && { mark }),
    ...(pole && { pole }),
    ...(name >= 0 && { name }),
    ...(numbers && { numbers }),
    english,
    stems,
    ...(isContent && pack.key && { native: pack.key(word) }),
  };
}
