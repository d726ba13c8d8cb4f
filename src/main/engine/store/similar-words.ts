/** Words of a vocabulary that a typo turns into one another. */
import type { Vocabulary } from "./name-words";

export interface SimilarWord {
  readonly word: number;
  readonly edits: number;
}

/** Words longer than this are looked at together. */
const LONGEST = 255;

/** Finds words within few edits by a mask of their letters first, which all but a handful fail, and by distance then. */
export class SimilarWords {
  /** Words by length, shortest first, with the mask of each: only words about as long are looked at. */
  private readonly byLength: Int32Array;
  private readonly masks: Uint32Array;
  private readonly starts: Int32Array;

  /** Looks among the first `count` words of the vocabulary. */
  constructor(
    private readonly vocabulary: Vocabulary,
    count: number,
  ) {
    const lengthOf = (word: number) => Math.min(LONGEST, vocabulary.words[word]!.length);
    this.starts = new Int32Array(LONGEST + 2);
    for (let word = 0; word < count; word++) this.starts[lengthOf(word) + 1]!++;
    for (let length = 0; length <= LONGEST; length++) this.starts[length + 1]! += this.starts[length]!;
    const next = this.starts.slice();
    this.byLength = new Int32Array(count);
    this.masks = new Uint32Array(count);
    for (let word = 0; word < count; word++) {
      const place = next[lengthOf(word)]!++;
      this.byLength[place] = word;
      this.masks[place] = letterMask(vocabulary.words[word]!);
    }
  }

  /** Other words at most `limit` edits away (a swap of neighbours is one edit), fewest edits first. */
  find(text: string, limit: number): SimilarWord[] {
    const mask = letterMask(text);
    const found: SimilarWord[] = [];
    const from = this.starts[Math.max(0, Math.min(LONGEST, text.length) - limit)]!;
    const to = this.starts[Math.min(LONGEST, text.length + limit) + 1]!;
    for (let place = from; place < to; place++) {
      if (bitCount(this.masks[place]! ^ mask) > 2 * limit) continue;
      const word = this.byLength[place]!;
      const edits = distance(text, this.vocabulary.words[word]!, limit);
      if (edits > 0 && edits <= limit) found.push({ word, edits });
    }
    return found.sort((one, other) => one.edits - other.edits || one.word - other.word);
  }
}

// One edit changes at most two bits: one letter goes, another comes.
function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) mask |= 1 << (text.charCodeAt(at) & 31);
  return mask >>> 0;
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Edits between two texts: insert, delete, replace, swap neighbours ("optimal string alignment"); limit + 1 when there are more. */
export function distance(one: string, other: string, limit: number): number {
  return editsFrom(one, 0, other, 0, limit);
}

// Equal beginnings cost nothing, so only the few places where the texts part are tried in every way: for one or two edits that is
// several times faster than filling a table.
function editsFrom(one: string, i: number, other: string, j: number, limit: number): number {
  while (i < one.length && j < other.length && one.charCodeAt(i) === other.charCodeAt(j)) {
    i++;
    j++;
  }
  if (i === one.length && j === other.length) return 0;
  if (limit === 0 || Math.abs(one.length - i - (other.length - j)) > limit) return limit + 1;
  const isSwap =
    one.charCodeAt(i) === other.charCodeAt(j + 1) && one.charCodeAt(i + 1) === other.charCodeAt(j);
  return (
    1 +
    Math.min(
      i < one.length && j < other.length ? editsFrom(one, i + 1, other, j + 1, limit - 1) : limit,
      i < one.length ? editsFrom(one, i + 1, other, j, limit - 1) : limit,
      j < other.length ? editsFrom(one, i, other, j + 1, limit - 1) : limit,
      isSwap ? editsFrom(one, i + 2, other, j + 2, limit - 1) : limit,
    )
  );
}
