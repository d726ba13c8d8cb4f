/** What pins can do from the palette and the keyboard. */
import type { Action } from "../../state/action";
import { selectedTarget, wayOf } from "../../state/pins";
import type { PinWay } from "../../state/pins-view";
import type { Workbench } from "../../state/workbench";
import { PINS_TEXTS } from "./pins-texts";

/** What the canvas' menu offers for one selected node or edge. */
export const PIN_SELECTED_ACTIONS: readonly Action[] = [
  pinSelected("pins.in", "in", () => PINS_TEXTS.pinIn),
  pinSelected("pins.out", "out", () => PINS_TEXTS.pinOut),
  pinSelected("pins.none", null, () => PINS_TEXTS.unpin),
];

export const PINS_ACTIONS: readonly Action[] = [
  {
    id: "pins.cycle",
    title: () => PINS_TEXTS.cycle,
    group: "selection",
    keys: ["P"],
    enabled: (state) => selectedTarget(state) !== null,
    run: ({ commands }) => commands.cyclePin(),
  },
  ...PIN_SELECTED_ACTIONS,
  {
    id: "pins.clear",
    title: () => PINS_TEXTS.clear,
    group: "selection",
    enabled: (state) => state.pins.length > 0,
    run: ({ commands }) => commands.clearPins(),
  },
];

function pinSelected(id: string, way: PinWay | null, title: () => string): Action {
  return {
    id,
    title,
    group: "selection",
    enabled: (state) => canTurn(state, way),
    run: ({ store, commands }) => {
      const target = selectedTarget(store.getState());
      if (target !== null) commands.pin(target, way);
    },
  };
}

/** True where something is selected that is not pinned so already. */
function canTurn(state: Workbench, way: PinWay | null): boolean {
  const target = selectedTarget(state);
  return target !== null && wayOf(state.pins, target) !== way;
}
