/** Delimited text cut into records: one per line, or quoted as RFC 4180 has it. */
import { type Message, message } from "../../../../shared/sentences/sentences";
import { MAX_CELL, MAX_RECORD, refuse, tooLarge, type SourceFile } from "../source/import-run";
import type { RejectList } from "../source/reject-list";
import type { TextBlock } from "../source/text-blocks";

export interface Dialect {
  readonly delimiter: string;
  /** Whether cells may be put in double quotes and then hold delimiters, line ends and doubled quotes. */
  readonly quoted: boolean;
}

/** A record's cells; `emptyStrings` lists the cells written "", which is a value, while a bare empty cell is none. */
export type OnRecord = (cells: string[], line: number, emptyStrings: readonly number[]) => void;

const NONE: readonly number[] = [];

/** Cuts block after block; a quoted record may run over several. Blank lines are no records. */
export class RecordSplitter {
  private openText = "";
  private openLine = 0;
  private badLines = new Map<number, Message>();

  constructor(
    private readonly file: SourceFile,
    private readonly dialect: Dialect,
    private readonly rejects: RejectList,
  ) {}

  /** Whether a quote is open, so that the next text goes on with a record. */
  get isOpen(): boolean {
    return this.openText !== "";
  }

  /** Hands over every record that ends in this block; what is not one goes to the rejects. */
  split(block: Omit<TextBlock, "bytes">, onRecord: OnRecord): void {
    const text = this.openText + block.text;
    let line = this.openText ? this.openLine : block.firstLine;
    for (const [bad, reason] of block.badLines) this.badLines.set(bad, reason);
    this.openText = "";
    let quote = this.dialect.quoted ? nextQuote(text, 0) : Infinity;
    for (let start = 0; start < text.length;) {
      const end = endOfLine(text, start);
      if (quote < start) quote = nextQuote(text, start);
      if (quote < end) {
        const record = parseQuoted(text, start, this.dialect.delimiter);
        if (!record) return this.keepOpen(text.slice(start), line);
        this.emitQuoted(record, line, onRecord);
        start = record.next;
        line += record.lines;
      } else {
        this.line(text.slice(start, withoutReturn(text, start, end)), line, onRecord);
        start = end + 1;
        line++;
      }
    }
    this.badLines.clear();
  }

  private line(text: string, line: number, onRecord: OnRecord): void {
    const bad = this.badLines.get(line);
    if (bad) return this.rejects.add(this.file.name, line, bad);
    if (text.length === 0) return;
    const cells = cellsIn(text, this.dialect.delimiter);
    if (text.length > MAX_CELL && this.isTooLarge(cells, line)) return;
    onRecord(cells, line, NONE);
  }

  /** Ends the file: a quote still open means that the rest of the file was swallowed, so the whole is refused. */
  end(): void {
    if (this.openText) refuse(this.file, message("quote-unclosed", { line: this.openLine }));
  }

  private keepOpen(text: string, line: number): void {
    if (text.length > MAX_RECORD / 4)
      refuse(this.file, message("quote-unclosed-within", { line, most: MAX_RECORD / 4 }));
    this.openText = text;
    this.openLine = line;
  }

  private emitQuoted(record: QuotedRecord, line: number, onRecord: OnRecord): void {
    for (let at = line; at < line + record.lines; at++) {
      const bad = this.badLines.get(at);
      if (bad) return this.rejects.add(this.file.name, at, bad);
    }
    if (record.fault) return this.rejects.add(this.file.name, line, record.fault);
    if (!this.isTooLarge(record.cells, line)) onRecord(record.cells, line, record.emptyStrings);
  }

  private isTooLarge(cells: readonly string[], line: number): boolean {
    const large = cells.find((cell) => cell.length > MAX_CELL);
    if (large !== undefined) this.rejects.add(this.file.name, line, tooLarge(large.length));
    return large !== undefined;
  }
}

interface QuotedRecord {
  readonly cells: string[];
  readonly emptyStrings: readonly number[];
  /** Where the next record starts. */
  readonly next: number;
  /** Lines this record takes. */
  readonly lines: number;
  readonly fault?: Message;
}

/** The record that starts at `start`, or undefined when the text ends inside its quotes. */
function parseQuoted(text: string, start: number, delimiter: string): QuotedRecord | undefined {
  const cells: string[] = [];
  const emptyStrings: number[] = [];
  let lines = 1;
  for (let at = start; ;) {
    if (text[at] === '"') {
      const cell = quotedCell(text, at);
      if (!cell) return undefined;
      lines += cell.lines;
      if (cell.value === "") emptyStrings.push(cells.length);
      cells.push(cell.value);
      at = cell.next;
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

/** The cells of a line without quotes. Blanks part cells in any number, and with tabs among them. */
function cellsIn(line: string, delimiter: string): string[] {
  return delimiter === " " ? line.trim().split(/[ \t]+/) : line.split(delimiter);
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

function quotedCell(text: string, start: number): QuotedCell | undefined {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const raw = text.slice(start + 1, close);
  const value = raw.includes('"') ? raw.replaceAll('""', '"') : raw;
  return { value, next: close + 1, lines: raw.includes("\n") ? raw.split("\n").length - 1 : 0 };
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

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}

function withoutReturn(text: string, start: number, end: number): number {
  return end > start && text[end - 1] === "\r" ? end - 1 : end;
}

function nextQuote(text: string, start: number): number {
  const quote = text.indexOf('"', start);
  return quote < 0 ? Infinity : quote;
}
