/** Evidence as it is shown: the statement inside its passage, and which references are addresses of the web. */
import type { Evidence } from "../../../shared/graph";

export interface MarkedPassage {
  readonly before: string;
  readonly statement: string;
  readonly after: string;
}

/** Most characters shown on each side of the statement. */
const AROUND = 240;

/** The passage around its statement; null when the passage marks none. */
export function markedParts({ text, start, end }: Evidence): MarkedPassage | null {
  if (start === undefined || end === undefined || start >= end || end > text.length) return null;
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  return {
    before: (from > 0 ? "…" : "") + text.slice(from, start),
    statement: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? "…" : ""),
  };
}

/** An address by where it is and what is there, for what lies between is the same of many; every other reference as it is. */
export function toldReference(reference: string): string {
  const address = webAddress(reference);
  if (address === null) return reference;
  const host = new URL(address).hostname.replace(/^www\./, "");
  const steps = reference
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .split("/")
    .filter(Boolean);
  return [host, ...(steps.length > 1 ? ["…"] : []), ...steps.slice(-1)].join("/");
}

/** Whether a passage cites itself, as curated records do: "imatinib → tumor (DrugMechDB DB00619_MESH_D046152_1)". */
export const citesItself = ({ text, source }: Evidence): boolean =>
  source !== "" && text.trimEnd().endsWith(`${source})`);

/** The reference as an http(s) address without credentials, or null: graph text is hostile, and nothing else is ever opened. */
export function webAddress(reference: string): string | null {
  if (!/^https?:\/\//i.test(reference) || !URL.canParse(reference)) return null;
  const address = new URL(reference);
  const plain = address.username === "" && address.password === "" && /^https?:$/.test(address.protocol);
  return plain ? address.href : null;
}
