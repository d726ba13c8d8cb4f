import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  answerSet,
  conformalThreshold,
  coverageLeftOut,
} from "../../../../src/main/engine/ask/trust/answer-sets";
import { calibrationOf, fitLogistic } from "../../../../src/main/engine/ask/trust/calibrate";
import { isFirstRight, rightScore, type JudgedQuestion } from "../../../../src/main/engine/ask/trust/judged";
import stored from "./stored-scores.json" with { type: "json" };

/** Of each question: the first answer's score, 1 where it is right, the best right answer's score (scripts/measure-judged.mjs). */
type Stored = Readonly<Record<string, readonly (readonly [number, number, number | null])[]>>;
const SETS = stored as unknown as Stored;
const rightScores = (name: string) => Float64Array.from(SETS[name]!, ([, , best]) => best ?? -Infinity);

/** `seen` questions drawn by chance, and the rest, which is new to them. */
function halves<T>(values: readonly T[], seen: number, draw: number): readonly [T[], T[]] {
  const chance = (at: number) =>
    createHash("sha256").update(`${draw.toString()} ${at.toString()}`).digest("hex");
  const order = values
    .map((value, at) => ({ value, by: chance(at) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ value }) => value);
  return [order.slice(0, seen), order.slice(seen)];
}

function meanCoverage(scores: readonly number[], seen: number): number {
  const DRAWS = 60;
  const shares = Array.from({ length: DRAWS }, (_, draw) => {
    const [known, fresh] = halves(scores, seen, draw);
    const from = conformalThreshold(Float64Array.from(known), 0.9);
    return fresh.filter((score) => score >= from).length / fresh.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / DRAWS;
}

test.each(["metaqa-1hop", "metaqa-2hop", "metaqa-3hop", "pathquestion-2H", "pathquestion-3H"])(
  "sets promised to hold a right answer in 90 % of questions do so within 2 points: %s",
  (set) => {
    const scores = [...rightScores(`o-d-rag-${set}`)];
    for (const seen of [50, 100])
      expect(Math.abs(meanCoverage(scores, seen) - 0.9)).toBeLessThanOrEqual(0.02);
  },
);

test("where many scores are the very same, a set covers more than it promises, never less", () => {
  const scores = [...rightScores("o-d-rag-worldcup2014-P2")];
  expect(meanCoverage(scores, 50)).toBeGreaterThan(0.88);
  // What is printed is measured by leaving each question out.
  expect(coverageLeftOut(rightScores("o-d-rag-metaqa-3hop"), 0.9)).toBeCloseTo(0.9, 1);
});

const DRAWS = Array.from({ length: 10 }, (_, draw) => draw);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean log loss over the questions that fifty judged ones have not seen. */
function lossOfDraw(name: string, own: boolean, draw: number): number {
  const [known, fresh] = halves(SETS[name]!, 50, draw);
  const claim = fitLogistic(known.map(([score, right]) => ({ score, right: right === 1 })));
  const losses = fresh.map(([score, right]) => {
    const p = Math.min(0.9999, Math.max(0.0001, own ? claim(score) : score));
    return -Math.log(right === 1 ? p : 1 - p);
  });
  return mean(losses);
}

test("a graph's own calibration mends a recipe that is too sure, and spoils none that is not", () => {
  const lossOf = (name: string, own: boolean): number =>
    mean(DRAWS.map((draw) => lossOfDraw(name, own, draw)));
  const sure = ["o-path-match-metaqa-3hop", "o-path-match-pathquestion-3H", "o-path-match-worldcup2014-P1"];
  for (const name of sure) expect(lossOf(name, true)).toBeLessThan(lossOf(name, false) / 2);
  for (const name of Object.keys(SETS).filter((one) => one.includes("d-rag")))
    expect(lossOf(name, true)).toBeLessThan(lossOf(name, false) + 0.03);
});

const question = (fields: Partial<JudgedQuestion>): JudgedQuestion => ({
  ...{ graph: "g", recipe: "r", question: "q", computed: false, said: {} },
  answers: [
    { id: "a", score: 0.9 },
    { id: "b", score: 0.5 },
    { id: "c", score: 0.2 },
  ],
  ...fields,
});

test("what is said of single answers counts before what is said of the whole", () => {
  expect(isFirstRight(question({ verdict: "right" }))).toBe(true);
  expect(isFirstRight(question({ verdict: "right", said: { a: "wrong" } }))).toBe(false);
  expect(isFirstRight(question({ verdict: "partly" }))).toBeUndefined();
  expect(rightScore(question({ verdict: "right" }))).toBe(0.9);
  expect(rightScore(question({ said: { a: "wrong", b: "right" } }))).toBe(0.5);
  expect(rightScore(question({ verdict: "partly" }))).toBe(0.2);
  expect(rightScore(question({ verdict: "wrong" }))).toBe(-Infinity);
  expect(rightScore(question({ verdict: "right", answers: [], computed: true }))).toBe(1);
});

test("too few questions, or none that says whether the first answer is right, calibrate nothing", () => {
  const partly = Array.from({ length: 60 }, () => question({ verdict: "partly" }));
  expect(calibrationOf(partly, question({}))).toBeUndefined();
  expect(answerSet(partly.slice(11), question({}))).toBeUndefined();
  expect(answerSet(partly, question({}))).toStrictEqual({
    ...{ promise: 0.9, coverage: 1, questions: 60, from: 0.2, size: 3 },
  });
});
