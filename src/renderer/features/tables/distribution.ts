/** How a column of numbers is spread: bins to be drawn, and the ranges that can be chosen among them. */
import { inSlices, type Sliced } from "./sliced";

export interface Distribution {
  /** Edges between bins, ascending; one more than there are bins. */
  readonly edges: Float64Array;
  readonly counts: Int32Array;
  /** Rows with a value, and the greatest of the bins. */
  readonly total: number;
  readonly most: number;
  readonly logarithmic: boolean;
}

/** How high a bar of `count` stands beside the highest, 0 … 1, by logarithms: thousands of hopeless edges would flatten the few that matter. */
export function heightOf(count: number, most: number): number {
  return most === 0 ? 0 : Math.log1p(count) / Math.log1p(most);
}

/** Least distance between two ticks of the axis, as a share of its height. */
const TICK_GAP = 0.2;

/** Counts to be written at the axis, ascending: the highest, and powers of ten that have room below it. */
export function countTicks(most: number): number[] {
  const ticks = most > 0 ? [most] : [];
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, most))); power >= 1; power /= 10)
    if (heightOf(ticks[0] ?? 0, most) - heightOf(power, most) >= TICK_GAP) ticks.unshift(power);
  return ticks;
}

const MOST_BINS = 40;
/** Numbers from 0 up that span more than this are told apart by their powers of ten. */
const WIDE = 1000;

/**
 * The distribution of `values` (NaN and infinite ones left out); null where there are fewer than two different ones. Whole numbers of a
 * small range have a bin each; wide ones that are never negative have bins on a logarithmic scale, the first of which also holds 0.
 */
export function* distributionOf(values: ArrayLike<number>): Sliced<Distribution | null> {
  const { low, high, least, whole, total } = yield* extentOf(values);
  if (!(high > low)) return null;
  const logarithmic = low >= 0 && high / least > WIDE;
  const single = whole && high - low < MOST_BINS;
  const edges = single
    ? wholeEdges(low, high)
    : logarithmic
      ? powerEdges(low, least, high)
      : evenEdges(low, high);
  const counts = yield* countIn(values, edges);
  return {
    edges,
    counts,
    total,
    most: counts.reduce((a, b) => Math.max(a, b), 0),
    logarithmic: logarithmic && !single,
  };
}

/** Edges of a distribution that hold a range: the first bin in it and the one after the last. */
export function binsWithin({ edges }: Distribution, low: number, high: number): [first: number, end: number] {
  const last = edges.length - 1;
  const near = (value: number): number => {
    const at = binOf(edges, value);
    return value - edges[at]! < edges[at + 1]! - value ? at : at + 1;
  };
  const first = low <= edges[0]! ? 0 : near(low);
  const end = high >= edges[last]! ? last : near(high);
  return [Math.min(first, last - 1), Math.max(end, first + 1)];
}

interface Extent {
  readonly low: number;
  readonly high: number;
  /** The least above zero. */
  readonly least: number;
  readonly whole: boolean;
  readonly total: number;
}

function* extentOf(values: ArrayLike<number>): Sliced<Extent> {
  let [low, high, least, total] = [Infinity, -Infinity, Infinity, 0];
  let whole = true;
  yield* inSlices(values.length, (first, end) => {
    for (let row = first; row < end; row++) {
      const value = values[row]!;
      if (!Number.isFinite(value)) continue;
      total++;
      if (value < low) low = value;
      if (value > high) high = value;
      if (value > 0 && value < least) least = value;
      if (whole && !Number.isInteger(value)) whole = false;
    }
  });
  return { low, high, least, whole, total };
}

function wholeEdges(low: number, high: number): Float64Array {
  return Float64Array.from({ length: high - low + 2 }, (_, at) => low + at - 0.5);
}

function evenEdges(low: number, high: number): Float64Array {
  const step = (high - low) / MOST_BINS;
  return Float64Array.from({ length: MOST_BINS + 1 }, (_, at) => (at === MOST_BINS ? high : low + at * step));
}

function powerEdges(low: number, least: number, high: number): Float64Array {
  const from = Math.log10(Math.max(least, high * 1e-8));
  const step = (Math.log10(high) - from) / MOST_BINS;
  return Float64Array.from({ length: MOST_BINS + 1 }, (_, at) =>
    at === 0 ? Math.min(low, least) : at === MOST_BINS ? high : 10 ** (from + at * step),
  );
}

function* countIn(values: ArrayLike<number>, edges: Float64Array): Sliced<Int32Array> {
  const counts = new Int32Array(edges.length - 1);
  yield* inSlices(values.length, (first, end) => {
    for (let row = first; row < end; row++)
      if (Number.isFinite(values[row]!)) counts[binOf(edges, values[row]!)]!++;
  });
  return counts;
}

/** The bin of a value by bisection: its lower edge belongs to it, the last one's upper too. */
function binOf(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (edges[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
