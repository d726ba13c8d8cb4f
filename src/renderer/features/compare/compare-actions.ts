/** Comparing runs from the palette and the keyboard. */
import type { Action } from "../../state/action";
import { runBefore, runOnScreen } from "../../state/compare";
import { COMPARE_PANEL } from "../../state/compare-commands";
import { openPanel } from "../../state/layout";
import { TEXTS } from "../../ui/texts/texts";

export const COMPARE_ACTIONS: readonly Action[] = [
  {
    id: "compare.open",
    title: () => TEXTS.compare.goHint,
    group: "view",
    enabled: () => true,
    run: ({ store }) => store.setState((state) => openPanel(state, COMPARE_PANEL)),
  },
  {
    id: "compare.before",
    title: () => TEXTS.pins.sinceLast,
    group: "view",
    enabled: (state) => state.previous !== null && state.run !== null,
    run: ({ store, commands }) => {
      const [left, right] = [runBefore(store.getState()), runOnScreen(store.getState())];
      if (left !== null && right !== null) void commands.compareRuns(left, right);
    },
  },
  {
    id: "compare.swap",
    title: () => TEXTS.compare.swap,
    group: "view",
    enabled: (state) => state.compared !== null,
    run: ({ commands }) => commands.swapCompared(),
  },
  {
    id: "compare.end",
    title: () => TEXTS.compare.end,
    group: "view",
    enabled: (state) => state.compared !== null,
    run: ({ commands }) => commands.endComparison(),
  },
];
