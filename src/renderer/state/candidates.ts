/** Whether the picture shows every drawn candidate or the answer alone. Reading begins with the answer; watching a run needs them all. */
import { isUndrawn } from "../picture/empty-view";
import type { Workbench } from "./workbench";

type Shown = Pick<Workbench, "candidates" | "settings">;

/** What the person chose for this arrangement, else what the arrangement is for. */
export function showsCandidates({ candidates, settings }: Shown): boolean {
  return candidates ?? settings.preset !== "reader";
}

/** True where only the answer is to be drawn now: before a question, and earlier on the timeline, there is none. */
export function drawsAnswerAlone(state: Shown & Pick<Workbench, "position" | "run">): boolean {
  const { run, position } = state;
  return run !== null && !isUndrawn(run) && position === Infinity && !showsCandidates(state);
}

export function toggleCandidates(state: Workbench): Workbench {
  return { ...state, candidates: !showsCandidates(state) };
}
