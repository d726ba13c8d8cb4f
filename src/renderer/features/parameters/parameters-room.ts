/** What the room offers to the window: see room.ts. */
import { SlidersHorizontal } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { Parameters } from "./parameters";
import "./parameters.css";

export const PARAMETERS_ROOM: Room = {
  panels: [
    {
      id: "parameters",
      place: 1,
      group: "controls",
      title: () => SHELL_TEXTS.panels.values,
      icon: SlidersHorizontal,
      Component: Parameters,
    },
  ],
};
