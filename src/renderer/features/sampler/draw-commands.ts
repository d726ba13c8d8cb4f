/** Drawing a run's edges many times: with progress, and given up when asked to or when another drawing starts. */
import type { EngineClient } from "../../api/engine-client";
import { dropDraws, noteDraws, startDraws } from "./draws";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface DrawCommands {
  /** Draws every edge `count` times. */
  drawMany(count: number): Promise<void>;
  cancelDraws(): void;
}

export function drawCommands(client: EngineClient, store: WorkbenchStore): DrawCommands {
  let stop = new AbortController();
  let drawings = 0;
  return {
    async drawMany(count) {
      const { run, draws: before } = store.getState();
      if (run === null) return;
      stop.abort();
      stop = new AbortController();
      const id = ++drawings;
      const startedAt = performance.now();
      store.setState((state) => startDraws(state, id, count, startedAt));
      const reply = await client.request(
        "run:draws",
        { run: run.run, count },
        {
          signal: stop.signal,
          onProgress: (progress) =>
            store.setState((state) => noteDraws(state, id, { state: "loading", progress, startedAt })),
        },
      );
      store.setState((state) => {
        if (reply.ok) return noteDraws(state, id, { state: "ready", value: reply.value });
        const { failure } = reply;
        if (failure.kind === "cancelled") return dropDraws(state, id, before);
        return noteDraws(state, id, { state: "failed", failure });
      });
    },
    cancelDraws: () => stop.abort(),
  };
}
