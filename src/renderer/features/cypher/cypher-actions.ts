/** What the Cypher console can do from the palette and the keyboard; Ctrl+Enter inside its editor runs too. */
import type { Action } from "../../state/action";
import { canRunCypher } from "./cypher";
import { openPanel } from "../../state/layout";
import { CYPHER_TEXTS } from "./cypher-texts";

/** Its id in panels.tsx. */
const PANEL = "cypher";

export const CYPHER_ACTIONS: readonly Action[] = [
  {
    id: "cypher.run",
    title: () => CYPHER_TEXTS.runAction,
    group: "question",
    enabled: canRunCypher,
    run: ({ store, commands }) => {
      store.setState((state) => openPanel(state, PANEL));
      void commands.runCypher();
    },
  },
  {
    id: "cypher.cancel",
    title: () => CYPHER_TEXTS.cancelAction,
    group: "question",
    enabled: ({ cypher }) => cypher.running !== null,
    run: ({ commands }) => commands.cancelCypher(),
  },
];
