/** What the room offers to the window: see room.ts. */
import { ChartColumnBig, CircleDot, ListOrdered } from "lucide-react";
import type { Room } from "../room";
import { ChartsPanel } from "./charts";
import { NodesPanel } from "./nodes-table";
import { StagesPanel } from "./stages-table";
import { TABLES_ACTIONS } from "./tables-actions";
import { TABLES_TEXTS } from "./tables-texts";
import "./table.css";
import "./tables.css";

export const TABLES_ROOM: Room = {
  panels: [
    {
      id: "nodes",
      place: 5,
      title: () => TABLES_TEXTS.panels.nodes,
      icon: CircleDot,
      Component: NodesPanel,
      home: "centre",
    },
    {
      id: "stages",
      place: 6,
      title: () => TABLES_TEXTS.panels.stages,
      icon: ListOrdered,
      Component: StagesPanel,
      home: "centre",
    },
    {
      id: "charts",
      place: 7,
      title: () => TABLES_TEXTS.panels.charts,
      icon: ChartColumnBig,
      Component: ChartsPanel,
      home: "centre",
    },
  ],
  actions: TABLES_ACTIONS,
};
