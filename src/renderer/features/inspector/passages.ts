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

/** The reference as an http(s) address without credentials, or null: graph text is hostile, and nothing else is ever opened. */
export function webAddress(reference: string): string | null {
  if (!/^https?:\/\//i.test(reference) || !URL.canParse(reference)) return null;
  const address = new URL(reference);
  const plain = address.username === "" && address.password === "" && /^https?:$/.test(address.protocol);
  return plain ? address.href : null;
}
