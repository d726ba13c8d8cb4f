/** What the room offers to the window: see room.ts. */
import { Scale } from "lucide-react";
import type { Room } from "../room";
import { SaliencePanel } from "./salience-panel";
import { SALIENCE_TEXTS } from "./salience-texts";
import "./salience.css";

export const SALIENCE_ROOM: Room = {
  panels: [
    {
      id: "salience",
      place: 4,
      group: "controls",
      title: () => SALIENCE_TEXTS.title,
      icon: Scale,
      Component: SaliencePanel,
    },
  ],
};
