/** Of a thing's relations, those that a refused question may have meant are offered first. */
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { factsOf } from "../../../../src/main/engine/ask/execute/graph-facts";
import { ENGLISH } from "../../../../src/main/engine/ask/understand/pack-english";
import { nearestFirst } from "../../../../src/main/engine/ask/understand/refusals/nearest-first";
import { readTokens } from "../../../../src/main/engine/ask/understand/tokens/read-tokens";
import type { Recipe } from "../../../../src/shared/recipe";
import { UNDERSTAND } from "../../../../src/shared/stages/understand";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";
import { vectorOf, wordEmbedder } from "../word-embedder";

const RULES: Recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };
const GRAPH = memoryGraph([
  ["Leila", "lives in", "Fez"],
  ["Leila", "sells at", "Souk"],
  ["Leila", "apprenticed to", "Omar"],
]);
/** Stands for a model that knows what the two have in common. */
const ALIKE: Readonly<Record<string, string>> = { mentored: "apprenticed to" };

async function ordered(question: string) {
  const embedder = {
    ...wordEmbedder(),
    embed: (texts: readonly string[]) =>
      Promise.resolve(Float32Array.from(texts.flatMap((text) => [...vectorOf(ALIKE[text] ?? text)]))),
  };
  const ports = { ...portsOf(GRAPH), embedder };
  const facts = await factsOf(ports.store, embedder, ports.signal);
  const steps = facts.relations.map(({ handle: relation }) => ({ relation, backward: false }));
  const tokens = readTokens(question, [], ENGLISH);
  const found = await nearestFirst(steps, tokens, facts, ports);
  const names = (of: typeof steps) => of.map(({ relation }) => facts.relations[relation]!.words);
  return { before: names(steps), after: names(found) };
}

test("the nearest relation of a word comes first, the others stay in their order", async () => {
  const { before, after } = await ordered("Who mentored Leila?");
  expect(before.indexOf("apprenticed to")).toBeGreaterThan(0);
  const rest = before.filter((words) => words !== "apprenticed to");
  expect(after).toStrictEqual(["apprenticed to", ...rest]);
});

test("words like none of them leave the order as it was", async () => {
  const strange = await ordered("Who zorbed Leila?");
  expect(strange.after).toStrictEqual(strange.before);
});

const COMMON = ["lives in", "sells at", "born in", "buys from", "paid by", "rents from", "sits beside"];
const BUSY = memoryGraph([
  ...COMMON.flatMap((relation, at): [string, string, string][] => [
    ["Leila", relation, `Place ${at}`],
    ["Leila", relation, `Other ${at}`],
  ]),
  ["Leila", "apprenticed to", "Omar"],
]);

test("the refusal offers what a word is near to, however few edges it has", async () => {
  const near: Readonly<Record<string, string>> = { mentored: "apprenticed to a b c d" };
  const embedder = {
    ...wordEmbedder(),
    embed: (texts: readonly string[]) =>
      Promise.resolve(Float32Array.from(texts.flatMap((text) => [...vectorOf(near[text] ?? text)]))),
  };
  const run = await runRecipe("Which zorbs mentored Leila?", RULES, 0, { ...portsOf(BUSY), embedder });
  const about = { graph: "g", recipe: "small", seed: 0, trace: false };
  const { answer } = await toRunReport(run, about, BUSY, new AbortController().signal);
  expect(answer?.refused).toContain("it can be asked: What is “Leila” apprenticed to?");
});
