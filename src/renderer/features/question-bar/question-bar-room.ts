/** What the room offers to the window: see room.ts. */
import type { Room } from "../room";
import { GRAPH_CHOICES, QUESTION_ACTIONS, RECIPE_CHOICES } from "./question-actions";
import "./bar.css";
import "../typeahead/typeahead.css";

export const QUESTION_BAR_ROOM: Room = {
  actions: QUESTION_ACTIONS,
  choices: [RECIPE_CHOICES, GRAPH_CHOICES],
};
