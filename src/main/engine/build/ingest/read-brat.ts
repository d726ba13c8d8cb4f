/** Brat stand-off marks: "T1<tab>PER 0 4<tab>Mara". */
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "../../import/source/import-run";
import type { GoldSpan } from "./work";

/** The marked spans in the order of the text; refuses marks beyond the text or of other words than the text has there. */
export function readBrat(file: SourceFile, marks: string, text: string): GoldSpan[] {
  const spans: GoldSpan[] = [];
  for (const [at, line] of marks.split(/\r?\n/).entries()) {
    const match = /^T\d+\t(\S+) (\d+)(?: \d+;\d+)* (\d+)\t(.*)$/.exec(line);
    if (!match) continue;
    const [start, end] = [Number(match[2]), Number(match[3])];
    if (start >= end || end > text.length)
      refuse(
        file,
        message("at-line", { line: at + 1, why: message("mark-beyond", { end, length: text.length }) }),
      );
    if (!line.includes(";") && text.slice(start, end).replace(/\s+/g, " ") !== match[4]!.replace(/\s+/g, " "))
      refuse(
        file,
        message("at-line", { line: at + 1, why: message("mark-differs", { text: match[4]!.slice(0, 60) }) }),
      );
    spans.push({ start, end, type: match[1]! });
  }
  // Whoever marks a text goes back and forth in it.
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}
