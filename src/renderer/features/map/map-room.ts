/** What the room offers to the window: see room.ts. */
import { Map as MapIcon } from "lucide-react";
import type { Room } from "../room";
import { MAP_ACTIONS } from "./map-actions";
import { MapPanel } from "./map-panel";
import { MAP_TEXTS } from "./map-texts";
import "./map.css";

export const MAP_ROOM: Room = {
  panels: [
    {
      id: "map",
      place: 2,
      section: "look",
      title: () => MAP_TEXTS.title,
      icon: MapIcon,
      Component: MapPanel,
      home: "centre",
      keep: true,
    },
  ],
  actions: MAP_ACTIONS,
};
