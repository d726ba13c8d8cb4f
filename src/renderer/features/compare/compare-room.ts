/** What the room offers to the window: see room.ts. */
import { Columns2 } from "lucide-react";
import type { Room } from "../room";
import { COMPARE_ACTIONS } from "./compare-actions";
import { ComparePanel } from "./compare-panel";
import { COMPARE_TEXTS } from "./compare-texts";
import "./compare.css";

export const COMPARE_ROOM: Room = {
  panels: [
    {
      id: "compare",
      place: 18,
      title: () => COMPARE_TEXTS.title,
      icon: Columns2,
      Component: ComparePanel,
      home: "centre",
      keep: true,
    },
  ],
  actions: COMPARE_ACTIONS,
};
