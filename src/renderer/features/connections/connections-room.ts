/** What the room offers to the window: see room.ts. */
import { Database } from "lucide-react";
import type { Room } from "../room";
import { CONNECTION_CHOICES, CONNECTIONS_ACTIONS } from "./connections-actions";
import { ConnectionsPanel } from "./connections-panel";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import "./connections.css";
import "./connection-form.css";
import "./connection-schema.css";
import "./servers.css";

export const CONNECTIONS_ROOM: Room = {
  panels: [
    {
      id: "connections",
      place: 1,
      group: "databases",
      title: () => CONNECTIONS_TEXTS.title,
      icon: Database,
      Component: ConnectionsPanel,
    },
  ],
  actions: CONNECTIONS_ACTIONS,
  choices: [CONNECTION_CHOICES],
};
