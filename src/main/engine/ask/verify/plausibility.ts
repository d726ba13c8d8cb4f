/** How plausible it is that two concepts belong together, by G(t−1) alone: a linear model, and a percentile among corrupted pairs. */
import type { WholeGraph } from "../../store/topology";
import { rowOfNeighbour, type PastGraph } from "../../store/past/past";
import { streamOf, threefry } from "../sample/noise";
import { PairNumbers, PAIR_NUMBERS } from "./pair-numbers";
import { PLAUSIBILITY_WEIGHTS as weights } from "./plausibility-weights";

/** Corrupted pairs that one is compared with. */
export const CORRUPTIONS = 200;
/** Among fewer a share says nothing: one more or less would move it by more than five points. */
const FEWEST = 20;
/** How far degrees of like concepts may lie apart. */
const LIKE = 0.1;
/** Standardised numbers are held to this many standard deviations. */
const MOST = 5;
/** Where new pairs of the training split and corrupted ones part best (training/hgcr/plausibility.mjs prints it). */
export const MIN_PERCENTILE = 68;
/** The same for a pair that the documents it is claimed from do not name together: one corrupted claim in twenty may pass. */
export const UNNAMED_PERCENTILE = 95;
/** What documents up to the cut name together comes before all that none does. */
const TOGETHER = 1000;

/** A number that grows with how plausible a pair is; may be replaced by another model over the same graph. */
export interface PlausibilityModel {
  readonly trainedUpTo: number;
  /** The score of `a` with any other concept. */
  from(past: PastGraph, a: number): (b: number) => number;
}

export const LINEAR: PlausibilityModel = {
  trainedUpTo: weights.trainedUpTo,
  from(past, a) {
    const numbers = new PairNumbers(past, a);
    return (b) => {
      const own = numbers.with(b);
      let sum: number = weights.bias;
      PAIR_NUMBERS.forEach((_, at) => {
        const value = (own[at]! - weights.means[at]!) / weights.spreads[at]!;
        sum += weights.weights[at]! * Math.max(-MOST, Math.min(MOST, value));
      });
      return sum;
    };
  },
};

export interface Pair {
  readonly subject: number;
  readonly object: number;
  /** What draws the corruptions: ids, since handles change with what else is in the file. */
  readonly key: string;
}

/** Share of corrupted pairs that are less plausible, 0 to 100, ties half; undefined where an end is not known up to the cut, or too little is like the object. */
export function percentileOf(
  { subject, object, key }: Pair,
  past: PastGraph,
  { labels }: WholeGraph,
  model: PlausibilityModel = LINEAR,
): number | undefined {
  if (degreeOf(past, subject) === 0 || degreeOf(past, object) === 0) return undefined;
  const others = corruptionsOf(subject, object, past, labels, key);
  if (others.length < FEWEST) return undefined;
  const score = model.from(past, subject);
  const rank = (node: number): number =>
    score(node) + (rowOfNeighbour(past, subject, node) >= 0 ? TOGETHER : 0);
  const own = rank(object);
  const below = others.reduce((sum, node) => {
    const other = rank(node);
    return sum + (other < own ? 1 : other === own ? 0.5 : 0);
  }, 0);
  return (100 * below) / others.length;
}

/** Concepts of the object's type and like degree, drawn without replacement; the nearest in degree where there are few. */
export function corruptionsOf(
  subject: number,
  object: number,
  past: PastGraph,
  labels: Int32Array,
  key: string,
): number[] {
  const own = degreeOf(past, object);
  const distance = (node: number): number => Math.abs(degreeOf(past, node) - own);
  const pool: number[] = [];
  for (let node = 0; node < labels.length; node++)
    if (labels[node] === labels[object] && node !== object && node !== subject && degreeOf(past, node) > 0)
      pool.push(node);
  const like = pool.filter((node) => distance(node) <= LIKE * own);
  if (like.length <= CORRUPTIONS)
    return pool.sort((a, b) => distance(a) - distance(b) || a - b).slice(0, CORRUPTIONS);
  return drawn(like, key);
}

function drawn(pool: number[], key: string): number[] {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  const { high, low } = streamOf(hash, 0, 0);
  const out = new Uint32Array(2);
  for (let at = 0; at < CORRUPTIONS; at++) {
    threefry(high, low, at, 0, out);
    const other = at + (out[0]! % (pool.length - at));
    [pool[at], pool[other]] = [pool[other]!, pool[at]!];
  }
  return pool.slice(0, CORRUPTIONS);
}

function degreeOf({ starts }: PastGraph, node: number): number {
  return starts[node + 1]! - starts[node]!;
}
