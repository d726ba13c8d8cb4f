import type { EdgeKeys } from "../stage";

/**
 * Edge rows by p, highest first, ties by edge key (ascending): the same order in every store. Keys are hashes, spread evenly: one pass brings
 * each row nearly to its place. Of the likely ones, which are few, a radix sort then does the rest; where most edges share one p,
 * comparing them pair by pair is many times slower.
 */
export function orderByProbability(probabilities: Float64Array, keys: EdgeKeys): Uint32Array {
  const byKey = orderByKey(keys);
  const order = new Uint32Array(byKey.length);
  let likely = 0;
  for (const row of byKey) if (probabilities[row]! > 0) order[likely++] = row;
  let at = likely;
  for (const row of byKey) if (!(probabilities[row]! > 0)) order[at++] = row;
  order.set(byFallingBits(order.subarray(0, likely), probabilities));
  return order;
}

/** A shorter run is sorted by insertion. */
const FEW = 16;

/** Rows by key: dealt out by the leading bits, about as many bits as there are rows, then sorted within what shares them. */
function orderByKey({ high, low }: EdgeKeys): Uint32Array {
  const shift = Math.min(31, Math.max(1, Math.clz32(high.length)));
  const starts = new Uint32Array((0xffffffff >>> shift) + 2);
  for (const word of high) starts[(word >>> shift) + 1]!++;
  for (let place = 1; place < starts.length; place++) starts[place]! += starts[place - 1]!;
  const order = new Uint32Array(high.length);
  const next = starts.slice();
  for (let row = 0; row < order.length; row++) order[next[high[row]! >>> shift]!++] = row;
  const compare = (a: number, b: number) => high[a]! - high[b]! || low[a]! - low[b]! || a - b;
  for (let place = 0; place + 1 < starts.length; place++)
    sortRun(order, starts[place]!, starts[place + 1]!, compare);
  return order;
}

function sortRun(
  order: Uint32Array,
  start: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  if (end - start > FEW) {
    order.subarray(start, end).sort(compare);
    return;
  }
  for (let at = start + 1; at < end; at++) {
    const row = order[at]!;
    let to = at;
    for (; to > start && compare(order[to - 1]!, row) > 0; to--) order[to] = order[to - 1]!;
    order[to] = row;
  }
}

/** `rows` by falling p, equal ones as they were: byte by byte from the least to the most significant. p must be above 0. */
function byFallingBits(rows: Uint32Array, probabilities: Float64Array): Uint32Array {
  // The bits of doubles from 0 up rise with them.
  const words = new Uint32Array(probabilities.buffer, probabilities.byteOffset, 2 * probabilities.length);
  let order = rows.slice();
  let spare = new Uint32Array(order.length);
  for (let byte = 0; byte < 8; byte++) {
    if (sortByByte(words, byte >> 2, 8 * (byte & 3), order, spare)) [order, spare] = [spare, order];
  }
  return order;
}

/** Writes `from` to `to`, ordered by one byte of each row's number, highest first, and otherwise as it was; false, and nothing written, where all have the same. */
function sortByByte(
  words: Uint32Array,
  word: number,
  shift: number,
  from: Uint32Array,
  to: Uint32Array,
): boolean {
  const byteOf = (row: number) => 255 - ((words[2 * row + word]! >>> shift) & 255);
  const starts = new Uint32Array(257);
  for (const row of from) starts[byteOf(row) + 1]!++;
  if (starts.includes(from.length)) return false;
  for (let byte = 0; byte < 256; byte++) starts[byte + 1]! += starts[byte]!;
  for (const row of from) to[starts[byteOf(row)]!++] = row;
  return true;
}
