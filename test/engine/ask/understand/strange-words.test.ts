/** What no language and no graph has is refused by name, whatever else of the question is known. */
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import type { Recipe } from "../../../../src/shared/recipe";
import { UNDERSTAND } from "../../../../src/shared/stages/understand";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";
import { wordEmbedder } from "../word-embedder";

const RULES: Recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };
const VOCABULARY =
  "drug treat asthma effective make help relieve cough what which against river blindness".split(" ");
const graph = memoryGraph([
  ["Salmol", "treats", "Asthma"],
  ["Salmol", "relieves", "Cough"],
]);

async function refusedOf(question: string): Promise<string> {
  const embedder = { ...wordEmbedder(), words: () => Promise.resolve(VOCABULARY) };
  const ports = { ...portsOf(graph), embedder };
  const run = await runRecipe(question, RULES, 0, ports);
  const about = { graph: "g", recipe: "small", seed: 0, trace: false };
  return (await toRunReport(run, about, graph, ports.signal)).answer?.refused ?? "";
}

test.each([
  "What makes zorblaxin effective against asthma?",
  "What treats zorblaxin?",
  "How many drugs help zorblaxin?",
  "Which drugs treat asthma and zorblaxin?",
  "De ce ajută zorblaxin în asthma?",
])("%s", async (question) => {
  expect(await refusedOf(question)).toContain("zorblaxin");
});

test("forms and slips of words are none", async () => {
  expect(await refusedOf("What treats asthma effectively?")).not.toContain("is called");
  expect(await refusedOf("What treats asthma?")).toBe("");
  expect(await refusedOf("Wht traets asthma?")).toBe("");
});

test("what else a chain would lead to is named whole, and no lone name answers for both", async () => {
  expect(await refusedOf("How does salmol help in river blindness?")).toContain("“river blindness”");
  expect(await refusedOf("How does Salmol help?")).toBe("");
});

test("a name in lower case that is no ordinary word is one beside a capitalised name", async () => {
  expect(await refusedOf("How does salmol work against Asthma?")).toBe("");
});
