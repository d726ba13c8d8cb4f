/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { PALETTE_ACTIONS } from "./palette-actions";
import "./palette.css";

export const PALETTE_ROOM: Room = {
  actions: PALETTE_ACTIONS,
};
