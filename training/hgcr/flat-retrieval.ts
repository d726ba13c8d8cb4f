/** Documents for a pair of concepts without any graph: by BM25, and by cosine. */
import { dot } from "../../src/main/engine/ask/score/text-vectors";

/** Robertson and Zaragoza (2009). */
const [K1, B] = [1.2, 0.75];

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Ranks texts by BM25; places, best first, of those that share a word with the query. */
export class Bm25 {
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly lengths: readonly number[];
  private readonly mean: number;

  constructor(texts: readonly string[]) {
    const split = texts.map(wordsOf);
    this.lengths = split.map((words) => words.length);
    this.mean = this.lengths.reduce((sum, length) => sum + length, 0) / texts.length;
    split.forEach((words, at) => {
      for (const word of words) {
        const own = this.postings.get(word) ?? new Map<number, number>();
        this.postings.set(word, own);
        own.set(at, (own.get(at) ?? 0) + 1);
      }
    });
  }

  best(query: string, count: number): number[] {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(query))) {
      const found = this.postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (this.lengths.length - found.size + 0.5) / (found.size + 0.5));
      for (const [at, times] of found) {
        const norm = K1 * (1 - B + (B * this.lengths[at]!) / this.mean);
        scores.set(at, (scores.get(at) ?? 0) + (rarity * times * (K1 + 1)) / (times + norm));
      }
    }
    return bestOf([...scores], count);
  }
}

export function nearest(query: Float32Array, vectors: readonly Float32Array[], count: number): number[] {
  return bestOf(
    vectors.map((vector, at) => [at, dot(vector, query)] as const),
    count,
  );
}

function bestOf(scored: readonly (readonly [at: number, score: number])[], count: number): number[] {
  return scored
    .toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, count)
    .map(([at]) => at);
}
