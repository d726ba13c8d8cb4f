/** Words of a vocabulary that a typo turns into one another. */
import type { Vocabulary } from "./name-words";

export interface SimilarWord {
  readonly word: number;
  readonly edits: number;
}

/** Finds words within few edits by a mask of their letters first, which all but a handful fail, and by distance then. */
export class SimilarWords {
  private readonly masks: Uint32Array;
  private readonly lengths: Uint8Array;

  /** Looks among the first `count` words of the vocabulary. */
  constructor(
    private readonly vocabulary: Vocabulary,
    count: number,
  ) {
    this.masks = new Uint32Array(count);
    this.lengths = new Uint8Array(count);
    for (let word = 0; word < count; word++) {
      this.masks[word] = letterMask(vocabulary.words[word]!);
      this.lengths[word] = Math.min(255, vocabulary.words[word]!.length);
    }
  }

  /** Other words at most `limit` edits away (a swap of neighbours is one edit), fewest edits first. */
  find(text: string, limit: number): SimilarWord[] {
    const mask = letterMask(text);
    const found: SimilarWord[] = [];
    for (let word = 0; word < this.masks.length; word++) {
      if (bitCount(this.masks[word]! ^ mask) > 2 * limit) continue;
      if (Math.abs(this.lengths[word]! - text.length) > limit) continue;
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
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, before[column - 2]! + 1);
      line.push(edits);
    }
    if (Math.min(...line) > limit) return limit + 1;
    [before, above] = [above, line];
  }
  return above[other.length]!;
}
