/** Delimited text cut into records: one per line, or quoted as RFC 4180 has it. */
import { MAX_CELL, MAX_RECORD, refuse, tooLarge } from "./import-run";
const NONE = [];
/** Cuts block after block; a quoted record may run over several. Blank lines are no records. */
export class RecordSplitter {
  file;
  dialect;
  rejects;
  openText = "";
  openLine = 0;
  badLines = new Map();
  constructor(file, dialect, rejects) {
    this.file = file;
    this.dialect = dialect;
    this.rejects = rejects;
  }
  /** Hands over every record that ends in this block; what is not one goes to the rejects. */
  split(block, onRecord) {
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
        this.emitPlain(text.slice(start, withoutReturn(text, start, end)), line, onRecord);
        start = end + 1;
        line++;
      }
    }
    this.badLines.clear();
  }
  /** Ends the file: a quote still open means that the rest of the file was swallowed, so the whole is refused. */
  end() {
    if (this.openText) refuse(this.file, `the quote opened on line ${this.openLine} is never closed`);
  }
  keepOpen(text, line) {
    if (text.length > MAX_RECORD / 4)
      refuse(this.file, `the quote opened on line ${line} is not closed within ${MAX_RECORD / 4} characters`);
    this.openText = text;
    this.openLine = line;
  }
  emitPlain(text, line, onRecord) {
    const bad = this.badLines.get(line);
    if (bad) return this.rejects.add(this.file.name, line, bad);
    if (text.length === 0) return;
    const cells = text.split(this.dialect.delimiter);
    if (text.length > MAX_CELL && this.isTooLarge(cells, line)) return;
    onRecord(cells, line, NONE);
  }
  emitQuoted(record, line, onRecord) {
    for (let at = line; at < line + record.lines; at++) {
      const bad = this.badLines.get(at);
      if (bad) return this.rejects.add(this.file.name, at, bad);
    }
    if (record.fault) return this.rejects.add(this.file.name, line, record.fault);
    if (!this.isTooLarge(record.cells, line)) onRecord(record.cells, line, record.emptyStrings);
  }
  isTooLarge(cells, line) {
    const large = cells.find((cell) => cell.length > MAX_CELL);
    if (large !== undefined) this.rejects.add(this.file.name, line, tooLarge(large.length));
    return large !== undefined;
  }
}
/** The record that starts at `start`, or undefined when the text ends inside its quotes. */
function parseQuoted(text, start, delimiter) {
  const cells = [];
  const emptyStrings = [];
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
    if (text[at] === delimiter) at++;
    else return { cells, emptyStrings, next: endOfLine(text, at) + 1, lines };
  }
}
function quotedCell(text, start) {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const raw = text.slice(start + 1, close);
  const value = raw.includes('"') ? raw.replaceAll('""', '"') : raw;
  return { value, next: close + 1, lines: raw.includes("\n") ? raw.split("\n").length - 1 : 0 };
}
function strayText(text, at, lines) {
  const fault = "text follows a closing quote";
  return { cells: [], emptyStrings: [], next: endOfLine(text, at) + 1, lines, fault };
}
function isCellEnd(text, at, delimiter) {
  return at >= text.length || text[at] === delimiter || text[at] === "\n" || text.startsWith("\r\n", at);
}
function plainCellEnd(text, at, delimiter) {
  const line = endOfLine(text, at);
  // Looked for in this line only: a file without delimiters would otherwise be scanned once per line.
  const next = text.slice(at, line).indexOf(delimiter);
  return next < 0 ? line : at + next;
}
function endOfLine(text, start) {
  const end = text.indexOf("\n", start);
  return end < 0 ? text.length : end;
}
function withoutReturn(text, start, end) {
  return end > start && text[end - 1] === "\r" ? end - 1 : end;
}
function nextQuote(text, start) {
  const quote = text.indexOf('"', start);
  return quote < 0 ? Infinity : quote;
}
