import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { agreement } from "../../../../src/main/engine/ask/trust/second-opinion";
import { ignoredOf, provenBy } from "../../../../src/main/engine/ask/trust/trust";
import type { JudgedQuestion } from "../../../../src/main/engine/ask/trust/judged";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

const films = memoryGraph([
  ["Inception", "directed_by", "Christopher Nolan"],
  ["Heat", "directed_by", "Michael Mann"],
]);
const signal = new AbortController().signal;
const ask = (question: string) =>
  runRecipe(question, smallRecipe({ score: { salience: { directed_by: 0.9 } } }), 0, portsOf(films));

test("another recipe with the same answer agrees, one with another does not", async () => {
  const { run } = await ask("who directed Inception?");
  expect(await agreement(run, () => ask("who directed Inception?"), signal)).toBe(true);
  expect(await agreement(run, () => ask("who directed Heat?"), signal)).toBe(false);
});

test("a second opinion that fails says nothing, and what was ignored is told", async () => {
  const { run } = await ask("who directed Inception with Nobody Known?");
  expect(await agreement(run, () => Promise.reject(new Error("no seeds")), signal)).toBeUndefined();
  expect(ignoredOf(run)).toStrictEqual(["Nobody Known"]);
});

test("a question that is given up is given up", async () => {
  const { run } = await ask("who directed Inception?");
  const stopped = AbortSignal.abort();
  await expect(agreement(run, () => Promise.reject(new Error("stopped")), stopped)).rejects.toThrow();
});

/** Sure of everything, right in five of seven. */
const judged = (count: number): JudgedQuestion[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ graph: "g", recipe: "r", question: `q${at.toString()}`, computed: false, said: {} },
    ...{ answers: [{ id: "a", score: 0.99 }], verdict: at % 7 < 2 ? ("wrong" as const) : ("right" as const) },
  }));

test("below fifty judged questions a graph is not proven; from there on its own calibration says what a score means", () => {
  const subject = { computed: false, answers: [{ id: "a", score: 0.99 }] };
  expect(provenBy(judged(49), subject)).toStrictEqual({ proven: false, judged: 49 });
  const { proven, calibration, set } = provenBy(judged(50), subject);
  expect(proven).toBe(true);
  expect(calibration?.probability).toBeCloseTo(5 / 7, 1);
  expect(calibration!.errorBefore).toBeCloseTo(0.29, 1);
  expect(calibration!.errorAfter).toBeLessThan(0.1);
  // Two in seven questions have no right answer: nothing can hold one in nine of ten.
  expect(set).toBeUndefined();
  // Computed answers err in other ways: found ones say nothing of them.
  expect(provenBy(judged(50), { ...subject, computed: true })).toStrictEqual({ proven: true, judged: 50 });
});
