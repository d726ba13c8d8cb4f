/** What a person chose, as steps that can be taken back; what is chosen stands in step-parts.ts. */
import { forgetLast, record, redo, repeats, undo, type Turned } from "./history";
import { STEP_PARTS, type StepPart } from "./step-parts";
import type { Step } from "./step";
import { NO_RUN, type Workbench } from "./workbench";

const PARTS = Object.entries(STEP_PARTS) as unknown as readonly (readonly [keyof Step, StepPart<unknown>])[];

/** Everything chosen as it stands now. */
export function stepOf(state: Workbench): Step {
  return Object.fromEntries(PARTS.map(([name, part]) => [name, part.read(state)])) as unknown as Step;
}

/** The workbench with these choices and everything else as it was. */
export function restoreStep(state: Workbench, step: Step): Workbench {
  return PARTS.reduce((turned, [name, part]) => part.restore(turned, step[name]), state);
}

/** `after` with the way back to `before`, where a choice differs; quick repetitions of one gesture at `at` (ms) are one step. */
export function remember(before: Workbench, after: Workbench, gesture: string | null, at: number): Workbench {
  if (before === after) return after;
  const [left, step] = [stepOf(before), stepOf(after)];
  if (sameStep(left, step)) return after;
  const { history } = before;
  // There and back again within one gesture is nothing to undo.
  const start = repeats(history, gesture, at) ? history.past.top?.value : undefined;
  const backAgain = start !== undefined && sameStep(start, step);
  return { ...after, history: backAgain ? forgetLast(history) : record(history, left, gesture, at) };
}

/** The choices before the last step; another graph, or none asked, has no run yet. */
export function undoStep(state: Workbench): Workbench {
  return arrive(state, undo(state.history, stepOf(state), sameStep));
}

export function redoStep(state: Workbench): Workbench {
  return arrive(state, redo(state.history, stepOf(state), sameStep));
}

/** True when two steps ask the same, whatever they have selected or hidden. */
export function asksSame(a: Step, b: Step): boolean {
  return PARTS.every(([name, part]) => part.asks !== true || sameValue(a[name], b[name]));
}

/** Everything chosen as in `step`: what undo, redo and a session file lead to. */
export function arriveAt(state: Workbench, step: Step): Workbench {
  const gone = step.graph !== state.settings.graph || step.question === "";
  return { ...restoreStep(gone ? { ...state, ...NO_RUN } : state, step), revealed: step.selection };
}

function arrive(state: Workbench, turned: Turned<Step> | null): Workbench {
  return turned === null ? state : { ...arriveAt(state, turned.value), history: turned.history };
}

function sameStep(a: Step, b: Step): boolean {
  return PARTS.every(([name]) => sameValue(a[name], b[name]));
}

/** Choices are plain data, mostly the very same value as in the step before. */
function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
