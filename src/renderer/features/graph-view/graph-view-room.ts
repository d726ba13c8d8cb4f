/** What the room offers to the window: see room.ts. */
import { Waypoints } from "lucide-react";
import type { Room } from "../room";
import { drawsAnswerAlone, toggleCandidates } from "../../state/candidates";
import { toggleColumns } from "./left-to-right";
import { GRAPH_TEXTS } from "./graph-texts";
import { GraphPanel } from "../shell/graph-panel";
import { SHELL_TEXTS } from "../shell/shell-texts";
import "./graph.css";

export const GRAPH_VIEW_ROOM: Room = {
  actions: [
    {
      id: "graph.candidates",
      title: () => GRAPH_TEXTS.switchCandidates,
      group: "graph",
      keys: ["A"],
      enabled: (state) => state.run !== null,
      run: ({ commands }) => commands.choose("candidates", toggleCandidates),
    },
    {
      id: "graph.columns",
      title: () => GRAPH_TEXTS.switchColumns,
      group: "graph",
      enabled: drawsAnswerAlone,
      run: ({ commands }) => commands.choose("leftToRight", toggleColumns),
    },
  ],
  panels: [
    {
      id: "graph",
      place: 1,
      section: "look",
      title: () => SHELL_TEXTS.panels.graph,
      icon: Waypoints,
      Component: GraphPanel,
      home: "centre",
      keep: true,
    },
  ],
};
