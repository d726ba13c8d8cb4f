/** What can be done with runs and sessions from anywhere. */
import type { Action } from "../../state/action";
import { openPanel } from "../../state/layout";
import { chooseFile } from "../../ui/choose-file";
import { TEXTS } from "../../ui/texts/texts";
import { openSessionFile, saveSessionFile } from "../session/session-files";

export const LEDGER_ACTIONS: readonly Action[] = [
  {
    id: "session.save",
    title: () => TEXTS.session.save,
    group: "files",
    keys: ["Control+S"],
    reach: "everywhere",
    enabled: (state) => state.settings.graph !== "",
    run: (access) => void saveSessionFile(access),
  },
  {
    id: "session.open",
    title: () => TEXTS.session.open,
    group: "files",
    keys: ["Control+O"],
    reach: "everywhere",
    enabled: () => true,
    run: ({ commands }) => void openSessionFile(commands),
  },
  {
    id: "session.restore",
    title: () => TEXTS.session.restoreLast,
    group: "files",
    enabled: (state) => state.session.left !== null,
    run: ({ commands }) => void commands.restoreLeft(),
  },
  {
    id: "ledger.replay",
    title: () => TEXTS.ledger.actions.replay,
    group: "files",
    enabled: () => true,
    run: ({ store, commands }) => {
      void chooseFile(".jsonl").then((file) => {
        if (file === null) return;
        store.setState((state) => openPanel(state, "ledger"));
        void commands.replayTrace(file);
      });
    },
  },
];
