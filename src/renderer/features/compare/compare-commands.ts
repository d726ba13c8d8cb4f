/** Asking two runs again, each for itself: one that fails leaves the other whole. */
import type { EngineClient } from "../../api/engine-client";
import { endComparison, receiveSide, startComparison, swapSides } from "./compare";
import type { RunToCompare, SideName } from "./compare-view";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface CompareCommands {
  /** Opens the comparison and asks both runs again; stages that are remembered do not run twice. */
  compareRuns(left: RunToCompare, right: RunToCompare): Promise<void>;
  swapCompared(): void;
  endComparison(): void;
}

export function compareCommands(client: EngineClient, store: WorkbenchStore): CompareCommands {
  let comparisons = 0;
  let stop = new AbortController();
  const ask = async (id: number, side: SideName, { request }: RunToCompare): Promise<void> => {
    const reply = await client.request("ask", request, { signal: stop.signal });
    const run = fetchedOf(reply);
    store.setState((state) => receiveSide(state, id, side, run));
  };
  return {
    async compareRuns(left, right) {
      stop.abort();
      stop = new AbortController();
      const id = ++comparisons;
      store.setState((state) => startComparison(state, id, left, right));
      await Promise.all([ask(id, "left", left), ask(id, "right", right)]);
    },
    swapCompared: () => store.setState(swapSides),
    endComparison() {
      stop.abort();
      store.setState(endComparison);
    },
  };
}
