/** What tables and charts can do from the palette and the keyboard. */
import type { Action } from "../../state/action";
import { brushNumber, clearFilters, showColumns } from "./tables";
import { TABLES_TEXTS } from "./tables-texts";

export const TABLES_ACTIONS: readonly Action[] = [
  {
    id: "tables.clear-range",
    title: () => TABLES_TEXTS.actions.clearRange,
    group: "selection",
    enabled: (state) => state.tables.brush !== null,
    run: ({ commands }) => commands.choose(null, (state) => brushNumber(state, null)),
  },
  {
    id: "tables.clear-filters",
    title: () => TABLES_TEXTS.actions.clearFilters,
    group: "view",
    enabled: (state) => clearFilters(state) !== state,
    run: ({ commands }) => commands.choose(null, clearFilters),
  },
  {
    id: "tables.show-columns",
    title: () => TABLES_TEXTS.actions.showColumns,
    group: "view",
    enabled: (state) => state.tables.hidden.length > 0,
    run: ({ commands }) => commands.choose(null, showColumns),
  },
  {
    id: "tables.list-all",
    title: () => TABLES_TEXTS.actions.listAll,
    group: "view",
    enabled: ({ run, everything }) =>
      run !== null && run.edges.row.length < run.totals.edges && (everything?.state ?? "failed") === "failed",
    run: ({ commands }) => void commands.listEverything(),
  },
];
