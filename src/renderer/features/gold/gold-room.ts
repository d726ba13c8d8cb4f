/** What the room offers to the window: see room.ts. */
import { ChartNoAxesColumnDecreasing, Grid3x3, ListTodo } from "lucide-react";
import type { Room } from "../room";
import { Ablations } from "./ablations";
import { GOLD_ACTIONS } from "./gold-actions";
import { GOLD_TEXTS } from "./gold-texts";
import { Questions } from "./questions";
import { Waterfall } from "./waterfall";
import "./gold.css";

export const GOLD_ROOM: Room = {
  panels: [
    {
      id: "questions",
      place: 11,
      title: () => GOLD_TEXTS.panels.questions,
      icon: ListTodo,
      Component: Questions,
      home: "left",
    },
    {
      id: "waterfall",
      place: 12,
      title: () => GOLD_TEXTS.panels.waterfall,
      icon: ChartNoAxesColumnDecreasing,
      Component: Waterfall,
      home: "right",
    },
    {
      id: "ablations",
      place: 13,
      title: () => GOLD_TEXTS.panels.ablations,
      icon: Grid3x3,
      Component: Ablations,
      home: "centre",
    },
  ],
  actions: GOLD_ACTIONS,
};
