/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import "./why-not.css";

export const WHY_NOT_ROOM: Room = {};
