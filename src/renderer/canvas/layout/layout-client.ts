/** The window's end of the layout worker: one order at a time, a newer one replaces the older. */
import type { LayoutInput } from "./layout-input";
import type { LayoutFrame, LayoutOrder } from "./layout-worker";
import { startLayoutWorker } from "./worker-address";

export interface LayoutClient {
  /** Lays out; `onFrame` hears every frame up to the one with `done` 1, unless a newer order comes. */
  order(input: LayoutInput, deadline: number, onFrame: (frame: LayoutFrame) => void): void;
  cancel(): void;
  dispose(): void;
}

/** Starts the worker; `dispose` ends it. */
export function startLayoutClient(): LayoutClient {
  const worker = startLayoutWorker();
  let current = 0;
  let listener: ((frame: LayoutFrame) => void) | null = null;
  worker.addEventListener("message", (event: MessageEvent<LayoutFrame>) => {
    if (event.data.id === current) listener?.(event.data);
  });
  return {
    order(input, deadline, onFrame) {
      current += 1;
      listener = onFrame;
      worker.postMessage({ id: current, input, deadline } satisfies LayoutOrder);
    },
    cancel() {
      current += 1;
      listener = null;
    },
    dispose: () => worker.terminate(),
  };
}
