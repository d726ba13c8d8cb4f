/** Runs one layout at a time off the window's thread, in slices, with a frame now and then and an end by the deadline. */
import { beginLayout } from "./layout";
import type { LayoutInput, Places } from "./layout-input";

export interface LayoutOrder {
  readonly id: number;
  readonly input: LayoutInput;
  /** Milliseconds after which the layout stops where it is. */
  readonly deadline: number;
}

/** `done` is 0 … 1; the frame with 1 is the last of its order. */
export interface LayoutFrame {
  readonly id: number;
  readonly places: Places;
  readonly done: number;
}

const FRAME_MS = 60;
const TICKS = 3;

/** The newest order; an older one stops at its next slice. */
let current = 0;

self.addEventListener("message", (event: MessageEvent<LayoutOrder>) => {
  current = event.data.id;
  run(event.data);
});

function run({ id, input, deadline }: LayoutOrder): void {
  const layout = beginLayout(input);
  const end = performance.now() + deadline;
  const slice = (): void => {
    if (id !== current) return;
    const frameEnd = Math.min(end, performance.now() + FRAME_MS);
    let done = layout.advance(TICKS);
    while (done < 1 && performance.now() < frameEnd) done = layout.advance(TICKS);
    if (performance.now() >= end) done = 1;
    if (done === 1) layout.finish();
    self.postMessage({ id, places: layout.places(), done } satisfies LayoutFrame);
    // A new turn of the loop, so that a newer order can be heard.
    if (done < 1) setTimeout(slice, 0);
  };
  slice();
}
