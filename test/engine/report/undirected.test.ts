/** Edges without a direction stay so: in a run's view, its picture, its report and its exports. */
import { expect, onTestFinished, test } from "vitest";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { toRunView } from "../../../src/main/engine/ask/run/run-view";
import { gatherRun, type RunDocument } from "../../../src/main/engine/report/run-document";
import { runText } from "../../../src/main/engine/report/write-run";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { runViewSchema } from "../../../src/shared/trace";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { importTexts, importWhole } from "../import/whole-graph";
import { ORIGIN, textOf } from "./hostile-run";

//   Ana ── meets ── Bob,   Ana ── knows ──► Bob
const LINES = [
  { source: "Ana", relation: "meets", target: "Bob", undirected: true, evidence: [{ text: "They meet." }] },
  { source: "Ana", relation: "knows", target: "Bob" },
];
const recipe = smallRecipe({ seed: { k: 1 }, score: { beta: 1, defaultSalience: 2, defaultCost: 0.5 } });
const signal = new AbortController().signal;

async function ask() {
  const { target } = await importTexts({ "g.jsonl": LINES.map((line) => JSON.stringify(line)).join("\n") });
  const store = await openBuiltInStore(target);
  onTestFinished(() => store.close());
  return { store, finished: await runRecipe("What about Ana?", recipe, 7, portsOf(store)) };
}

async function gathered(): Promise<RunDocument> {
  const { store, finished } = await ask();
  return gatherRun(finished, ORIGIN, "candidates", store, signal);
}

test("a view has a column where an edge drawn has no direction, and none else", async () => {
  const { store, finished } = await ask();
  const options = { run: "r", graph: "g", recipe: "small", seed: 7, sample: recipe.sample, limit: 10 };
  const view = await toRunView(finished, options, store);
  expect([...view.edges.undirected!]).toStrictEqual([1, 0]);
  expect(runViewSchema.parse(view)).toStrictEqual(view);
  const { source, relation, target } = LINES[1]!;
  const plain = await importTexts({ "g.jsonl": JSON.stringify({ source, relation, target }) });
  const other = await openBuiltInStore(plain.target);
  onTestFinished(() => other.close());
  const run = await runRecipe("What about Ana?", recipe, 7, portsOf(other));
  expect((await toRunView(run, options, other)).edges).not.toHaveProperty("undirected");
});

test.each(["jsonl", "graphml", "gexf"] as const)("a run's %s says it", async (format) => {
  const text = await textOf(runText(await gathered(), format, () => Promise.reject(new Error("no"))));
  const { edges } = await importWhole({ [`run.${format}`]: text });
  const told = (edges as { relation: string; undirected?: true }[]).map(({ relation, undirected }) => [
    relation,
    undirected,
  ]);
  expect(told).toStrictEqual([
    ["meets", true],
    ["knows", undefined],
  ]);
});

test("a report's picture has one arrow, and its evidence a dash", async () => {
  const html = await textOf(runText(await gathered(), "html", () => Promise.reject(new Error("no"))));
  expect(html.match(/marker-end=/g)).toHaveLength(1);
  expect(html).toContain("Ana — meets — Bob");
});
