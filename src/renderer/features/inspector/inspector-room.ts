/** What the room offers to the window: see room.ts. */
import { TextSearch } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { Inspector } from "./inspector";
import "./inspector.css";
import "./edge-lines.css";
import "./passages.css";
import "./node-reading.css";

export const INSPECTOR_ROOM: Room = {
  panels: [
    {
      id: "inspector",
      place: 4,
      section: "read",
      title: () => SHELL_TEXTS.panels.inspector,
      icon: TextSearch,
      Component: Inspector,
      home: "right",
    },
  ],
};
