/** What the room offers to the window: see room.ts. */
import { ChartNoAxesColumnDecreasing, Grid3x3, ListTodo } from "lucide-react";
import type { Room } from "../room";
import { Ablations } from "./ablations";
import { GOLD_ACTIONS } from "./gold-actions";
import { GOLD_TEXTS } from "./gold-texts";
import { Questions } from "./questions";
import { Waterfall } from "./waterfall";
import "./gold.css";
import "./gold-list.css";
import "./waterfall.css";
import "./ablations.css";
import "./gold-key.css";

export const GOLD_ROOM: Room = {
  panels: [
    {
      id: "questions",
      place: 5,
      group: "diagnostics",
      title: () => GOLD_TEXTS.panels.questions,
      icon: ListTodo,
      Component: Questions,
    },
    {
      id: "waterfall",
      place: 2,
      group: "diagnostics",
      title: () => GOLD_TEXTS.panels.waterfall,
      icon: ChartNoAxesColumnDecreasing,
      Component: Waterfall,
    },
    {
      id: "ablations",
      place: 3,
      group: "diagnostics",
      title: () => GOLD_TEXTS.panels.ablations,
      icon: Grid3x3,
      Component: Ablations,
    },
  ],
  actions: GOLD_ACTIONS,
};
