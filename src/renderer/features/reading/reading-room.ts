/** What the room offers to the window: see room.ts. It fills the window, and is no panel. */
import type { Room } from "../room";
import { READING_ACTIONS } from "./reading-actions";
import "../characters/characters.css";
import "./reading.css";
import "./reading-text.css";
import "./picked.css";

export const READING_ROOM: Room = { actions: READING_ACTIONS };
