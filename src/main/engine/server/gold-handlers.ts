/** Questions with known answers: loading them, running a recipe over them, and grids of parameters. */
import type { RequestOutput } from "../../../shared/contract";
import type { GoldQuestion, TopicEntities } from "../../../shared/gold";
import type { Overrides } from "../../../shared/recipe";
import { applyOverrides } from "../ask/recipe-overrides";
import { findBuiltInRecipe } from "../ask/recipes";
import { ablate, countCells } from "../evaluate/ablate";
import { evaluateSet, type SetPorts } from "../evaluate/evaluate-set";
import type { JudgeOptions } from "../evaluate/judge-question";
import { loadQuestions } from "../evaluate/load-questions";
import { CONVENTION } from "../evaluate/metrics";
import type { Foreground } from "./foreground";
import { findGraphFile } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { portsFor } from "./past-runs";
import { readUpload } from "./uploads";
import type { Workspace } from "./workspace";

/** A set of questions and how to ask them. */
interface SetToRun {
  readonly graph: string;
  readonly recipe: string;
  readonly overrides: Overrides;
  readonly seed: number;
  readonly topicEntities: TopicEntities;
  readonly questions: readonly GoldQuestion[];
}

/** Both long ones run in the background of `foreground`. */
export function goldHandlers(
  workspace: Workspace,
  foreground: Foreground,
): Pick<Handlers, "gold:load" | "gold:evaluate" | "gold:ablate"> {
  return {
    "gold:load": async ({ file }, task) =>
      loadQuestions(file.name, await readUpload([file], 0, task), task.signal),
    "gold:evaluate": (set, task) =>
      over(set, task, workspace, foreground, async (options, ports) => {
        await evaluateSet(set.questions, options, ports);
        return { convention: CONVENTION, questions: set.questions.length };
      }),
    "gold:ablate": ({ axes, ...set }, task) =>
      over<RequestOutput<"gold:ablate">>(set, task, workspace, foreground, async (options, ports) => {
        const cells = countCells(axes);
        await ablate(set.questions, axes, options, ports);
        return { convention: CONVENTION, cells };
      }),
  };
}

async function over<T>(
  { graph, recipe, overrides, seed, topicEntities }: SetToRun,
  { signal, progress }: Task,
  workspace: Workspace,
  foreground: Foreground,
  work: (options: JudgeOptions, ports: SetPorts) => Promise<T>,
): Promise<T> {
  const { path } = findGraphFile(graph, workspace.folders);
  const builtIn = await findBuiltInRecipe(recipe, workspace.folders.recipes);
  const options = { recipe: applyOverrides(builtIn, overrides), seed, topicEntities };
  return workspace.stores.use(path, async (store) =>
    work(options, {
      ...(await portsFor(store, { signal, progress }, workspace)),
      turn: () => foreground.turn(),
    }),
  );
}
