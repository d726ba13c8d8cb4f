/** Correcting what a question was read as: a choice like any other, after which it is asked again. */
import type { AskCommands } from "../../state/ask-commands";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";
import { correct, type Correction } from "./corrections";

export interface CorrectingCommands {
  /** Says what the question was to be read as, and asks again. */
  correct(correction: Correction): void;
}

export function correctingCommands(
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: StepCommands,
): CorrectingCommands {
  return {
    correct(correction) {
      const before = store.getState().overrides;
      choose(null, (state) => correct(state, correction));
      if (store.getState().overrides !== before) asking.askAgainSoon(0);
    },
  };
}
