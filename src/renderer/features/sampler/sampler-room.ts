/** What the room offers to the window: see room.ts. */
import { ChartColumn } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { Sampler } from "./sampler";
import { SAMPLER_ACTIONS } from "./sampler-actions";
import "./sampler.css";
import "./draws.css";

export const SAMPLER_ROOM: Room = {
  panels: [
    {
      id: "sampler",
      place: 2,
      group: "controls",
      title: () => SHELL_TEXTS.panels.sampler,
      icon: ChartColumn,
      Component: Sampler,
    },
  ],
  actions: SAMPLER_ACTIONS,
};
