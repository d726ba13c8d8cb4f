/** What the room offers to the window: see room.ts. */
import { Table2 } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { TriplesPanel } from "../shell/triples-panel";

export const TRIPLES_ROOM: Room = {
  panels: [
    {
      id: "triples",
      place: 1,
      group: "tables",
      title: () => SHELL_TEXTS.panels.triples,
      icon: Table2,
      Component: TriplesPanel,
    },
  ],
};
