/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { shellActions } from "./shell-actions";
import "./shell.css";
import "./dock.css";
import "./dock-tools.css";
import "./panel-frame.css";

export const SHELL_ROOM: Room = {
  actions: shellActions,
};
