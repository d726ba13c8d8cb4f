/** Plain text: paragraphs, chapters by their headings, the letters left as they stand. */
import type { Block, BlockKind } from "./work";

/** "CAPITOLUL II", "Cap. 3", "Partea întîia", "CHAPTER I", "XIV." */
const HEADING =
  /^(?:(?:cap(?:itolul|\.)?|partea|volumul|cartea|chapter|book|part|volume)\s+[\p{L}\d.]+.{0,60}|[IVXLC]+\.?|prolog|epilog)$/iu;

/** Blocks of a text whose lines or empty lines part its paragraphs; offsets into `text` as it is. */
export function plainBlocks(text: string): Block[] {
  const hasEmptyLines = (text.match(/\n[^\S\n]*\r?\n/g) ?? []).length * 200 > text.length / 20;
  const parts = hasEmptyLines ? /(?:[^\n]*\S[^\n]*(?:\n|$))+/gu : /[^\n]*\S[^\n]*/gu;
  return [...text.matchAll(parts)].map((match) => {
    const lead = /^\s*/u.exec(match[0])![0].length;
    const start = match.index + lead;
    const own = match[0].trim();
    return { kind: kindOf(own), start, end: start + own.length };
  });
}

function kindOf(text: string): BlockKind {
  return text.length < 90 && !text.includes("\n") && HEADING.test(text) ? "heading" : "body";
}
