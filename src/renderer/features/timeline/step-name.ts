/** What a step of the timeline is called. */
import type { TimelineStep } from "../../canvas/canvas-props";
import { TEXTS } from "../../ui/texts/texts";

export function stepName({ stage, hop }: TimelineStep): string {
  return hop > 0 ? TEXTS.timeline.hop(hop) : (TEXTS.stages[stage] ?? stage);
}
