/** Work of the engine that takes minutes and tells what it knows as it goes. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { EngineClient } from "../../api/engine-client";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

/** What becomes of the workbench when work `id` starts, goes on and ends; `failure` is null when it is done. */
export interface BackgroundSteps {
  readonly start: (state: Workbench, id: number) => Workbench;
  readonly note: (state: Workbench, id: number, progress: Progress) => Workbench;
  readonly end: (state: Workbench, id: number, failure: Failure | null) => Workbench;
}

/** One long request at a time: the newest stops the one before, and what came of it so far stays. */
export function background(client: EngineClient, store: WorkbenchStore) {
  let controller = new AbortController();
  let last = 0;
  return {
    stop: () => controller.abort(),
    async run<N extends "gold:evaluate" | "gold:ablate">(
      name: N,
      input: Parameters<typeof client.request<N>>[1],
      { start, note, end }: BackgroundSteps,
    ): Promise<void> {
      controller.abort();
      controller = new AbortController();
      const id = ++last;
      store.setState((state) => start(state, id));
      const reply = await client.request(name, input, {
        signal: controller.signal,
        onProgress: (progress) => store.setState((state) => note(state, id, progress)),
      });
      store.setState((state) => end(state, id, reply.ok ? null : reply.failure));
    },
  };
}
