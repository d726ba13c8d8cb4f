/** What a step of the timeline is called. */
import type { TimelineStep } from "../../picture/elements";
import { TEXTS } from "../../ui/texts/texts";
import { TIMELINE_TEXTS } from "./timeline-texts";

export function stepName({ stage, hop }: TimelineStep): string {
  return hop > 0 ? TIMELINE_TEXTS.hop(hop) : (TEXTS.stages[stage] ?? stage);
}
