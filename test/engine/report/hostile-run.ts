/** A run over a real graph file whose every text is hostile. */
import { onTestFinished } from "vitest";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { gatherRun, type RunDocument } from "../../../src/main/engine/report/run-document";
import type { RunScope } from "../../../src/main/engine/report/run-rows";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { importTexts } from "../import/whole-graph";
import { HOSTILE } from "./hostile-texts";

//   hub --text 0--> text 0,  hub --text 1--> text 1, …; every edge rests on a passage
export const NODES = [
  { id: "hub", name: "hub" },
  ...HOSTILE.map((text) => ({ id: `id ${text}`, name: text, labels: [text], text })),
];
export const EDGES = HOSTILE.map((text) => ({
  ...{ source: "hub", relation: text, target: `id ${text}` },
  properties: { note: text },
  evidence: [
    { text: `before ${text} after`, source: text, start: 7, end: 7 + text.length, references: [text] },
  ],
}));

/** Keeps every edge: each earns more than it costs. */
const recipe = smallRecipe({
  seed: { k: 1 },
  expand: { hops: 1, edgeBudget: 1000 },
  score: { beta: 1, defaultSalience: 2, defaultCost: 0.5 },
  read: { top: 300 },
});

export const ORIGIN = {
  ...{ graph: "hostile", recipe, seed: 7, product: "1.2.3" },
  models: [{ name: "words-64", fingerprint: "abc" }],
};
const signal = new AbortController().signal;

/** The graph's file, made anew. */
export async function hostileGraph(): Promise<string> {
  const lines = [...NODES, ...EDGES].map((line) => JSON.stringify(line)).join("\n");
  return (await importTexts({ "hostile.jsonl": lines })).target;
}

/** The run, gathered; its store is open until the test ends. */
export async function hostileRun(scope: RunScope, path?: string): Promise<RunDocument> {
  const store = await openBuiltInStore(path ?? (await hostileGraph()));
  onTestFinished(() => store.close());
  const finished = await runRecipe("What about the hub?", recipe, ORIGIN.seed, portsOf(store));
  return gatherRun(finished, ORIGIN, scope, store, signal);
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
