/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { EXPORT_ACTIONS } from "./export-actions";
import "./export.css";

export const EXPORT_RUN_ROOM: Room = {
  actions: EXPORT_ACTIONS,
};
