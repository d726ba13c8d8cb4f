/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import "./network.css";

export const NETWORK_ROOM: Room = {};
