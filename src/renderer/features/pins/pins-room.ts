/** What the room offers to the window: see room.ts. */
import { Pin } from "lucide-react";
import type { Room } from "../room";
import { PinsPanel } from "./pins";
import { PINS_ACTIONS } from "./pins-actions";
import { PINS_TEXTS } from "./pins-texts";
import "./pins.css";

export const PINS_ROOM: Room = {
  panels: [
    {
      id: "pins",
      place: 3,
      group: "controls",
      title: () => PINS_TEXTS.title,
      icon: Pin,
      Component: PinsPanel,
    },
  ],
  actions: PINS_ACTIONS,
};
