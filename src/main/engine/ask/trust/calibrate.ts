/**
 * A graph's own calibration: what a first answer's score means there, from judged questions. Logistic calibration of the score's logit (Platt
 * 1999, with his smoothed targets), its slope pulled towards 1 so that fifty questions do not overfit; chosen over temperature, isotonic
 * regression and the plain share on stored runs (docs/results.md, "Judged questions").
 */
import { PROVEN_FROM, type GraphCalibration, type JudgedSubject } from "../../../../shared/judging";
import { firstScore, isFirstRight, type JudgedQuestion } from "./judged";

/** A first answer's score, and whether it is right. */
export interface JudgedScore {
  readonly score: number;
  readonly right: boolean;
}

/** Scores nearer to 0 or 1 say no more than this. */
const EDGE = 1e-4;
/** How strongly the slope is held at 1, in questions. */
const PULL = 10;
const STEPS = 60;
const LONGEST_STEP = 2;
/** Judged questions to a point of the drawing, about. */
const PER_BIN = 12;

/** The calibration by judged questions of one sort; undefined where fewer than 50 say whether their first answer is right. */
export function calibrationOf(
  judged: readonly JudgedQuestion[],
  subject: Pick<JudgedSubject, "answers" | "computed">,
): GraphCalibration | undefined {
  const pairs = judged.flatMap((one): JudgedScore[] => {
    const [score, right] = [firstScore(one), isFirstRight(one)];
    return score === undefined || right === undefined ? [] : [{ score, right }];
  });
  if (pairs.length < PROVEN_FROM) return undefined;
  const own = firstScore(subject);
  return {
    questions: pairs.length,
    errorBefore: errorOf(pairs.map((pair) => ({ ...pair, claim: clipped(pair.score) }))),
    errorAfter: errorOf(leftOut(pairs)),
    ...(own !== undefined && { probability: fitLogistic(pairs)(own) }),
    bins: binsOf(pairs).map((bin) => ({
      questions: bin.length,
      score: mean(bin.map(({ score }) => score)),
      right: mean(bin.map(({ right }) => Number(right))),
    })),
  };
}

/** The probability that a first answer with a score is right; at least one pair is wanted. */
export function fitLogistic(pairs: readonly JudgedScore[]): (score: number) => number {
  const right = pairs.filter((pair) => pair.right).length;
  const points = pairs.map((pair) => ({
    x: logit(pair.score),
    // Smoothed: ten right ones of ten do not make the eleventh sure.
    wanted: pair.right ? (right + 1) / (right + 2) : 1 / (pairs.length - right + 2),
  }));
  const { slope, shift } = newton(points);
  return (score) => sigmoid(slope * logit(score) + shift);
}

interface Line {
  readonly slope: number;
  readonly shift: number;
}

/** Newton's method on the log loss plus the pull on the slope; steps are bounded, for far from the least the curve is flat. */
function newton(points: readonly { readonly x: number; readonly wanted: number }[]): Line {
  let [slope, shift] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byShift, twice, mixed, once] = [PULL * (slope - 1), 0, PULL, 0, 1e-9];
    for (const { x, wanted } of points) {
      const p = sigmoid(slope * x + shift);
      const weight = p * (1 - p) + 1e-9;
      bySlope += (p - wanted) * x;
      byShift += p - wanted;
      twice += weight * x * x;
      mixed += weight * x;
      once += weight;
    }
    const scale = twice * once - mixed * mixed;
    const bend = (bySlope * once - byShift * mixed) / scale;
    const move = (byShift * twice - bySlope * mixed) / scale;
    const size = Math.max(Math.abs(bend), Math.abs(move));
    const share = size > LONGEST_STEP ? LONGEST_STEP / size : 1;
    // A higher score never means less.
    slope = Math.max(0, slope - share * bend);
    shift -= share * move;
    if (size < 1e-9) break;
  }
  return { slope, shift };
}

interface Claimed extends JudgedScore {
  readonly claim: number;
}

/** Every tenth is judged by the other nine: what the calibration claims of questions it has not seen. */
function leftOut(pairs: readonly JudgedScore[]): Claimed[] {
  const FOLDS = 10;
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const claim = fitLogistic(pairs.filter((_, at) => at % FOLDS !== fold));
    return pairs
      .filter((_, at) => at % FOLDS === fold)
      .map((pair) => ({ ...pair, claim: claim(pair.score) }));
  });
}

/** Expected calibration error over groups of neighbouring scores: mean of |share right − mean claim|. */
function errorOf(pairs: readonly Claimed[]): number {
  const off = binsOf(pairs).map(
    (bin) =>
      bin.length *
      Math.abs(mean(bin.map(({ claim }) => claim)) - mean(bin.map(({ right }) => Number(right)))),
  );
  return off.reduce((sum, one) => sum + one, 0) / pairs.length;
}

/** Groups of neighbouring scores, equally many questions in each. */
function binsOf<T extends JudgedScore>(pairs: readonly T[]): T[][] {
  const sorted = pairs.toSorted((a, b) => a.score - b.score);
  const count = Math.max(1, Math.floor(sorted.length / PER_BIN));
  const edge = (bin: number) => Math.floor((bin * sorted.length) / count);
  return Array.from({ length: count }, (_, bin) => sorted.slice(edge(bin), edge(bin + 1)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function clipped(p: number): number {
  return Math.min(1 - EDGE, Math.max(EDGE, p));
}

function logit(p: number): number {
  const within = clipped(p);
  return Math.log(within / (1 - within));
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
