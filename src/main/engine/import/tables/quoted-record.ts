/** A record with quotes in it: cells in double quotes hold delimiters, line ends and quotes. */
import { type Message, message } from "../../../../shared/sentences/sentences";

export interface Dialect {
  readonly delimiter: string;
  /** Whether cells may be put in double quotes and then hold delimiters, line ends and doubled quotes. */
  readonly quoted: boolean;
  /** Whether quotes inside such cells stand behind backslashes, or are doubled; undefined where it is not known. */
  readonly escaped?: boolean;
}

export interface QuotedRecord {
  readonly cells: string[];
  /** Cells written "". */
  readonly emptyStrings: readonly number[];
  /** Where the next record starts. */
  readonly next: number;
  /** Lines this record takes. */
  readonly lines: number;
  readonly fault?: Message;
}

/**
 * The record that starts at `start`, or undefined when the text ends inside its quotes. Where it is none with quotes doubled, and the
 * dialect leaves that open, backslashes ahead of them are tried.
 */
export function quotedRecord(text: string, start: number, dialect: Dialect): QuotedRecord | undefined {
  const record = cut(text, start, dialect);
  if (!record?.fault || dialect.escaped !== undefined) return record;
  const other = cut(text, start, { ...dialect, escaped: true });
  return other && !other.fault ? other : record;
}

function cut(text: string, start: number, { delimiter, escaped = false }: Dialect): QuotedRecord | undefined {
  const cells: string[] = [];
  const emptyStrings: number[] = [];
  let lines = 1;
  for (let at = start; ;) {
    const open = text[at] === '"' ? at : paddedQuote(text, at, delimiter, escaped);
    if (open >= 0) {
      const cell = quotedCell(text, open, escaped);
      if (!cell) return undefined;
      lines += cell.lines;
      if (cell.value === "") emptyStrings.push(cells.length);
      cells.push(cell.value);
      at = afterBlanks(text, cell.next, delimiter);
      if (!isCellEnd(text, at, delimiter)) return strayText(text, at, lines);
    } else {
      const end = plainCellEnd(text, at, delimiter);
      cells.push(text.slice(at, withoutReturn(text, at, end)));
      at = end;
    }
    if (text[at] === delimiter) at = afterDelimiter(text, at, delimiter);
    else return { cells, emptyStrings, next: endOfLine(text, at) + 1, lines };
  }
}

/** Where a cell's quote stands behind blanks ("a, "b, c""), if all of the cell is in quotes and in this line; else −1. */
function paddedQuote(text: string, start: number, delimiter: string, escaped: boolean): number {
  const open = afterBlanks(text, start, delimiter);
  if (open === start || text[open] !== '"') return -1;
  const cell = quotedCell(text, open, escaped);
  if (!cell || cell.lines > 0) return -1;
  return isCellEnd(text, afterBlanks(text, cell.next, delimiter), delimiter) ? open : -1;
}

function afterBlanks(text: string, start: number, delimiter: string): number {
  let at = start;
  while ((text[at] === " " || text[at] === "\t") && text[at] !== delimiter) at++;
  return at;
}

function afterDelimiter(text: string, start: number, delimiter: string): number {
  let at = start + 1;
  while (delimiter === " " && text[at] === " ") at++;
  return at;
}

interface QuotedCell {
  readonly value: string;
  readonly next: number;
  readonly lines: number;
}

function quotedCell(text: string, start: number, escaped: boolean): QuotedCell | undefined {
  const close = closingQuote(text, start, escaped);
  if (close < 0) return undefined;
  const raw = text.slice(start + 1, close);
  const value = escaped
    ? raw.replace(/\\(["\\])|"(")/g, "$1$2")
    : raw.includes('"')
      ? raw.replaceAll('""', '"')
      : raw;
  return { value, next: close + 1, lines: raw.includes("\n") ? raw.split("\n").length - 1 : 0 };
}

function closingQuote(text: string, start: number, escaped: boolean): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0) {
    if (escaped && isEscaped(text, at, start)) at = text.indexOf('"', at + 1);
    else if (text[at + 1] === '"') at = text.indexOf('"', at + 2);
    else break;
  }
  return at;
}

/** Whether an odd number of backslashes stands ahead. */
function isEscaped(text: string, quote: number, start: number): boolean {
  let first = quote;
  while (first - 1 > start && text[first - 1] === "\\") first--;
  return (quote - first) % 2 === 1;
}

function strayText(text: string, at: number, lines: number): QuotedRecord {
  const fault = message("quote-followed");
  return { cells: [], emptyStrings: [], next: endOfLine(text, at) + 1, lines, fault };
}

function isCellEnd(text: string, at: number, delimiter: string): boolean {
  return at >= text.length || text[at] === delimiter || text[at] === "\n" || text.startsWith("\r\n", at);
}

function plainCellEnd(text: string, at: number, delimiter: string): number {
  const line = endOfLine(text, at);
  // Looked for in this line only: a file without delimiters would otherwise be scanned once per line.
  const next = text.slice(at, line).indexOf(delimiter);
  return next < 0 ? line : at + next;
}

/** Where the line ends that `start` is in. */
export function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

/** The end of a line or cell without a carriage return ahead of it. */
export function withoutReturn(text: string, start: number, end: number): number {
  return end > start && text[end - 1] === "\r" ? end - 1 : end;
}
