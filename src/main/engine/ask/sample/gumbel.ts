/** Independent binary Gumbel-softmax: z_soft = σ((logit p + g1 − g0)/τ), z_hard = its argmax (METHODS 4). Columns are m rows. */
import { log, sigmoid } from "./gumbel-math";
import { streamOf, threefry, type Stream } from "./noise";
import { keyText } from "./sample-keys";
import type { EdgeKeys } from "../stage";

/** p is moved this far into (0, 1) before its logit is taken: logits lie within ±18.42. */
const LOGIT_EPSILON = 1e-8;

/** ln(p / (1 − p)) with p clipped to [1e-8, 1 − 1e-8]. */
export function logitOf(p: number): number {
  const clipped = Math.min(1 - LOGIT_EPSILON, Math.max(LOGIT_EPSILON, p));
  return log(clipped / (1 - clipped));
}

/** Which noise: the seed's draw, and the edges rolled anew within it. */
export interface DrawOf {
  readonly seed: number;
  readonly draw: number;
  readonly rerolls: Readonly<Record<string, number>>;
}

/** The two Gumbel(0, 1) numbers of every edge, for selecting and for rejecting it; a function of seed, draw, re-rolls and key alone. */
export function gumbelsOf(keys: EdgeKeys, drawn: DrawOf): { g1: Float64Array; g0: Float64Array } {
  const count = keys.high.length;
  const g1 = new Float64Array(count);
  const g0 = new Float64Array(count);
  const words = new Uint32Array(2);
  const streamAt = streamsOf(keys, drawn);
  for (let row = 0; row < count; row++) {
    const stream = streamAt(row);
    threefry(stream.high, stream.low, keys.high[row]!, keys.low[row]!, words);
    g1[row] = gumbelOf(words[0]!);
    g0[row] = gumbelOf(words[1]!);
  }
  return { g1, g0 };
}

/** logit p + g1 − g0, added from left to right. */
export function pulls(logits: Float64Array, g1: Float64Array, g0: Float64Array): Float64Array {
  const pulled = new Float64Array(logits.length);
  for (let row = 0; row < logits.length; row++) pulled[row] = logits[row]! + g1[row]! - g0[row]!;
  return pulled;
}

/** z_hard: whether log p + g1 exceeds log(1 − p) + g0. The temperature has no say in it. */
export function isDrawn(pull: number): boolean {
  return pull > 0;
}

/** z_soft of every pull at temperature τ. */
export function softWeights(pulled: Float64Array, temperature: number): Float64Array {
  return pulled.map((pull) => sigmoid(pull / temperature));
}

/** −ln(−ln u) with u = (word + ½) / 2^32, never 0 or 1. */
function gumbelOf(word: number): number {
  return -log(-log((word + 0.5) / 2 ** 32));
}

/** The draw's own stream for every row but those rolled anew. */
function streamsOf(keys: EdgeKeys, { seed, draw, rerolls }: DrawOf): (row: number) => Stream {
  const whole = streamOf(seed, draw, 0);
  const anew = new Map(Object.entries(rerolls).map(([key, times]) => [key, streamOf(seed, draw, times)]));
  if (anew.size === 0) return () => whole;
  // Comparing one word first spares the others their text.
  const lows = new Set(Array.from(anew.keys(), (key) => parseInt(key.slice(8), 16)));
  return (row) => (lows.has(keys.low[row]!) ? (anew.get(keyText(keys, row)) ?? whole) : whole);
}
