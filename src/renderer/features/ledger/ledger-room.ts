/** What the room offers to the window: see room.ts. */
import { History } from "lucide-react";
import type { Room } from "../room";
import { LEDGER_ACTIONS } from "./ledger-actions";
import { LedgerPanel } from "./ledger-panel";
import { LEDGER_TEXTS } from "./ledger-texts";
import "./ledger.css";
import "./ledger-sides.css";

export const LEDGER_ROOM: Room = {
  panels: [
    {
      id: "ledger",
      place: 4,
      section: "work",
      title: () => LEDGER_TEXTS.title,
      icon: History,
      Component: LedgerPanel,
      home: "left",
    },
  ],
  actions: LEDGER_ACTIONS,
};
