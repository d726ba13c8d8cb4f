/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import "./settings.css";

export const SETTINGS_ROOM: Room = {};
