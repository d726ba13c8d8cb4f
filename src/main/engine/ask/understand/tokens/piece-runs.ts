/** Words in a row that stand for one: an idiom of the language, or what a kind of the graph is called. */
import type { Lexicon } from "../lexicon";
import type { LanguagePack } from "../pack";
import type { Piece } from "./question-pieces";
import { LONGEST_PHRASE } from "./token-phrases";

/** Pieces as one phrase, folded. */
export const phraseOf = (pieces: readonly Piece[]): string => pieces.map(({ word }) => word).join(" ");

/** How many pieces from `at` are said for one word that the graph has, 0 for none. */
export function idiomAt(
  pieces: readonly Piece[],
  at: number,
  { idioms, english }: LanguagePack,
  lexicon: Lexicon | undefined,
  isNamed: (piece: Piece) => boolean,
): number {
  return longestRun(pieces, at, isNamed, (phrase) => {
    const word = idioms[phrase];
    return word !== undefined && lexicon?.has(english(word)) === true;
  });
}

/** How many pieces from `at` are what one of the graph's kinds is called, 0 for none; one word is no phrase. */
export function labelAt(
  pieces: readonly Piece[],
  at: number,
  lexicon: Lexicon | undefined,
  isNamed: (piece: Piece) => boolean,
): number {
  return lexicon ? longestRun(pieces, at, isNamed, (phrase) => lexicon.isLabel(phrase)) : 0;
}

function longestRun(
  pieces: readonly Piece[],
  at: number,
  isNamed: (piece: Piece) => boolean,
  isTold: (phrase: string) => boolean,
): number {
  for (let length = Math.min(LONGEST_PHRASE, pieces.length - at); length > 1; length--) {
    const own = pieces.slice(at, at + length);
    const isParted = own.some((piece, nth) => isNamed(piece) || (nth > 0 && piece.paused));
    if (!isParted && isTold(phraseOf(own))) return length;
  }
  return 0;
}
