/** Questions: asking, asking where an edge comes from, and drawing again. */
import type { AskRequest } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { drawAgain } from "../ask/draws/draws";
import { edgeOrigin } from "../ask/score/retriever/edge-beliefs";
import { applyOverrides, withPins, withTaught } from "../ask/recipe-overrides";
import { runRecipe } from "../ask/recipe-runner";
import { findBuiltInRecipe, loadRecipes } from "../ask/recipes";
import { goldAccount } from "../evaluate/gold-account";
import { findGraphFile } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { noSuchRow, PastRuns, portsFor } from "./past-runs";
import { exportRun } from "./run-export";
import type { KeepRun } from "./run-keeper";
import type { TaughtOn } from "./taught-handlers";
import type { Workspace } from "./workspace";

/** `keep` hears of every question answered, and must not keep the answer waiting; `taughtOn` says what its graph was taught. */
export function askHandlers(
  workspace: Workspace,
  runs: PastRuns = new PastRuns(),
  keep: KeepRun = () => undefined,
  taughtOn: TaughtOn = () => Promise.resolve([]),
): Pick<Handlers, "ask" | "run:edge-origin" | "run:draws" | "run:export" | "gold:question" | "recipe:list"> {
  const { memory } = runs;
  return {
    "recipe:list": () => loadRecipes(workspace.folders.recipes),
    ask: (request, task) => ask(request, task, workspace, runs, { keep, taughtOn }),
    "run:edge-origin": async ({ run, row }, task) => {
      const { path, question, recipe, seed, edges } = runs.get(run);
      if (edges[row] === undefined) throw noSuchRow(row);
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return edgeOrigin(again.run.scores, row);
      });
    },
    "run:draws": async ({ run, count, first }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        // All stages are remembered, unless so much was asked since that they had to be forgotten.
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return drawAgain(again.run, { recipe, seed, first, count }, ports);
      });
    },
    "gold:question": async ({ run, question: wanted }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const again = await runRecipe(question, recipe, seed, ports, memory);
        return goldAccount(wanted, again.run, recipe.expand, store, task.signal);
      });
    },
    "run:export": async ({ run, format, scope, language, said }, task) => {
      const { path, question, edges, stages, ...asked } = runs.get(run);
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const again = await runRecipe(question, asked.recipe, asked.seed, ports, memory);
        if (!sameHandles(edges, again.run.graph.edges))
          throw new FailureError({ kind: "run-forgotten", run });
        const finished = { run: again.run, stages, device: again.device };
        const wanted = { finished, asked, path, format, scope, language, said };
        return exportRun(wanted, store, task.signal, workspace);
      });
    },
  };
}

async function ask(
  { question, graph, recipe: recipeName, overrides, pins, seed, limit }: AskRequest,
  task: Task,
  workspace: Workspace,
  runs: PastRuns,
  { keep, taughtOn }: { readonly keep: KeepRun; readonly taughtOn: TaughtOn },
) {
  const { path } = findGraphFile(graph, workspace.folders);
  const chosen = withPins(
    applyOverrides(await findBuiltInRecipe(recipeName, workspace.folders.recipes), overrides),
    pins,
  );
  return workspace.stores.use(path, async (store) => {
    const recipe = withTaught(chosen, await taughtOn(path, store));
    const ports = await portsFor(store, task, workspace);
    const finished = await runRecipe(question, recipe, seed, ports, runs.memory);
    const asked = { path, graph, question, recipe, seed };
    const view = await runs.show(finished, asked, limit, store);
    keep(finished, asked, overrides);
    return view;
  });
}

/** False when the graph was replaced by another since. */
function sameHandles(before: Int32Array, after: Int32Array): boolean {
  return before.length === after.length && before.every((handle, row) => handle === after[row]);
}
