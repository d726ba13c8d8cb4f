/** What a device is tried with: made-up inputs of the shipped models, the same at every trial. */
import { Tensor, type InferenceSession } from "onnxruntime-node";

const WIDTH = 384;
const OPENING = 101;
const CLOSING = 102;
/** Ids of ordinary words in the shipped embedder's vocabulary lie beyond this one. */
const FIRST_WORD = 2000;
const WORDS = 20_000;
const MOST_STEPS = 4;

type Feeds = Record<string, Tensor>;

/** `count` texts of `tokens` tokens each, as the embedder takes them. */
export function textFeeds(count: number, tokens: number): Feeds {
  const random = randomFrom(count * tokens);
  const idAt = (place: number): bigint => {
    if (place === 0) return BigInt(OPENING);
    return BigInt(place === tokens - 1 ? CLOSING : FIRST_WORD + Math.floor(random() * WORDS));
  };
  const shape = [count, tokens];
  const ids = BigInt64Array.from({ length: count * tokens }, (_, at) => idAt(at % tokens));
  const mask = new BigInt64Array(ids.length).fill(1n);
  return { input_ids: new Tensor("int64", ids, shape), attention_mask: new Tensor("int64", mask, shape) };
}

/** A question of `words` tokens and a graph of `steps` steps, as the retriever's first file takes them. */
export function wordFeeds(words: number, steps: number): Feeds {
  const random = randomFrom(words * steps);
  const rows = (count: number, length: number) => unitRows(random, count, length);
  const flags = Float32Array.from({ length: steps }, (_, step) => step % 2);
  return {
    // Inner states of an encoder are layer-normalised: about one a number.
    states: new Tensor("float32", rows(words, Math.sqrt(WIDTH)), [1, words, WIDTH]),
    relations: new Tensor("float32", rows(steps, 1), [steps, WIDTH]),
    backward: new Tensor("float32", flags, [steps]),
    labels: new Tensor("float32", rows(steps, 1), [steps, WIDTH]),
    labelled: new Tensor("float32", new Float32Array(steps).fill(1), [steps]),
  };
}

/** `paths` relation paths of one to four steps over what the first file gave, as the second takes them. */
export function pathFeeds(read: Readonly<Record<string, Tensor>>, paths: number, steps: number): Feeds {
  const { words, steps: encoded, close, matter } = read as Feeds;
  const table = BigInt64Array.from({ length: paths * MOST_STEPS }, (_, at) => {
    const [path, place] = [Math.floor(at / MOST_STEPS), at % MOST_STEPS];
    return place <= path % MOST_STEPS ? BigInt((path * 7 + place * 3) % steps) : -1n;
  });
  const shape = [paths, MOST_STEPS];
  return {
    ...{ words: words!, steps: encoded!, close: close!, matter: matter! },
    paths: new Tensor("int64", table, shape),
  };
}

/** The tensors of a call. */
export function asTrialed(results: InferenceSession.OnnxValueMapType): Feeds {
  return results as Feeds;
}

/** Greatest difference of matching numbers, relative where they are greater than 1; Infinity where one is no number or is missing. */
export function differenceBetween(right: Feeds, tried: Feeds): number {
  let largest = 0;
  for (const [name, tensor] of Object.entries(right)) {
    const [a, b] = [tensor.data as Float32Array, tried[name]?.data as Float32Array | undefined];
    if (b?.length !== a.length) return Infinity;
    a.forEach((value, at) => {
      const difference = Math.abs(value - b[at]!) / Math.max(1, Math.abs(value));
      largest = difference <= largest ? largest : Number.isNaN(difference) ? Infinity : difference;
    });
  }
  return largest;
}

function unitRows(random: () => number, count: number, length: number): Float32Array {
  const rows = Float32Array.from({ length: count * WIDTH }, () => random() - 0.5);
  for (let row = 0; row < count; row++) {
    const numbers = rows.subarray(row * WIDTH, (row + 1) * WIDTH);
    const norm = Math.hypot(...numbers) / length;
    numbers.forEach((value, at) => (numbers[at] = value / norm));
  }
  return rows;
}

/** A linear congruential generator (Numerical Recipes): any numbers do, as long as they are the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
