/** Times of documents as places on a line and as words: dates are yyyymmdd, PMIDs and places in an order are numbers. */
import { writeCut, type CutKind } from "../../../shared/documents/cut";
import { formatCount } from "../../ui/format";

/** A number that grows evenly: dates in years, everything else as it is. */
function evenly(kind: CutKind, time: number): number {
  if (kind !== "date") return time;
  const [year, month, day] = [Math.floor(time / 10_000), Math.floor(time / 100) % 100, time % 100];
  return year + (month - 1) / 12 + day / 366;
}

export interface TimeScale {
  /** 0 for the first time, 1 for the last. */
  at(time: number): number;
}

export function timeScale(kind: CutKind, times: readonly number[]): TimeScale {
  const known = times.filter((time) => time > 0).map((time) => evenly(kind, time));
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const span = last - first || 1;
  return { at: (time) => Math.max(0, Math.min(1, (evenly(kind, time) - first) / span)) };
}

/** 20041231 → "2004-12-31", a year's last day → "2004"; PMIDs as they are. */
export function tellTime(kind: CutKind, time: number): string {
  if (time === 0) return "";
  if (kind === "pmid") return `PMID ${String(time)}`;
  return kind === "order" ? formatCount(time) : writeCut(kind, time);
}
