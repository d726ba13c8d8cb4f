/** Ids of documents and their dates, as tables and files of any format give them to an edge. */
import { parseDate } from "./document-dates";
import type { PropertyValue } from "../graph";

/** Words that edges' properties go by, any case: those that hold ids of documents, and those that hold a date of theirs. */
export const PUBLICATION_WORDS =
  "publications?|references?|refs?|pmids?|pub_?med_?ids?|pmc_?ids?|dois?|publicatie|publicatii";
export const DATE_WORDS = "(?:pub(?:lication)?[ _-]?)?(?:date|year)|published|an|anul|data";

const PUBLICATION_KEY = new RegExp(`^(?:${PUBLICATION_WORDS})$`, "i");
const DATE_KEY = new RegExp(`^(?:${DATE_WORDS})$`, "i");
const PMID_KEY = /^(?:pmids?|pub_?med_?ids?)$/i;

const NUMBER = /^[1-9]\d{0,8}$/;
const PMID = /^PMID:\s*([1-9]\d{0,8})$/i;
const OTHER_ID =
  /^(?:(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+|PMC:?\d+|arXiv:\S+|ISBN[: ]?[\dX -]+)$/i;

/** Whether a text is the id of a document by its shape: "PMID:1", "PMC1", a DOI; a bare number is none. */
export function isDocumentId(text: string): boolean {
  return PMID.test(text) || OTHER_ID.test(text);
}

type Said = Readonly<Record<string, PropertyValue>>;

/** The documents that an edge's properties name, each once: PMIDs as "PMID:1", DOIs and the like as written; of a text that is no list of ids none. */
export function documentsOf(properties: Said): string[] {
  const found = Object.entries(properties).flatMap(([key, value]) => {
    if (!PUBLICATION_KEY.test(key)) return [];
    return [value].flat().flatMap((cell) => documentsIn(String(cell), PMID_KEY.test(key)));
  });
  return [...new Set(found)];
}

function documentsIn(cell: string, areNumbers: boolean): string[] {
  const idOf = (part: string): string => {
    if (areNumbers && NUMBER.test(part)) return `PMID:${part}`;
    const [, number] = PMID.exec(part) ?? [];
    return number === undefined ? (OTHER_ID.test(part) ? part : "") : `PMID:${number}`;
  };
  // A DOI may hold a semicolon or a comma, but hardly a bar or a blank.
  const lists = [/\|/, /[|;]\s*/, /[|;,]\s*|\s+/].map((mark) =>
    cell
      .split(mark)
      .filter((part) => part.trim() !== "")
      .map((part) => idOf(part.trim())),
  );
  return lists.find((ids) => !ids.includes("")) ?? [];
}

/** The latest date that an edge's properties say, as yyyymmdd; 0 where they say none. */
export function dateOf(properties: Said): number {
  const dates = Object.entries(properties).map(([key, value]) =>
    DATE_KEY.test(key) ? (parseDate(String(value)) ?? 0) : 0,
  );
  return Math.max(0, ...dates);
}

/** The PMID that a document's id is ("PMID:1"), 0 for any other id. */
export function pmidOf(id: string): number {
  return Number(PMID.exec(id)?.[1] ?? 0);
}
