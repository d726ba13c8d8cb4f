import { words } from "../../../src/shared/fold";
import type { Embedder } from "../../../src/main/engine/models/embedder";

const WIDTH = 64;

/** A deterministic embedder for tests: every word adds to one of 64 places by its hash; texts sharing words are alike. */
export function wordEmbedder(): Embedder & { embedded: string[] } {
  const embedded: string[] = [];
  return {
    name: "words-64",
    width: WIDTH,
    embedded,
    embed(texts) {
      embedded.push(...texts);
      const vectors = new Float32Array(texts.length * WIDTH);
      texts.forEach((text, row) => vectors.set(vectorOf(text), row * WIDTH));
      return Promise.resolve(vectors);
    },
    close: () => Promise.resolve(),
  };
}

/** The vector of one text, length 1 (0 for a text without words). */
export function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(WIDTH);
  for (const word of words(text)) vector[hash(word) % WIDTH]! += 1;
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}

/** FNV-1a. */
function hash(word: string): number {
  let sum = 0x811c9dc5;
  for (const letter of word) sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return sum;
}
