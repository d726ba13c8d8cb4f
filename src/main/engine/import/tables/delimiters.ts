/** Which character parts the cells of a table. */

import { DELIMITERS, type Delimiter } from "../../../../shared/import/preview";

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

/** The first line that is not blank, without a byte-order mark. */
export function firstLine(head: string): string {
  return /[^\r\n]*\S[^\r\n]*/.exec(head.replace(/^\uFEFF/, ""))?.[0] ?? "";
}
