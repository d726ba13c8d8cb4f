/** Pinning: a choice that can be taken back, and the question asked again with it. */
import { clearPins, nextWay, selectedTarget, setPin, unpinEdge, wayOf } from "../../state/pins";
import type { PinTarget, PinWay } from "../../state/pins-view";
import { locate } from "../../state/selection";
import type { Workbench } from "../../state/workbench";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface PinCommands {
  /** Pins a node or edge in or out, or lets it go (null). */
  pin(target: PinTarget, way: PinWay | null): void;
  /** What is selected: in, then out, then none. */
  cyclePin(): void;
  clearPins(): void;
  /** Lets go what pins the candidate edge in this row of the run out: its own pin and those of its ends. */
  unpinEdge(row: number): void;
}

/** `choose` notes a step to take back, `askAgain` asks what is on screen once more. */
export function pinCommands(
  store: WorkbenchStore,
  choose: (gesture: string | null, turn: (state: Workbench) => Workbench) => void,
  askAgain: () => void,
): PinCommands {
  const turn = (change: (state: Workbench) => Workbench): void => {
    const before = store.getState().pins;
    choose(null, change);
    if (store.getState().pins !== before) askAgain();
  };
  return {
    pin: (target, way) => turn((state) => setPin(state, target, way)),
    cyclePin: () =>
      turn((state) => {
        const target = selectedTarget(state);
        return target === null ? state : setPin(state, target, nextWay(wayOf(state.pins, target)));
      }),
    clearPins: () => turn(clearPins),
    unpinEdge: (row) =>
      turn((state) => {
        const found = locate(state, edgeAt(state, row));
        return found === null ? state : unpinEdge(state, found.view, found.row);
      }),
  };
}

function edgeAt({ run, everything }: Workbench, row: number) {
  const views = [run, everything?.state === "ready" ? everything.value : null];
  for (const view of views) {
    const handle = view?.edges.handle[view.edges.row.indexOf(row)];
    if (handle !== undefined) return { kind: "edge", handle } as const;
  }
  return null;
}
