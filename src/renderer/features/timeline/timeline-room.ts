/** What the room offers to the window: see room.ts. */
import { Timer } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { TIMELINE_ACTIONS } from "./timeline-actions";
import { Timeline } from "./timeline-panel";
import "./timeline.css";

export const TIMELINE_ROOM: Room = {
  panels: [
    {
      id: "timeline",
      place: 3,
      section: "look",
      title: () => SHELL_TEXTS.panels.timeline,
      icon: Timer,
      Component: Timeline,
      home: "below",
    },
  ],
  actions: TIMELINE_ACTIONS,
};
