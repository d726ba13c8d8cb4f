/** Comparing runs from the palette and the keyboard. */
import type { Action } from "../../state/action";
import { openComparison, runBefore, runOnScreen } from "./compare";
import { PINS_TEXTS } from "../pins/pins-texts";
import { COMPARE_TEXTS } from "./compare-texts";

export const COMPARE_ACTIONS: readonly Action[] = [
  {
    id: "compare.open",
    title: () => COMPARE_TEXTS.goHint,
    words: () => COMPARE_TEXTS.title,
    group: "view",
    enabled: () => true,
    run: ({ store }) => store.setState(openComparison),
  },
  {
    id: "compare.before",
    title: () => PINS_TEXTS.sinceLast,
    group: "view",
    enabled: (state) => state.previous !== null && state.run !== null,
    run: ({ store, commands }) => {
      const [left, right] = [runBefore(store.getState()), runOnScreen(store.getState())];
      if (left !== null && right !== null) void commands.compareRuns(left, right);
    },
  },
  {
    id: "compare.swap",
    title: () => COMPARE_TEXTS.swap,
    group: "view",
    enabled: (state) => state.compared !== null,
    run: ({ commands }) => commands.swapCompared(),
  },
  {
    id: "compare.end",
    title: () => COMPARE_TEXTS.end,
    group: "view",
    enabled: (state) => state.compared !== null,
    run: ({ commands }) => commands.endComparison(),
  },
];
