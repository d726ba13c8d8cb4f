/** What the canvas is to sign: pins, and what the last run gained and lost. */
import type { RunView } from "../../../shared/trace";
import type { Sign } from "../../picture/elements";
import type { Difference } from "../../state/difference";
import { elementOf } from "../../state/pins";
import type { Pin } from "../../state/pins-view";

/** Signs of pins that are drawn, then of edges gained and lost. */
export function signsOf(run: RunView, pins: readonly Pin[], difference: Difference | null): Sign[] {
  const pinned = pins.flatMap((pin): Sign[] => {
    const element = elementOf(run, pin);
    return element === null ? [] : [{ element, sign: pin.way === "in" ? "pin-in" : "pin-out" }];
  });
  const edges = (handles: readonly number[], sign: Sign["sign"]): Sign[] =>
    handles.map((handle) => ({ element: { kind: "edge", handle }, sign }));
  return [...pinned, ...edges(difference?.gained ?? [], "gained"), ...edges(difference?.lost ?? [], "lost")];
}
