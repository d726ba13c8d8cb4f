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
import "./charts.css";

export const TABLES_ROOM: Room = {
  panels: [
    {
      id: "nodes",
      place: 2,
      group: "tables",
      title: () => TABLES_TEXTS.panels.nodes,
      icon: CircleDot,
      Component: NodesPanel,
    },
    {
      id: "stages",
      place: 1,
      group: "diagnostics",
      title: () => TABLES_TEXTS.panels.stages,
      icon: ListOrdered,
      Component: StagesPanel,
    },
    {
      id: "charts",
      place: 4,
      group: "diagnostics",
      title: () => TABLES_TEXTS.panels.charts,
      icon: ChartColumnBig,
      Component: ChartsPanel,
    },
  ],
  actions: TABLES_ACTIONS,
};
