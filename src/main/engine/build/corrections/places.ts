/** Where the letters of a correction stand now: at their offsets, or where they were moved to as a whole. */
import { CONTEXT, type Place } from "../../../../shared/texts/corrections";
import type { Work } from "../ingest/work";

/** A place with its letters and those around it, as the text has them; undefined for offsets that are not in it. */
export function completePlace(work: Pick<Work, "text">, place: Place): Place | undefined {
  const { start, end } = place;
  if (start >= end || end > work.text.length) return undefined;
  const form = work.text.slice(start, end);
  const before = work.text.slice(Math.max(0, start - CONTEXT), start);
  return { ...place, form, before, after: work.text.slice(end, end + CONTEXT) };
}

/** Where the place's letters begin in the text; undefined where they are gone, or stand in several places and none is theirs. */
export function locate(
  { text }: Pick<Work, "text">,
  { start, end, form, before, after }: Place,
): number | undefined {
  const letters = form === "" ? text.slice(start, end) : form;
  if (end <= text.length && start < end && text.slice(start, end) === letters) return start;
  const around = before + letters + after;
  const found = text.indexOf(around);
  const isOnly = found >= 0 && text.indexOf(around, found + 1) < 0;
  return form !== "" && isOnly ? found + before.length : undefined;
}
