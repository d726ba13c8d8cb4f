/** What the Cypher console can do from the palette and the keyboard; Ctrl+Enter inside its editor runs too. */
import type { Action } from "../../state/action";
import { canRunCypher } from "../../state/cypher";
import { openPanel } from "../../state/layout";
import { TEXTS } from "../../ui/texts/texts";

/** Its id in panels.tsx. */
const PANEL = "cypher";

export const CYPHER_ACTIONS: readonly Action[] = [
  {
    id: "cypher.run",
    title: () => TEXTS.cypher.runAction,
    group: "question",
    enabled: canRunCypher,
    run: ({ store, commands }) => {
      store.setState((state) => openPanel(state, PANEL));
      void commands.runCypher();
    },
  },
  {
    id: "cypher.cancel",
    title: () => TEXTS.cypher.cancelAction,
    group: "question",
    enabled: ({ cypher }) => cypher.running !== null,
    run: ({ commands }) => commands.cancelCypher(),
  },
];
