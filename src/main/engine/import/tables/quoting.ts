/** Whether the cells of a table stand in double quotes, where its delimiter leaves that open: R and Excel quote between tabs and blanks, too. */

/** A cell in quotes, by its column from 0. */
interface QuotedCell {
  readonly column: number;
  /** Whether it holds doubled quotes. */
  readonly doubled: boolean;
  /** Whether it holds a delimiter or a line end. */
  readonly parted: boolean;
}

/** Characters of a table that are looked at. */
const LOOKED_AT = 64 * 1024;

/**
 * Quotes are quoting where every cell that begins with one ends with its fellow, and either a whole column stands in them, or one holds
 * doubled quotes, or one holds what would part it while all rows are of one width. Else they belong to the names ("Crocodile" Dundee).
 */
export function isQuoted(head: string, delimiter: string): boolean {
  if (!head.includes('"')) return false;
  const scan = scanQuotes(head.slice(0, LOOKED_AT), delimiter, head.length > LOOKED_AT);
  if (!scan || scan.cells.length === 0) return false;
  const { cells, widths } = scan;
  if (cells.some(({ doubled }) => doubled)) return true;
  if (cells.some(({ parted }) => parted)) return new Set(widths).size === 1;
  const counts = new Map<number, number>();
  for (const { column } of cells) counts.set(column, (counts.get(column) ?? 0) + 1);
  // A header may stand without quotes.
  return [...counts.values()].some((count) => count >= Math.max(1, widths.length - 1));
}

interface QuoteScan {
  readonly cells: QuotedCell[];
  /** Cells of each whole row. */
  readonly widths: number[];
}

/** The quoted cells of all whole rows; undefined where a quote is stray, or never closed in a text that is not cut. */
function scanQuotes(text: string, delimiter: string, isCut: boolean): QuoteScan | undefined {
  const cells: QuotedCell[] = [];
  const widths: number[] = [];
  let column = 0;
  for (let at = 0; at < text.length;) {
    if (text[at] === '"') {
      const inner = /^"((?:[^"]|"")*)"/.exec(text.slice(at))?.[1];
      if (inner === undefined) return isCut || !text.includes("\n", at) ? { cells, widths } : undefined;
      at += inner.length + 2;
      if (!/^(?:\r?\n|$)/.test(text.slice(at, at + 2)) && text[at] !== delimiter) return undefined;
      const parted = inner.includes(delimiter) || inner.includes("\n");
      cells.push({ column, doubled: inner.includes('""'), parted });
    } else at = endOfCell(text, at, delimiter);
    column++;
    if (text[at] === delimiter) at++;
    else {
      if (at < text.length) widths.push(column);
      column = 0;
      at = text.indexOf("\n", at) + 1 || text.length;
    }
  }
  return { cells, widths };
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== "\n") at++;
  return at;
}
