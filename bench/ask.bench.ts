/**
 * Whole questions on the sample graph `films`, warm: every stage from embedding the question to the answer text, for each built-in recipe;
 * and a slider on pruning, which runs prune and read alone. `--recipe` NAME times one recipe, `--questions` N asks so many.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applyOverrides } from "../src/main/engine/ask/recipe-overrides";
import { runRecipe, type FinishedRun, type RunPorts } from "../src/main/engine/ask/recipe-runner";
import { loadRecipes } from "../src/main/engine/ask/recipes";
import { StageMemory } from "../src/main/engine/runner/stage-memory";
import { percentile } from "../src/main/engine/evaluate/percentile";
import { openEmbedder } from "../src/main/engine/models/onnx-embedder";
import { openRetriever } from "../src/main/engine/models/retriever";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import type { Recipe } from "../src/shared/recipe";

const WARM_UP = 100;
/** What people ask of films, one and two steps from the name. */
const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `who directed ${name}?`,
  (name) => `what genre is ${name}?`,
  (name) => `which actors starred in ${name}?`,
  (name) => `who wrote the films of the director of ${name}?`,
  (name) => `when was ${name} released?`,
];

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { recipe: { type: "string" }, questions: { type: "string", default: "200" } },
  });
  const recipes = (await loadRecipes(join("resources", "recipes"))).filter(
    ({ name }) => values.recipe === undefined || name === values.recipe,
  );
  const store = await openBuiltInStore(join("resources", "graphs", "films.duckdb"));
  const embedder = await openEmbedder(join("resources", "models"));
  const retriever = await openRetriever(join("resources", "models"), embedder);
  const ports: RunPorts = {
    store,
    embedder,
    retriever: () => Promise.resolve(retriever),
    signal: new AbortController().signal,
    progress: () => undefined,
  };
  try {
    const questions = await questionsAbout(store, Number(values.questions) + WARM_UP);
    for (const recipe of recipes) console.table([await timeRecipe(recipe, questions, ports)]);
  } finally {
    await retriever.close();
    await embedder.close();
    await store.close();
  }
}

async function timeRecipe(recipe: Recipe, questions: readonly string[], ports: RunPorts) {
  const whole: number[] = [];
  const again: number[] = [];
  const runs: FinishedRun[] = [];
  const other = applyOverrides(recipe, { "prune.pruning": recipe.prune.pruning === "gw" ? "strong" : "gw" });
  for (const [index, question] of questions.entries()) {
    const memory = new StageMemory();
    const started = performance.now();
    const run = await runRecipe(question, recipe, 0, ports, memory);
    const answered = performance.now();
    await runRecipe(question, other, 0, ports, memory);
    if (index < WARM_UP) continue;
    whole.push(answered - started);
    again.push(performance.now() - answered);
    runs.push(run);
  }
  const edges = runs.map(({ run }) => run.graph.edges.length);
  return {
    ...{ recipe: recipe.name, questions: whole.length, "candidate edges p50": percentile(edges, 50) },
    ...{ "p95 ": percentile(edges, 95), "question ms p50": round(percentile(whole, 50)) },
    ...{ p95: round(percentile(whole, 95)), max: round(Math.max(...whole)) },
    ...Object.fromEntries(
      runs[0]!.stages.map(({ name }, stage) => [
        `${name} p50/p95`,
        [50, 95].map((share) => round(percentile(stageTimes(runs, stage), share))).join(" / "),
      ]),
    ),
    ...{ "prune again p50": round(percentile(again, 50)), " p95": round(percentile(again, 95)) },
  };
}

function stageTimes(runs: readonly FinishedRun[], stage: number): number[] {
  return runs.map(({ stages }) => stages[stage]!.ms);
}

/** Questions about nodes spread evenly over the graph; the same every time. */
async function questionsAbout(store: GraphStore, count: number): Promise<string[]> {
  const { nodes } = await store.describe();
  const stride = Math.floor(nodes / count);
  const { names } = await store.nodeNames(Int32Array.from({ length: count }, (_, index) => index * stride));
  return names.map((name, index) => WORDINGS[index % WORDINGS.length]!(name));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
