/** A document's text and date, as files without mentions bring them. */
import { parseDate } from "../../../../shared/documents/document-dates";
import type { Library } from "./library";

export interface TextOfDocument {
  readonly pmid: string;
  readonly title: string;
  readonly abstract: string;
  /** As PubMed writes it: "2004 Mar 5", "2004 Mar-Apr", "1998 Dec-1999 Jan"; "" for none. */
  readonly date: string;
  readonly file: string;
  readonly line: number;
}

/** Adds both to the library; a text that is there already is not added again, and of several dates the latest counts. */
export function addText(library: Library, { pmid, title, abstract, date, file, line }: TextOfDocument): void {
  const document = library.document(pmid, file, true);
  document.date = Math.max(document.date, latestDate(date));
  const text = abstract === "" ? title : `${title}\n${abstract}`;
  if (text === "" || document.variants.some((variant) => variant.text === text)) return;
  document.variants.push({ title, text, mentions: [], file, line });
}

/** As yyyymmdd, 0 for none: where a span or a season is given, the end of its last year, so that no cut sees too much. */
export function latestDate(date: string): number {
  const years = date.match(/\b\d{4}\b/g);
  return parseDate(date) ?? (years ? parseDate(years.at(-1)!)! : 0);
}
