/**
 * Counter-based noise: a pure function of seed, draw and edge, so that re-rolling one edge changes no other and a session replays
 * exactly. Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror & Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011): additions,
 * rotations and exclusive-ors of 32-bit words, the same bits on any machine.
 */

/** Where the noise of one draw comes from: the key of its cipher, two 32-bit words. */
export interface Stream {
  readonly high: number;
  readonly low: number;
}

const PARITY = 0x1bd11bda;
const TWO_TO_32 = 2 ** 32;

/** The stream of a draw; every re-roll of an edge within that draw is a stream of its own. `seed` is below 2^53, the others below 2^32. */
export function streamOf(seed: number, draw: number, reroll: number): Stream {
  const words = new Uint32Array(2);
  threefry(Math.floor(seed / TWO_TO_32), seed, draw, reroll, words);
  return { high: words[0]!, low: words[1]! };
}

/**
 * Threefry-2x32-20 of a counter under a key; all arguments are taken modulo 2^32, `out` receives two words. Every edge of every question goes
 * through here twice: four rounds at a time, their turns written out.
 */
export function threefry(
  key0: number,
  key1: number,
  counter0: number,
  counter1: number,
  out: Uint32Array,
): void {
  let [now, next, last] = [key0 | 0, key1 | 0, PARITY ^ key0 ^ key1];
  let a = (counter0 + key0) | 0;
  let b = (counter1 + key1) | 0;
  for (let group = 1; group <= 5; group++) {
    const odd = (group & 1) === 1;
    a = (a + b) | 0;
    b = (odd ? (b << 13) | (b >>> 19) : (b << 17) | (b >>> 15)) ^ a;
    a = (a + b) | 0;
    b = (odd ? (b << 15) | (b >>> 17) : (b << 29) | (b >>> 3)) ^ a;
    a = (a + b) | 0;
    b = (odd ? (b << 26) | (b >>> 6) : (b << 16) | (b >>> 16)) ^ a;
    a = (a + b) | 0;
    b = (odd ? (b << 6) | (b >>> 26) : (b << 24) | (b >>> 8)) ^ a;
    a = (a + next) | 0;
    b = (b + last + group) | 0;
    const first = now;
    now = next;
    next = last;
    last = first;
  }
  out[0] = a;
  out[1] = b;
}
