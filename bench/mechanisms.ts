/** Whether mechanisms are told from one record about the disease asked for. `scripts/measure-mechanisms.mjs` starts it. */
import { createHash } from "node:crypto";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { runRecipe } from "../src/main/engine/ask/recipe-runner";
import { openWorkspace } from "../src/main/engine/server/workspace";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";

const SIGNAL = new AbortController().signal;
/** A record of the sample graph is called after its drug and its disease ("DB00619_MESH_D015466_1"), its passages begin with the drug's name. */
const DISEASE = /^DB\d+_([A-Z]+)_(\w+)_\d+$/u;
const DRUG = /^(.+?) → /u;

/** Asks a sample of the graph's drugs and diseases that share a record, and prints what the first chains rest on. */
export async function measureMechanisms(graph: string, recipeName: string, sample: number): Promise<void> {
  const store = await openBuiltInStore(graph);
  const workspace = openWorkspace();
  const recipe = await findRecipe(recipeName, workspace.folders.recipes);
  const ports = {
    ...{
      store,
      embedder: await workspace.embedder(),
      retriever: workspace.retriever,
      graphReader: workspace.graphReader,
    },
    ...{ signal: SIGNAL, progress: () => undefined },
  };
  const counts: Record<string, number> = {};
  const times: number[] = [];
  for (const [drug, disease] of await pairs(graph, sample)) {
    const question = `How does ${drug} work against ${disease}?`;
    const started = performance.now();
    const kind = await runRecipe(question, recipe, 0, ports).then(
      ({ run: { scores } }) => {
        const [first] = scores.chains ?? [];
        return first === undefined ? "no chain" : first.isContrary ? "wrong sign" : first.support;
      },
      () => "failed",
    );
    times.push(performance.now() - started);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind !== "asked") console.log(`    ${kind}: ${question}`);
  }
  times.sort((a, b) => a - b);
  console.log(counts, `ms p50 ${(times[times.length >> 1] ?? 0).toFixed(0)}`);
  await store.close();
  await workspace.close();
}

/** Drug and disease of `sample` records, drawn by their hash, called as the graph calls them. */
async function pairs(graph: string, sample: number): Promise<(readonly [drug: string, disease: string])[]> {
  const store = await openBuiltInStore(graph);
  const { nodes, edges } = await store.describe();
  const { ids, names } = await store.nodeNames(Int32Array.from({ length: nodes }, (_, node) => node));
  const nameOf = new Map(ids.map((id, at) => [id, names[at]!]));
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const found = new Map<string, readonly [string, string]>();
  for (let first = 0; first < edges; first += 1000) {
    const handles = Array.from({ length: Math.min(1000, edges - first) }, (_, at) => first + at);
    for (const { evidence } of await store.edgeDetails(handles, SIGNAL))
      for (const { source, text } of evidence) {
        const drug = known.get(DRUG.exec(text)?.[1]?.toLowerCase() ?? "");
        const [, kind = "", number = ""] = DISEASE.exec(source) ?? [];
        const disease = nameOf.get(`${kind}:${number}`);
        if (drug !== undefined && disease !== undefined) found.set(source, [drug, disease]);
      }
  }
  await store.close();
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const hashed = [...found].map(([record, pair]) => [hash(record), pair] as const);
  return hashed
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, sample)
    .map(([, pair]) => pair);
}
