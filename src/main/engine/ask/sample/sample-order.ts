import type { EdgeKeys } from "../stage";

/**
 * Edge rows by p, highest first, ties by edge key (ascending): the same order in every store. A radix sort, byte by byte from the
 * least to the most significant: where most edges share one p, comparing them pair by pair is many times slower.
 */
export function orderByProbability(probabilities: Float64Array, keys: EdgeKeys): Uint32Array {
  const falling = fallingBits(probabilities);
  let order = Uint32Array.from(probabilities.keys());
  let spare = new Uint32Array(order.length);
  for (const column of [keys.low, keys.high, falling.low, falling.high]) {
    for (let shift = 0; shift < 32; shift += 8) {
      if (sortByByte(column, shift, order, spare)) [order, spare] = [spare, order];
    }
  }
  return order;
}

/** Words that fall as p rises: the bits of doubles from 0 up rise with them. */
function fallingBits(probabilities: Float64Array): EdgeKeys {
  // Adding 0 makes −0 the 0 it equals.
  const words = new Uint32Array(probabilities.map((p) => Math.max(0, p) + 0).buffer);
  const high = new Uint32Array(probabilities.length);
  const low = new Uint32Array(probabilities.length);
  for (let row = 0; row < high.length; row++) {
    low[row] = ~words[2 * row]!;
    high[row] = ~words[2 * row + 1]!;
  }
  return { high, low };
}

/** Writes `from` to `to`, ordered by one byte of `column` and otherwise as it was; false, and nothing written, where all have the same. */
function sortByByte(column: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array): boolean {
  const starts = new Uint32Array(257);
  for (let at = 0; at < from.length; at++) starts[((column[from[at]!]! >>> shift) & 255) + 1]!++;
  if (starts.includes(from.length)) return false;
  for (let byte = 0; byte < 256; byte++) starts[byte + 1]! += starts[byte]!;
  for (let at = 0; at < from.length; at++) {
    const row = from[at]!;
    to[starts[(column[row]! >>> shift) & 255]!++] = row;
  }
  return true;
}
