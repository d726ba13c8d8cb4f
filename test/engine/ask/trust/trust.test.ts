import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { trustOf } from "../../../../src/main/engine/ask/trust/trust";
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
  const first = await ask("who directed Inception?");
  const same = await trustOf(first, 0, () => ask("who directed Inception?"), signal);
  expect(same).toStrictEqual({ proven: false, judged: 0, agree: true, ignored: [] });
  const other = await trustOf(first, 50, () => ask("who directed Heat?"), signal);
  expect(other).toStrictEqual({ proven: true, judged: 50, agree: false, ignored: [] });
});

test("a second opinion that fails says nothing, and what was ignored is told", async () => {
  const first = await ask("who directed Inception with Nobody Known?");
  const trust = await trustOf(first, 0, () => Promise.reject(new Error("no seeds")), signal);
  expect(trust).toStrictEqual({ proven: false, judged: 0, ignored: ["Nobody Known"] });
});

test("a question that is given up is given up", async () => {
  const stopped = AbortSignal.abort();
  const first = await ask("who directed Inception?");
  await expect(trustOf(first, 0, () => Promise.reject(new Error("stopped")), stopped)).rejects.toThrow();
});
