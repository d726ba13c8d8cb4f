/** Rows in the order of a column: a radix sort over the bits of doubles, stable, without a comparison a row. */
import type { Column } from "./columns";
import { plainTexts } from "./plain-text";
import { inSlices, type Sliced } from "./sliced";

/** All rows in the view's own order. */
export function everyRow(count: number): Int32Array {
  const rows = new Int32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}

/** Rows by a column; equal ones stay in the view's order, missing numbers and texts come last both ways. */
export function* rowsBy(column: Column, count: number, descending: boolean): Sliced<Int32Array> {
  if (column.kind === "number") return yield* rowsByNumber(column.values, count, descending);
  const { codes, texts, also } = column;
  const ranks = also === undefined ? yield* textRanks(texts) : null;
  const keys = new Float64Array(count);
  yield* inSlices(count, (first, end) => {
    for (let row = first; row < end; row++) {
      const code = codes[row]!;
      keys[row] = code < 0 ? Number.NaN : ranks === null ? code : ranks[code]!;
    }
  });
  return yield* rowsByNumber(keys, count, descending);
}

/** Rows by their numbers, NaN last. */
export function* rowsByNumber(
  values: ArrayLike<number>,
  count: number,
  descending: boolean,
): Sliced<Int32Array> {
  const [high, low] = yield* sortableBits(values, count, descending);
  let [rows, spare]: [Int32Array, Int32Array] = [everyRow(count), new Int32Array(count)];
  for (const [words, shift] of [
    [low, 0] as const,
    [low, 16] as const,
    [high, 0] as const,
    [high, 16] as const,
  ]) {
    if (yield* sortByDigit(words, shift, rows, spare)) [rows, spare] = [spare, rows];
  }
  return rows;
}

/** The doubles as pairs of words that sort as the numbers do. */
function* sortableBits(
  values: ArrayLike<number>,
  count: number,
  descending: boolean,
): Sliced<readonly [high: Uint32Array, low: Uint32Array]> {
  const double = new Float64Array(1);
  const bits = new Uint32Array(double.buffer);
  const [high, low] = [new Uint32Array(count), new Uint32Array(count)];
  const turned = descending ? 0xffffffff : 0;
  yield* inSlices(count, (first, end) => {
    for (let row = first; row < end; row++) {
      // Minus zero becomes zero: they are equal.
      double[0] = values[row]! + 0;
      const missing = Number.isNaN(double[0]);
      const negative = bits[1]! >>> 31 === 1;
      high[row] = missing ? 0xffffffff : bits[1]! ^ (negative ? 0xffffffff : 0x80000000) ^ turned;
      low[row] = missing ? 0xffffffff : bits[0]! ^ (negative ? 0xffffffff : 0) ^ turned;
    }
  });
  return [high, low];
}

/** One pass over 16 bits, from `from` into `into`; false where all digits are equal and nothing was moved. */
function* sortByDigit(
  words: Uint32Array,
  shift: number,
  from: Int32Array,
  into: Int32Array,
): Sliced<boolean> {
  const starts = new Int32Array(65_537);
  const count = words.length;
  yield* inSlices(count, (first, end) => {
    for (let row = first; row < end; row++) starts[((words[row]! >>> shift) & 0xffff) + 1]!++;
  });
  if (count === 0 || starts[((words[0]! >>> shift) & 0xffff) + 1] === count) return false;
  for (let digit = 0; digit < 65_536; digit++) starts[digit + 1]! += starts[digit]!;
  yield* inSlices(count, (first, end) => {
    for (let at = first; at < end; at++) {
      const row = from[at]!;
      into[starts[(words[row]! >>> shift) & 0xffff]!++] = row;
    }
  });
  return true;
}

const RANKS = new WeakMap<readonly string[], Float64Array>();

/** Place of each text among all, equal texts at the same place; worked out once for each list. */
function* textRanks(texts: readonly string[]): Sliced<Float64Array> {
  const known = RANKS.get(texts);
  if (known !== undefined) return known;
  const ranks = new Float64Array(texts.length);
  let rank = 0;
  const order = yield* textOrder(yield* plainTexts(texts), texts);
  yield* inSlices(order.length, (first, end) => {
    for (let place = first; place < end; place++) {
      if (place > 0 && texts[order[place]!] !== texts[order[place - 1]!]) rank++;
      ranks[order[place]!] = rank;
    }
  });
  RANKS.set(texts, ranks);
  return ranks;
}

/** Runs shorter than this are compared text by text, and so is what is still equal after this many letters. */
const SHORT_RUN = 2000;
const DEEPEST = 48;
/** Letters (UTF-16) that fit exactly into a double. */
const LETTERS = 3;

/** Codes by plain text, then by the text itself: three letters at a time as numbers. */
function* textOrder(plains: readonly string[], texts: readonly string[]): Sliced<Int32Array> {
  const codes = everyRow(texts.length);
  const compare = (a: number, b: number): number =>
    order(plains[a]!, plains[b]!) || order(texts[a]!, texts[b]!);
  const sortRun = function* (run: Int32Array, letter: number): Sliced<void> {
    if (run.length < SHORT_RUN || letter >= DEEPEST) {
      run.sort(compare);
      yield;
      return;
    }
    const keys = new Float64Array(run.length);
    yield* inSlices(run.length, (first, end) => {
      for (let at = first; at < end; at++) keys[at] = letterKey(plains[run[at]!]!, letter);
    });
    const by = yield* rowsByNumber(keys, run.length, false);
    run.set(by.map((place) => run[place]!));
    for (let start = 0; start < run.length;) {
      let end = start + 1;
      while (end < run.length && keys[by[end]!] === keys[by[start]!]) end++;
      if (end - start > 1) yield* sortRun(run.subarray(start, end), letter + LETTERS);
      start = end;
    }
  };
  yield* sortRun(codes, 0);
  return codes;
}

function letterKey(text: string, at: number): number {
  const unit = (place: number): number => (place < text.length ? text.charCodeAt(place) + 1 : 0);
  return (unit(at) * 65_537 + unit(at + 1)) * 65_537 + unit(at + 2);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
