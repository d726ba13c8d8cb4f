/** What the room offers to the window: see room.ts. */
import { Workflow } from "lucide-react";
import type { Room } from "../room";
import { PIPELINE_ACTIONS } from "./pipeline-actions";
import { PipelinePanel } from "./pipeline-panel";
import { PIPELINE_TEXTS } from "./pipeline-texts";
import "./pipeline.css";

export const PIPELINE_ROOM: Room = {
  panels: [
    {
      id: "pipeline",
      place: 6,
      group: "diagnostics",
      title: () => PIPELINE_TEXTS.title,
      icon: Workflow,
      Component: PipelinePanel,
    },
  ],
  actions: PIPELINE_ACTIONS,
};
