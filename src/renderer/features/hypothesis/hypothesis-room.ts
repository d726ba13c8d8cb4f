/** What the room offers to the window: see room.ts. It fills the window, and is no panel. */
import type { Room } from "../room";
import { HYPOTHESIS_ACTIONS } from "./hypothesis-actions";
import "./hypothesis.css";
import "./paths.css";
import "./evidence-dots.css";
import "./explanation.css";

export const HYPOTHESIS_ROOM: Room = { actions: HYPOTHESIS_ACTIONS };
