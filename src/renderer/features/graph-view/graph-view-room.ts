/** What the room offers to the window: see room.ts. */
import { Waypoints } from "lucide-react";
import type { Room } from "../room";
import { GraphPanel } from "../shell/graph-panel";
import { SHELL_TEXTS } from "../shell/shell-texts";
import "./graph.css";

export const GRAPH_VIEW_ROOM: Room = {
  panels: [
    {
      id: "graph",
      place: 3,
      title: () => SHELL_TEXTS.panels.graph,
      icon: Waypoints,
      Component: GraphPanel,
      home: "centre",
      keep: true,
    },
  ],
};
