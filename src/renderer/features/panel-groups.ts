/** Panels that several rooms share: a room's panel becomes a tab of one by naming it. */
import { Activity, Database, SlidersHorizontal, Table2 } from "lucide-react";
import type { PanelGroup } from "./room";
import { SHELL_TEXTS } from "./shell/shell-texts";

export const PANEL_GROUPS: readonly PanelGroup[] = [
  {
    id: "controls",
    place: 1,
    section: "work",
    title: () => SHELL_TEXTS.panels.parameters,
    icon: SlidersHorizontal,
    home: "left",
  },
  {
    id: "tables",
    place: 2,
    section: "work",
    title: () => SHELL_TEXTS.panels.tables,
    icon: Table2,
    home: "centre",
  },
  {
    id: "diagnostics",
    place: 3,
    section: "work",
    title: () => SHELL_TEXTS.panels.diagnostics,
    icon: Activity,
    home: "drawer",
  },
  {
    id: "databases",
    place: 5,
    section: "work",
    title: () => SHELL_TEXTS.panels.databases,
    icon: Database,
    home: "centre",
  },
];
