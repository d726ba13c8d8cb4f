/** What a person chose, as steps that can be taken back: graph, recipe, its changes, the question asked, what is selected. */
import { record } from "./history";
import type { History } from "./history";
import { NO_RUN } from "./workbench";
import type { Step, Workbench } from "./workbench";

/** `after` with the way back to `before`, where a choice differs; quick repetitions of one gesture at `at` (ms) are one step. */
export function remember(before: Workbench, after: Workbench, gesture: string, at: number): Workbench {
  const step = stepOf(after);
  if (sameStep(stepOf(before), step)) return after;
  // What happened without a choice since the last step, a selection that is no longer drawn say, is where undo leads back to.
  const history = { ...before.history, present: stepOf(before) };
  return { ...after, history: record(history, step, gesture, at) };
}

/** The workbench with the choices of `history.present`; another graph or question has no run yet. */
export function goTo(state: Workbench, history: History<Step>): Workbench {
  if (history === state.history) return state;
  const { graph, recipe, overrides, question, selection } = history.present;
  const gone = graph !== state.settings.graph || question === "";
  return {
    ...state,
    ...(gone ? NO_RUN : {}),
    ...{ history, overrides, selection, revealed: selection },
    question: question === "" ? state.question : question,
    settings: { ...state.settings, graph, recipe },
  };
}

/** True when two steps ask the same, whatever they have selected. */
export function asksSame(a: Step, b: Step): boolean {
  return a.graph === b.graph && a.recipe === b.recipe && a.question === b.question && sameChanges(a, b);
}

export function stepOf(state: Workbench): Step {
  const { settings, overrides, selection, asking, run } = state;
  const question = asking?.question ?? run?.question ?? "";
  return { graph: settings.graph, recipe: settings.recipe, overrides, question, selection };
}

function sameStep(a: Step, b: Step): boolean {
  const selected = a.selection?.kind === b.selection?.kind && a.selection?.handle === b.selection?.handle;
  return selected && asksSame(a, b);
}

function sameChanges(a: Step, b: Step): boolean {
  return a.overrides === b.overrides || JSON.stringify(a.overrides) === JSON.stringify(b.overrides);
}
