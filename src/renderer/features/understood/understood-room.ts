/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import "./understood.css";

export const UNDERSTOOD_ROOM: Room = {};
