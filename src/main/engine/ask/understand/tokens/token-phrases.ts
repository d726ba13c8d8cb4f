/** Phrases of a language that tell something of a question's form, and the longest of them at a place. */
import type { Named } from "../find-mentions";
import type { LanguagePack, Mark, Pole } from "../pack";
import type { Piece } from "./question-pieces";

/** Most words of a phrase. */
export const LONGEST_PHRASE = 6;

export interface Phrases {
  readonly marks: ReadonlyMap<string, Mark>;
  /** The same while nothing has been said yet. */
  readonly opening: ReadonlyMap<string, Mark>;
  readonly poles: Readonly<Record<string, Pole>>;
}

const ASKING = ["what", "where", "who"] as const;
const TABLES = new WeakMap<LanguagePack, Phrases>();

/** The phrases of a language, made once. */
export function phraseTable(pack: LanguagePack): Phrases {
  const known = TABLES.get(pack);
  if (known) return known;
  // Where a word could tell two things, what stands first in a pack's list of marks wins.
  const marks = new Map<string, Mark>();
  for (const [mark, list] of Object.entries(pack.marks) as [Mark, readonly string[]][])
    for (const phrase of list) if (!marks.has(phrase)) marks.set(phrase, mark);
  const opening = new Map(marks);
  for (const mark of ASKING) for (const phrase of pack.marks[mark]) opening.set(phrase, mark);
  const made = { marks, opening, poles: pack.poles };
  TABLES.set(pack, made);
  return made;
}

/** "The jersey number of A" counts nothing: behind a noun it is one itself. */
export function lengthOfPhrase(
  pieces: readonly Piece[],
  at: number,
  phrases: Phrases,
  named: readonly Named[],
  before: { readonly english: readonly string[] } | undefined,
): number {
  const length = longestPhrase(pieces, at, phrases, named);
  const word = pieces.slice(at, at + length).map((piece) => piece.word);
  const isNoun =
    length > 1 &&
    before !== undefined &&
    before.english.length > 0 &&
    phrases.marks.get(word.join(" ")) === "count" &&
    !pieces[at]!.paused;
  return isNoun ? 0 : length;
}

/** How many pieces from `at` make the longest phrase that tells something, 0 for none. */
function longestPhrase(
  pieces: readonly Piece[],
  at: number,
  { marks, poles }: Phrases,
  named: readonly Named[],
): number {
  for (let length = Math.min(LONGEST_PHRASE, pieces.length - at); length > 0; length--) {
    const slice = pieces.slice(at, at + length);
    const phrase = slice.map(({ word }) => word).join(" ");
    if (!marks.has(phrase) && !Object.hasOwn(poles, phrase)) continue;
    const inName = named.some(({ start, end }) =>
      slice.some((piece) => piece.start >= start && piece.start < end),
    );
    const parted = slice.some(({ paused }, nth) => paused && nth > 0);
    if (!inName && !parted && !isBegun(slice, pieces[at + length], poles)) return length;
  }
  return 0;
}

/** "The | most expensive", and not "the most | expensive": the last word begins a phrase that tells a scale. */
function isBegun(slice: readonly Piece[], next: Piece | undefined, poles: Phrases["poles"]): boolean {
  const last = slice.at(-1)!;
  return (
    slice.length > 1 &&
    next !== undefined &&
    !next.paused &&
    Object.hasOwn(poles, `${last.word} ${next.word}`)
  );
}
