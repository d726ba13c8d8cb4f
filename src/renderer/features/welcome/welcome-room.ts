/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { LIBRARY_CHOICES } from "./library-actions";
import "./welcome.css";

export const WELCOME_ROOM: Room = { choices: [LIBRARY_CHOICES] };
