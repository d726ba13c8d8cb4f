/** The line in which Excel names the separator of a table. */

/** "sep=;", which Excel writes ahead of a table and reads there; as Latin-1 text, with the mark of UTF-8 before it. */
const SEPARATOR_LINE = /^(?:\xEF\xBB\xBF)?sep=.(?=\r?\n)/i;

/** The beginning of a file without the line in which Excel names the separator; its end stays, so that lines keep their numbers. */
export function withoutSeparatorLine(bytes: Buffer): Buffer {
  const found = SEPARATOR_LINE.exec(bytes.toString("latin1", 0, 16));
  return found === null ? bytes : bytes.subarray(found[0].length);
}
