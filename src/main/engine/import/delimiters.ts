/** Which character parts the cells of a table. */

import { DELIMITERS, type Delimiter } from "../../../shared/import-preview";

/**
 * The delimiter of a table by its first line that is not blank: the first of tab, bar, comma and semicolon that parts it into
 * `columns` cells, else the one that parts it into most; undefined when none does.
 */
export function guessDelimiter(head: string, columns: number): Delimiter | undefined {
  const line = firstLine(head);
  const cells = (delimiter: string): number => line.split(delimiter).length;
  // A blank parts the words of a name as well.
  const marks = DELIMITERS.filter((delimiter) => delimiter !== " ");
  const exact = marks.find((delimiter) => cells(delimiter) === columns);
  const [most] = marks.filter((delimiter) => cells(delimiter) > 1).sort((a, b) => cells(b) - cells(a));
  return exact ?? most;
}

/** "sep=;", which Excel writes ahead of a table and reads there; as Latin-1 text, with the mark of UTF-8 before it. */
const SEPARATOR_LINE = /^(?:\xEF\xBB\xBF)?sep=.(?=\r?\n)/i;

/** The beginning of a file without the line in which Excel names the separator; its end stays, so that lines keep their numbers. */
export function withoutSeparatorLine(bytes: Buffer): Buffer {
  const found = SEPARATOR_LINE.exec(bytes.toString("latin1", 0, 16));
  return found === null ? bytes : bytes.subarray(found[0].length);
}

/** The first line that is not blank, without a byte-order mark. */
export function firstLine(head: string): string {
  return /[^\r\n]*\S[^\r\n]*/.exec(head.replace(/^\uFEFF/, ""))?.[0] ?? "";
}
