/** Names as they are typed: which nodes have a name in which some word begins so. */
import { words } from "../../../shared/fold";
import type { ScoredNode } from "../../../shared/graph";
import { BestFits, PREFIX_FITS } from "./best-fits";
import type { NameTrie } from "./name-trie";
import type { NameWords } from "./name-words";

/** Postings whose best is known, so that a letter that begins 100,000 names costs no more than one that begins a hundred. */
const BLOCK = 256;

/** A run of word ranks, or of postings; `end` exclusive. */
interface Range {
  readonly from: number;
  readonly end: number;
}

/** Postings of every word of every name, words in alphabetical order: the nodes of all words that begin alike stand together. */
export class NamePrefixes {
  readonly #sorted: readonly string[];
  /** Per word number its rank in the alphabet. */
  readonly #ranks: Int32Array;
  /** Nodes whose names hold the word of rank r: `#nodes[#firsts[r]] … #nodes[#firsts[r + 1] − 1]`, ascending. */
  readonly #firsts: Int32Array;
  readonly #nodes: Int32Array;
  /** Per block of postings the best key a node of it can have. */
  readonly #tops: Float64Array;

  /** `degrees`: of names that fit alike the best joined come first. */
  constructor(
    private readonly names: NameWords,
    private readonly trie: NameTrie,
    private readonly degrees: (node: number) => number,
  ) {
    const { vocabulary, wordCount, list } = names;
    const order = Array.from({ length: wordCount }, (_, word) => word);
    order.sort((one, other) => (vocabulary.words[one]! < vocabulary.words[other]! ? -1 : 1));
    this.#sorted = order.map((word) => vocabulary.words[word]!);
    this.#ranks = new Int32Array(wordCount);
    order.forEach((word, rank) => (this.#ranks[word] = rank));
    this.#firsts = new Int32Array(wordCount + 1);
    for (const word of list) this.#firsts[this.#ranks[word]! + 1]!++;
    for (let rank = 0; rank < wordCount; rank++) this.#firsts[rank + 1]! += this.#firsts[rank]!;
    this.#nodes = new Int32Array(list.length);
    this.#tops = new Float64Array(Math.ceil(list.length / BLOCK));
    this.#post();
  }

  /** At most `k` nodes whose names hold the typed words in a row, the last of them begun at least; whole names first, then beginnings. */
  find(typed: string, k: number): ScoredNode[] {
    const texts = words(typed);
    const ranges = texts.map((text, at) => this.#range(text, at + 1 < texts.length));
    if (ranges.length === 0 || k <= 0 || ranges.some(({ from, end }) => from === end)) return [];
    const best = new BestFits(k, this.degrees);
    for (const node of this.#called(texts)) best.add(node, PREFIX_FITS.whole);
    if (ranges.length === 1) this.#findWord(ranges[0]!, best);
    else this.#findWords(ranges, best);
    return best.toScored();
  }

  #called(texts: readonly string[]): readonly number[] {
    const { vocabulary } = this.names;
    const state = texts.reduce((at, word) => (at < 0 ? at : this.trie.step(at, vocabulary.find(word))), 0);
    return this.trie.nodesAt(state);
  }

  #findWord(range: Range, best: BestFits): void {
    const { starts, list } = this.names;
    const { from, end } = this.#postings(range);
    for (let at = from; at < end; at++) {
      if (at % BLOCK === 0 && at + BLOCK <= end && this.#tops[at / BLOCK]! <= best.least) {
        at += BLOCK - 1;
        continue;
      }
      const node = this.#nodes[at]!;
      best.add(node, this.#isIn(list[starts[node]!]!, range) ? PREFIX_FITS.start : PREFIX_FITS.inside);
    }
  }

  #findWords(ranges: readonly Range[], best: BestFits): void {
    const runs = ranges.map((range) => this.#postings(range));
    const rarest = runs.reduce((one, other) => (other.end - other.from < one.end - one.from ? other : one));
    for (let at = rarest.from; at < rarest.end; at++) {
      const node = this.#nodes[at]!;
      const fit = this.#fit(node, ranges);
      if (fit > 0) best.add(node, fit);
    }
  }

  #fit(node: number, ranges: readonly Range[]): number {
    const { starts, list } = this.names;
    const [first, end] = [starts[node]!, starts[node + 1]!];
    for (let at = first; at + ranges.length <= end; at++) {
      let word = 0;
      while (word < ranges.length && this.#isIn(list[at + word]!, ranges[word]!)) word++;
      if (word === ranges.length) return at > first ? PREFIX_FITS.inside : PREFIX_FITS.start;
    }
    return 0;
  }

  #isIn(word: number, { from, end }: Range): boolean {
    const rank = this.#ranks[word]!;
    return rank >= from && rank < end;
  }

  #postings({ from, end }: Range): Range {
    return { from: this.#firsts[from]!, end: this.#firsts[end]! };
  }

  #range(text: string, isWhole: boolean): Range {
    const from = this.#lowest(text);
    if (isWhole) return { from, end: this.#sorted[from] === text ? from + 1 : from };
    // No letter comes after U+FFFF in a string of UTF-16 units.
    return { from, end: this.#lowest(`${text}\uffff`) };
  }

  #lowest(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #post(): void {
    const { starts, list } = this.names;
    const next = this.#firsts.slice();
    for (let node = 0; node + 1 < starts.length; node++)
      for (let at = starts[node]!; at < starts[node + 1]!; at++) {
        const posting = next[this.#ranks[list[at]!]!]!++;
        this.#nodes[posting] = node;
        const fit = at === starts[node]! ? PREFIX_FITS.start : PREFIX_FITS.inside;
        const block = Math.floor(posting / BLOCK);
        this.#tops[block] = Math.max(this.#tops[block]!, BestFits.key(fit, this.degrees(node)));
      }
  }
}
