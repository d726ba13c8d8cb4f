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

/** Threefry-2x32-20 of a counter under a key; all arguments are taken modulo 2^32, `out` receives two words. */
export function threefry(
  key0: number,
  key1: number,
  counter0: number,
  counter1: number,
  out: Uint32Array,
): void {
  const key2 = PARITY ^ key0 ^ key1;
  let a = (counter0 + key0) | 0;
  let b = (counter1 + key1) | 0;
  for (let round = 0; round < 20; round++) {
    a = (a + b) | 0;
    const turn = rotationOf(round);
    b = ((b << turn) | (b >>> (32 - turn))) ^ a;
    if ((round & 3) !== 3) continue;
    const group = (round + 1) >>> 2;
    a = (a + keyWord(group % 3, key0, key1, key2)) | 0;
    b = (b + keyWord((group + 1) % 3, key0, key1, key2) + group) | 0;
  }
  out[0] = a;
  out[1] = b;
}

/** Left rotations of rounds 0 to 7, which repeat. */
const ROTATIONS = Uint8Array.of(13, 15, 26, 6, 17, 29, 16, 24);

function rotationOf(round: number): number {
  return ROTATIONS[round & 7]!;
}

function keyWord(index: number, key0: number, key1: number, key2: number): number {
  if (index === 0) return key0;
  return index === 1 ? key1 : key2;
}
