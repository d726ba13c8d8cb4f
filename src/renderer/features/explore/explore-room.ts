/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { EXPLORE_ACTIONS } from "./explore-actions";
import "./explore.css";
import "./float-menu.css";
import "./styles.css";

export const EXPLORE_ROOM: Room = {
  actions: EXPLORE_ACTIONS,
};
