/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import "./welcome.css";

export const WELCOME_ROOM: Room = {};
