/** Until when a graph is looked at: nothing newer is seen by any stage. */
import { z } from "zod";
import { writeDate } from "./document-dates";

export const CUT_KINDS = ["date", "pmid", "order"] as const;
export type CutKind = (typeof CUT_KINDS)[number];

/** As recipes write it: what a request tells is what was known up to it. */
export const cutSchema = z.string().max(60).optional();

/** Inclusive: a date as yyyymmdd, a PMID, or a document's place in the order of documents. */
export interface Cut {
  readonly kind: CutKind;
  readonly value: number;
}

/** A time as a cut writes it: "2004-03-05", a year's last day "2004", "pmid:15745722" or "order:12". */
export function writeCut(kind: CutKind, value: number): string {
  return kind === "date" ? writeDate(value).replace(/-12-31$/, "") : `${kind}:${value.toString()}`;
}

/** A cut as it is written: "2004", "2004-12-31", "pmid:15745722" or "order:12"; undefined where it is none of these. */
export function parseCut(text: string): Cut | undefined {
  const [, kind, number] = /^\s*(pmid|order):\s*(\d{1,9})\s*$/.exec(text) ?? [];
  if (kind !== undefined) return { kind: kind as CutKind, value: Number(number) };
  const [, year, month, day] =
    /^\s*(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?\s*$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  // Days that a month does not have are harmless: no document is dated so.
  return { kind: "date", value: Number(year) * 10_000 + Number(month ?? 12) * 100 + Number(day ?? 31) };
}
