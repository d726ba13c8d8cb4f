/** The reading room as actions. */
import type { Action } from "../../state/action";
import { chosenGraph } from "../../state/workbench";
import { closeReading, hasTexts } from "./reading";
import { READING_TEXTS } from "./reading-texts";

export const READING_ACTIONS: readonly Action[] = [
  {
    id: "reading.open",
    title: () => READING_TEXTS.openGraph,
    words: () => READING_TEXTS.openWords,
    group: "view",
    enabled: (state) => {
      const graph = chosenGraph(state);
      return state.reading === null && graph !== undefined && hasTexts(graph);
    },
    run: ({ store, commands }) => {
      const graph = chosenGraph(store.getState());
      if (graph !== undefined) void commands.readText(graph.name);
    },
  },
  {
    id: "reading.close",
    title: () => READING_TEXTS.close,
    group: "view",
    enabled: ({ reading }) => reading !== null,
    run: ({ store }) => store.setState(closeReading),
  },
];
