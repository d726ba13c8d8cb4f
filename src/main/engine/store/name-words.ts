/** The folded words of every name as numbers: what text search and mention linking are both built on. */
import { words } from "../../../shared/fold";
import type { Breather } from "./breather";
import type { StringColumn } from "./string-column";

/** Words are numbered from 0 in the order they are first met. */
export class Vocabulary {
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a folded word, −1 when it is unknown. */
  find(word: string): number {
    return this.numbers.get(word) ?? -1;
  }

  /** The number of a folded word, a new one when it was unknown. */
  add(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}

/** Name of node v = word numbers `list[starts[v] … starts[v + 1] − 1]`. */
export interface NameWords {
  readonly vocabulary: Vocabulary;
  /** Names use the first `wordCount` words of the vocabulary; texts may add more. */
  readonly wordCount: number;
  readonly starts: Int32Array;
  readonly list: Int32Array;
}

/** Folds and splits all names, with breaths in between. */
export async function splitNames(
  names: Pick<StringColumn, "get" | "length">,
  breather: Breather,
): Promise<NameWords> {
  const vocabulary = new Vocabulary();
  const starts = new Int32Array(names.length + 1);
  const list = new NumberList();
  for (let node = 0; node < names.length; node++) {
    for (const word of words(names.get(node))) list.push(vocabulary.add(word));
    starts[node + 1] = list.length;
    // A name costs about as much as a hundred edges.
    if (breather.isDue(node * 100)) await breather.breathe();
  }
  return { vocabulary, wordCount: vocabulary.words.length, starts, list: list.toArray() };
}

/** A growing Int32Array. */
export class NumberList {
  length = 0;
  private items = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length++] = value;
  }

  toArray(): Int32Array {
    return this.items.slice(0, this.length);
  }
}
