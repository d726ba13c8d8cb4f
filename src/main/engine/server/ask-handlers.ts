/** Questions: asking, asking why not, and drawing again. */
import type { AskRequest } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import type { Recipe } from "../../../shared/recipe";
import type { StageReport } from "../../../shared/trace";
import { drawAgain } from "../ask/draws";
import { edgeOrigin } from "../ask/edge-beliefs";
import { applyOverrides, withPins } from "../ask/recipe-overrides";
import { runRecipe } from "../ask/recipe-runner";
import type { RunPorts } from "../ask/recipe-runner";
import { findRecipe, loadRecipes } from "../ask/recipes";
import { toRunView } from "../ask/run-view";
import { goldAccount } from "../evaluate/gold-account";
import { StageMemory } from "../ask/stage-memory";
import { explainWhyNot } from "../ask/why-not";
import type { GraphStore } from "../store/graph-store";
import { findGraphFile } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { exportRun } from "./run-export";
import { RunMemory } from "./run-memory";
import type { Workplace } from "./workplace";

/** What it takes to run a question again. */
interface PastRun {
  readonly path: string;
  readonly graph: string;
  readonly question: string;
  readonly recipe: Recipe;
  readonly seed: number;
  /** Edge handles of the candidate graph, by row. */
  readonly edges: Int32Array;
  /** With the times of the first time. */
  readonly stages: readonly StageReport[];
}

const MOST_RUNS = 32;

export function askHandlers(
  workplace: Workplace,
): Pick<
  Handlers,
  "ask" | "run:why-not" | "run:edge-origin" | "run:draws" | "run:export" | "gold:question" | "recipe:list"
> {
  const runs = new RunMemory<PastRun>(MOST_RUNS);
  const memory = new StageMemory();
  return {
    "recipe:list": () => loadRecipes(workplace.folders.recipes),
    ask: (request, task) => ask(request, task, workplace, runs, memory),
    "run:why-not": async ({ run, row }, task) => {
      const { path, question, recipe, seed, edges } = runs.get(run);
      const edge = edges[row];
      if (edge === undefined) throw noSuchRow(row);
      return workplace.stores.use(path, async (store) =>
        explainWhyNot({ question, recipe, seed, edge }, await portsFor(store, task, workplace), memory),
      );
    },
    "run:edge-origin": async ({ run, row }, task) => {
      const { path, question, recipe, seed, edges } = runs.get(run);
      if (edges[row] === undefined) throw noSuchRow(row);
      return workplace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workplace);
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return edgeOrigin(again.run.scores, row);
      });
    },
    "run:draws": async ({ run, count, first }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      return workplace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workplace);
        // All stages are remembered, unless so much was asked since that they had to be forgotten.
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return drawAgain(again.run, { recipe, seed, first, count }, ports);
      });
    },
    "gold:question": async ({ run, question: wanted }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      return workplace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workplace);
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return goldAccount(wanted, again.run, recipe.expand, store, task.signal);
      });
    },
    "run:export": async ({ run, format, scope }, task) => {
      const { path, question, edges, stages, ...asked } = runs.get(run);
      return workplace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workplace);
        const again = await runRecipe(question, asked.recipe, asked.seed, ports, memory);
        if (!sameHandles(edges, again.run.graph.edges))
          throw new FailureError({ kind: "run-forgotten", run });
        const finished = { run: again.run, stages };
        return exportRun({ finished, asked, path, format, scope }, store, task.signal, workplace);
      });
    },
  };
}

async function ask(
  { question, graph, recipe: recipeName, overrides, pins, seed, limit }: AskRequest,
  task: Task,
  workplace: Workplace,
  runs: RunMemory<PastRun>,
  memory: StageMemory,
) {
  const { path } = findGraphFile(graph, workplace.folders);
  const recipe = withPins(applyOverrides(await findBuiltIn(recipeName, workplace), overrides), pins);
  return workplace.stores.use(path, async (store) => {
    const ports = await portsFor(store, task, workplace);
    const finished = await runRecipe(question, recipe, seed, ports, memory);
    const { stages } = finished;
    const { edges } = finished.run.graph;
    const run = runs.add({ path, graph, question, recipe, seed, edges, stages });
    return toRunView(
      finished,
      { run, graph, recipe: recipe.name, seed, pins: recipe.pins, sample: recipe.sample, limit },
      store,
    );
  });
}

/** By name only: what the window sends is never a path. */
async function findBuiltIn(name: string, { folders }: Workplace): Promise<Recipe> {
  if (!(await loadRecipes(folders.recipes)).some((recipe) => recipe.name === name))
    throw new FailureError({ kind: "recipe-missing", recipe: name });
  return findRecipe(name, folders.recipes);
}

async function portsFor(store: GraphStore, task: Task, workplace: Workplace): Promise<RunPorts> {
  const { signal, progress } = task;
  const { retriever } = workplace;
  return { store, embedder: await workplace.embedder(), retriever, signal, progress };
}

/** False when the graph was replaced by another since. */
function sameHandles(before: Int32Array, after: Int32Array): boolean {
  return before.length === after.length && before.every((handle, row) => handle === after[row]);
}

function noSuchRow(row: number): FailureError {
  return new FailureError({ kind: "invalid-request", reason: `the run has no edge ${row.toString()}` });
}
