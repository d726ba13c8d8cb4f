/** Choices that can be taken back, and taking them back: what another value asks of the engine is asked again. */
import type { EngineClient } from "../api/engine-client";
import type { AskCommands } from "./ask-commands";
import { loadDetails } from "./detail-commands";
import { asksSame, redoStep, remember, stepOf, undoStep } from "./steps";
import type { Workbench } from "./workbench";
import type { WorkbenchStore } from "./workbench-store";

export interface StepCommands {
  /** A choice that can be taken back; quick repetitions of one gesture are one step, null never repeats. */
  choose(gesture: string | null, turn: (state: Workbench) => Workbench): void;
  undo(): void;
  redo(): void;
}

export function stepCommands(client: EngineClient, store: WorkbenchStore, asking: AskCommands): StepCommands {
  const go = (turn: (state: Workbench) => Workbench): void => arriveBy(client, store, asking, turn);
  return {
    choose: (gesture, turn) =>
      store.setState((state) => remember(state, turn(state), gesture, performance.now())),
    undo: () => go(undoStep),
    redo: () => go(redoStep),
  };
}

/** Turns to other choices, and asks what they ask where that is not what is drawn. */
function arriveBy(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  turn: (state: Workbench) => Workbench,
): void {
  const before = stepOf(store.getState());
  store.setState(turn);
  const present = stepOf(store.getState());
  if (asksSame(before, present)) void loadDetails(client, store, present.selection);
  else if (present.question === "") asking.cancel();
  else if (present.question === before.question && present.graph === before.graph)
    asking.askAgainSoon(undefined, "restored");
  else void asking.ask(present.question, "restored");
}
