/** What the room offers to the window: see room.ts. It fills the window, and is no panel. */
import type { Room } from "../room";
import { BUILD_ACTIONS } from "./build-actions";
import "./build.css";

export const BUILD_ROOM: Room = { actions: BUILD_ACTIONS };
