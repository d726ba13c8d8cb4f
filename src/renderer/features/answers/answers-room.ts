/** What the room offers to the window: see room.ts. */
import { ListChecks } from "lucide-react";
import type { Room } from "../room";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { Answers } from "./answers";
import "./answers.css";
import "./chain-cards.css";
import "./judging.css";

export const ANSWERS_ROOM: Room = {
  panels: [
    {
      id: "answers",
      place: 1,
      section: "read",
      title: () => SHELL_TEXTS.panels.answers,
      icon: ListChecks,
      Component: Answers,
      home: "left",
    },
  ],
};
