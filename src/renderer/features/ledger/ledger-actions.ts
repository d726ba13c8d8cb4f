/** What can be done with runs and sessions from anywhere. */
import type { Action } from "../../state/action";
import { openPanel } from "../../state/layout";
import { chooseFile } from "../../ui/choose-file";
import { SESSION_TEXTS } from "../session/session-texts";
import { LEDGER_TEXTS } from "./ledger-texts";
import { openSessionFile, saveSessionFile } from "../session/session-files";

export const LEDGER_ACTIONS: readonly Action[] = [
  {
    id: "session.save",
    title: () => SESSION_TEXTS.save,
    group: "files",
    keys: ["Control+S"],
    reach: "everywhere",
    enabled: (state) => state.settings.graph !== "",
    run: (access) => void saveSessionFile(access),
  },
  {
    id: "session.open",
    title: () => SESSION_TEXTS.open,
    group: "files",
    keys: ["Control+O"],
    reach: "everywhere",
    enabled: () => true,
    run: ({ commands }) => void openSessionFile(commands),
  },
  {
    id: "session.restore",
    title: () => SESSION_TEXTS.restoreLast,
    group: "files",
    enabled: (state) => state.session.left !== null,
    run: ({ commands }) => void commands.restoreLeft(),
  },
  {
    id: "ledger.replay",
    title: () => LEDGER_TEXTS.actions.replay,
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
