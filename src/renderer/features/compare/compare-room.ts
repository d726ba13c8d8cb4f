/** What the room offers to the window: see room.ts. It fills the window, and is no panel. */
import type { Room } from "../room";
import { COMPARE_ACTIONS } from "./compare-actions";
import "./compare.css";

export const COMPARE_ROOM: Room = { actions: COMPARE_ACTIONS };
