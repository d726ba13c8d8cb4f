/** Delimited text cut into records: one per line, or quoted as RFC 4180 has it. */
import { type Message, message } from "../../../../shared/sentences/sentences";
import { endOfLine, quotedRecord, withoutReturn, type Dialect, type QuotedRecord } from "./quoted-record";
import { MAX_CELL, MAX_RECORD, refuse, tooLarge, type SourceFile } from "../source/import-run";
import type { RejectList } from "../source/reject-list";
import type { TextBlock } from "../source/text-blocks";

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
        const record = quotedRecord(text, start, this.dialect);
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

/** The cells of a line without quotes. Blanks part cells in any number, and with tabs among them. */
function cellsIn(line: string, delimiter: string): string[] {
  return delimiter === " " ? line.trim().split(/[ \t]+/) : line.split(delimiter);
}

function nextQuote(text: string, start: number): number {
  const quote = text.indexOf('"', start);
  return quote < 0 ? Infinity : quote;
}
