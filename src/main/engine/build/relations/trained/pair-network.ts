/** A convolution over the words around two names, the strongest of three pieces, and two layers on top: training/relations/network.py, its sums made once a word. */
import type { ReadableSentence, WordRows } from "./word-rows";

export interface Packed {
  readonly scale: number;
  /** Whole numbers of two bytes, packed. */
  readonly whole: string;
}

type Tensors =
  | "learned"
  | "cues"
  | "scale"
  | "words"
  | "toSource"
  | "toTarget"
  | "bias"
  | "top"
  | "topBias"
  | "out"
  | "outBias";
export type NetworkFile = Readonly<Record<Tensors, Packed>> & {
  /** Keys that have numbers of their own, from row 1 on. */
  readonly own: string;
};

export interface Sizes {
  readonly width: number;
  readonly hidden: number;
  readonly top: number;
  /** So many words beyond the two names are read. */
  readonly around: number;
  /** Borders of distances to a name. */
  readonly near: readonly number[];
}

/** A key without numbers of its own has those of its first letters. */
const STEM = 5;
/** The word before, the word itself and the one behind. */
const TAPS = 3;
/** Most words kept: a novel has some twenty thousand. */
const MOST_KEPT = 50_000;

export class PairNetwork {
  private readonly weights: Readonly<Record<Tensors, Float32Array>>;
  private readonly own: ReadonlyMap<string, number>;
  /** What each word brings to the one behind it, to itself and to the one before it. */
  private readonly kept = new Map<string, Float32Array>();

  constructor(
    file: NetworkFile,
    private readonly rows: WordRows,
    private readonly sizes: Sizes,
  ) {
    const { own, ...tensors } = file;
    const unpacked = Object.entries(tensors).map(([name, packed]) => [name, unpack(packed)]);
    this.weights = Object.fromEntries(unpacked) as Record<Tensors, Float32Array>;
    this.own = new Map(own.split(" ").map((key, at) => [key, at + 1]));
  }

  /** Scores of all relations from one place to another, the last speaks for none. */
  scores({ language, keys }: ReadableSentence, source: number, target: number): number[] {
    const { hidden } = this.sizes;
    const found = this.found(keys, language, source, target);
    const [first, last] = [Math.min(source, target), Math.max(source, target)];
    const input = new Float32Array(5 * hidden);
    for (let at = 0; at < keys.length; at++) {
      const piece = at < first ? 0 : at <= last ? 1 : 2;
      for (let unit = 0; unit < hidden; unit++) {
        const value = found[at * hidden + unit]!;
        if (value > input[piece * hidden + unit]!) input[piece * hidden + unit] = value;
      }
    }
    input.set(found.subarray(source * hidden, (source + 1) * hidden), 3 * hidden);
    input.set(found.subarray(target * hidden, (target + 1) * hidden), 4 * hidden);
    const { top, topBias, out, outBias } = this.weights;
    const middle = times(top, topBias, input).map((value) => Math.max(0, value));
    return [...times(out, outBias, middle)];
  }

  /** [words × hidden]: what stands around each word, nothing below zero. */
  private found(keys: readonly string[], language: string, source: number, target: number): Float32Array {
    const { hidden } = this.sizes;
    const found = new Float32Array(keys.length * hidden);
    for (let at = 0; at < keys.length; at++) {
      const sum = found.subarray(at * hidden, (at + 1) * hidden);
      sum.set(this.weights.bias);
      for (let tap = 0; tap < TAPS; tap++) {
        const word = at + tap - 1;
        const key = keys[word];
        if (key === undefined) continue;
        const named = word === source ? "<s>" : word === target ? "<t>" : key;
        add(sum, this.brought(named, language), tap * hidden);
        add(sum, this.weights.toSource, this.placeRow(tap, word - source));
        add(sum, this.weights.toTarget, this.placeRow(tap, word - target));
      }
      for (let unit = 0; unit < hidden; unit++) if (sum[unit]! < 0) sum[unit] = 0;
    }
    return found;
  }

  private placeRow(tap: number, distance: number): number {
    const { near, hidden } = this.sizes;
    const places = 2 * (near.length + 1) + 1;
    return (tap * places + placeOf(distance, near)) * hidden;
  }

  /** [3 × hidden] */
  private brought(key: string, language: string): Float32Array {
    const name = `${language}:${key}`;
    const known = this.kept.get(name);
    if (known) return known;
    const { hidden, width } = this.sizes;
    const state = this.state(key, language);
    const brought = new Float32Array(TAPS * hidden);
    for (let tap = 0; tap < TAPS; tap++)
      for (let at = 0; at < width; at++) {
        const row = (tap * width + at) * hidden;
        for (let unit = 0; unit < hidden; unit++)
          brought[tap * hidden + unit]! += state[at]! * this.weights.words[row + unit]!;
      }
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(name, brought);
    return brought;
  }

  /** Its meaning, its own numbers and what it hints at, added up. */
  private state(key: string, language: string): Float32Array {
    const { width } = this.sizes;
    const { learned, cues, scale } = this.weights;
    const state = new Float32Array(width);
    const own =
      this.own.get(key) ?? (key.startsWith("<") ? 0 : (this.own.get(`${key.slice(0, STEM)}+`) ?? 0));
    if (own > 0) add(state, learned, own * width);
    if (key.startsWith("<")) return state;
    const rows = this.rows.rowsOf(key, language);
    for (const row of rows)
      for (let at = 0; at < width; at++)
        state[at]! += (this.rows.table[row * width + at]! * scale[at]!) / rows.length;
    for (const cue of this.rows.cuesOf(key, language)) add(state, cues, cue * width);
    return state;
  }
}

/** The row of a distance in words to a name, 0 at the name itself. */
function placeOf(distance: number, near: readonly number[]): number {
  if (distance === 0) return 0;
  const beyond = near.findIndex((border) => border >= Math.abs(distance));
  const far = 1 + (beyond < 0 ? near.length : beyond);
  return distance > 0 ? far : near.length + 1 + far;
}

function unpack({ scale, whole }: Packed): Float32Array {
  const bytes = Buffer.from(whole, "base64");
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(2 * at) * scale);
}

function add(sum: Float32Array, from: Float32Array, offset: number): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += from[offset + at]!;
}

/** A matrix times a vector, and a bias. */
function times(matrix: Float32Array, bias: Float32Array, vector: Float32Array): Float32Array {
  return bias.map((sum, row) => {
    let total = sum;
    for (let at = 0; at < vector.length; at++) total += matrix[row * vector.length + at]! * vector[at]!;
    return total;
  });
}
