/** Why something is an answer, or none, or no part of one. */
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import type { Wanted } from "../../../shared/why-not";
import { runRecipe } from "../ask/recipe-runner";
import { loadRecipes } from "../ask/recipes";
import { hearNode } from "../ask/read/hear-node";
import { explainWays } from "../ask/why-not/explain-ways";
import { explainWhyNot } from "../ask/why-not/why-not";
import type { GraphStore } from "../store/graph-store";
import type { Handlers } from "./handlers";
import { noSuchRow, portsFor, type PastRun, type PastRuns } from "./past-runs";
import type { Workspace } from "./workspace";

export function whyNotHandlers(
  workspace: Workspace,
  runs: PastRuns,
): Pick<Handlers, "run:why-not" | "run:ways" | "run:node-reading"> {
  const { memory } = runs;
  return {
    "run:why-not": async (asked, task) => {
      const past = runs.get(asked.run);
      const { path, question, recipe, seed } = past;
      const known = await loadRecipes(workspace.folders.recipes);
      // Another recipe is another opinion on an answer; of an edge it decides by other numbers.
      const others = known.filter(
        ({ name, understand }) => "id" in asked && name !== recipe.name && understand !== undefined,
      );
      return workspace.stores.use(path, async (store) => {
        const wanted = await found(asked, past, store, task.signal);
        const ports = await portsFor(store, task, workspace);
        const handle = "row" in wanted ? { edge: past.edges[wanted.row]! } : wanted;
        return explainWhyNot({ question, recipe, seed, wanted: handle, others }, ports, memory);
      });
    },
    "run:ways": async (asked, task) => {
      const past = runs.get(asked.run);
      const { path, question, recipe, seed } = past;
      return workspace.stores.use(path, async (store) => {
        const wanted = await found(asked, past, store, task.signal);
        const ports = await portsFor(store, task, workspace);
        const { run } = await runRecipe(question, recipe, seed, ports, memory);
        return explainWays(run, recipe, wanted, { ...ports, progress: () => undefined });
      });
    },
    "run:node-reading": async ({ run: asked, node }, task) => {
      const { path, question, recipe, seed } = runs.get(asked);
      const { read } = recipe;
      if (read.method !== "graph-reader") return null;
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const { run } = await runRecipe(question, recipe, seed, ports, memory);
        if (!run.reading.byReader) return null;
        return hearNode(run, read, node, { ...ports, progress: () => undefined });
      });
    },
  };
}

/** What is wanted, by its row or its handle; throws invalid-request for what the run, or the graph, has not. */
async function found(
  asked: Wanted,
  { edges }: PastRun,
  store: GraphStore,
  signal: AbortSignal,
): Promise<{ readonly row: number } | { readonly node: number }> {
  if ("row" in asked) {
    if (edges[asked.row] === undefined) throw noSuchRow(asked.row);
    return { row: asked.row };
  }
  const [node] = await store.seeds({ by: "name", names: [asked.id] }, signal);
  if (node) return { node: node.node };
  throw new FailureError({ kind: "invalid-request", reason: message("no-node-called", { name: asked.id }) });
}
