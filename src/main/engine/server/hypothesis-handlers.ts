/** Hypotheses: when documents were written, and what a run over paths found. */
import type { HYPOTHESIS_REQUESTS } from "../../../shared/hypothesis";
import { runRecipe } from "../ask/recipe-runner";
import { hypothesisView } from "../ask/run/hypothesis-view";
import { laterLikeness } from "../ask/run/later-likeness";
import { documentTimes } from "../explore/document-times";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import { portsFor, type PastRuns } from "./past-runs";
import type { Workspace } from "./workspace";

/** `runs` are those of the window that asks. */
export function hypothesisHandlers(
  workspace: Workspace,
  runs: PastRuns,
): Pick<Handlers, keyof typeof HYPOTHESIS_REQUESTS> {
  const { folders, stores } = workspace;
  return {
    "graph:times": ({ graph }) => stores.use(findGraphFile(graph, folders).path, documentTimes),
    "run:hypothesis": async ({ run }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      return stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const again = await runRecipe(question, recipe, seed, ports, runs.memory);
        const later = await laterLikeness(again.run, ports);
        return { ...(await hypothesisView(again.run, store, task.signal)), ...(later && { later }) };
      });
    },
  };
}
