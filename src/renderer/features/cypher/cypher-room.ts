/** What the room offers to the window: see room.ts. */
import { SquareTerminal } from "lucide-react";
import type { Room } from "../room";
import { CYPHER_ACTIONS } from "./cypher-actions";
import { CypherPanel } from "./cypher-panel";
import { CYPHER_TEXTS } from "./cypher-texts";
import "./cypher.css";

export const CYPHER_ROOM: Room = {
  panels: [
    {
      id: "cypher",
      place: 2,
      group: "databases",
      title: () => CYPHER_TEXTS.title,
      icon: SquareTerminal,
      Component: CypherPanel,
      keep: true,
    },
  ],
  actions: CYPHER_ACTIONS,
};
