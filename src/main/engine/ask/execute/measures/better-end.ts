/** Which end of what is measured is the better one: the lower of times, places, prices and faults, the higher of marks and points. */
import { words } from "../../../../../shared/fold";
import { ROW_WORDS } from "../../understand/rows/row-words";

type End = "min" | "max";

export const turned = (end: End): End => (end === "min" ? "max" : "min");

/** Whether a measure's words say that it tells how long something takes. */
export const isOfDuration = (measure: string): boolean =>
  words(measure).some((word) => ROW_WORDS.durations.has(word));

/** Whether they say that it tells places in an order. */
export const isOfRanks = (measure: string): boolean =>
  words(measure).some((word) => ROW_WORDS.ranks.has(word));

/** The end that "best" means by a measure's words; undefined where they do not tell. */
export function betterEnd(measure: string): End | undefined {
  const own = words(measure);
  const isLow =
    isOfDuration(measure) || isOfRanks(measure) || own.some((word) => ROW_WORDS.lowBetter.has(word));
  if (isLow) return "min";
  return own.some((word) => ROW_WORDS.highBetter.has(word)) ? "max" : undefined;
}
