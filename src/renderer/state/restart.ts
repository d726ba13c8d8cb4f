/** An engine that ended by itself: what the window says of it, and the question that is asked again. */
import type { AskCommands } from "./ask-commands";
import type { WorkbenchStore } from "./workbench-store";

/** A question that brought the engine down is not asked again by itself for so long (ms). */
const PATIENCE = 120_000;

export interface RestartCommands {
  /** What was asked, drawn or on its way, is asked again: the engine that knew the run is gone. */
  meetRestart(reason: string): void;
}

export function restartCommands(
  store: WorkbenchStore,
  asking: AskCommands,
  load: () => Promise<void>,
  now: () => number = () => performance.now(),
): RestartCommands {
  let last = { question: "", at: -Infinity };
  return {
    meetRestart(reason) {
      const { asked } = store.getState();
      const asksAgain = asked !== "" && (asked !== last.question || now() - last.at > PATIENCE);
      store.setState({ restart: { reason, asksAgain } });
      void load();
      if (!asksAgain) return;
      last = { question: asked, at: now() };
      void asking.ask(asked, "again");
    },
  };
}
