/** The quick way through delimited tables: lines cut from the file's bytes, without making strings of them. */
import type { Message } from "../../../../shared/sentences/sentences";
import { MAX_CELL } from "../source/import-run";
import { HASH_START, nextHash, type ByteCell } from "../graph/name-table";
import type { OnRecord, RecordSplitter } from "./records";
import type { TextBlock } from "../source/text-blocks";

export interface LineShape {
  readonly delimiter: string;
  /** Cells per line. */
  readonly width: number;
  /** Whether a cell may be put in double quotes. */
  readonly quoted: boolean;
  /** Whether quotes inside such cells stand behind backslashes. */
  readonly escaped?: boolean;
}

/** Takes the cells of a line, which are only lent; false sends the line the long way. */
export type TakeLine = (bytes: Buffer, cells: readonly ByteCell[]) => boolean;

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BLANK = 0x20;
const TAB = 0x09;
const NO_BAD_LINES: ReadonlyMap<number, Message> = new Map();

/** Cuts the lines that are simple enough: as many cells as there should be, in quotes only where nothing in them needs any. */
export class LineCutter {
  readonly cells: readonly ByteCell[];
  /** Where the line cut last ends, and where the next one starts. */
  end = 0;
  next = 0;
  private readonly delimiter: number;
  private readonly quoted: boolean;
  private readonly escape: number;

  constructor({ delimiter, width, quoted, escaped = false }: LineShape) {
    this.cells = Array.from({ length: width }, () => ({ start: 0, end: 0, hash: 0 }));
    this.delimiter = delimiter.charCodeAt(0);
    this.quoted = quoted;
    this.escape = escaped ? BACKSLASH : QUOTE;
  }

  /** Fills `cells` from the line at `start`; false where it is not a simple one. */
  cut(bytes: Buffer, start: number): boolean {
    const { cells, delimiter } = this;
    let at = start;
    for (let count = 0; ; at++) {
      const cell = cells[count++]!;
      at =
        this.quoted && bytes[at] === QUOTE
          ? quotedCell(bytes, at, cell, this.escape)
          : this.plainCell(bytes, at, cell);
      const goesOn = at < bytes.length && bytes[at] === delimiter;
      if (at >= 0 && goesOn && count < cells.length) continue;
      if (at < 0 || goesOn || count < cells.length || !isLineEnd(bytes, at)) break;
      this.endAt(bytes, at);
      return true;
    }
    const newline = bytes.indexOf(NEWLINE, start);
    this.end = newline < 0 ? bytes.length : newline;
    this.next = this.end + 1;
    return false;
  }

  private plainCell(bytes: Buffer, start: number, cell: ByteCell): number {
    const { delimiter } = this;
    if (this.quoted && isPadded(bytes[start], delimiter)) return -1;
    let hash = HASH_START;
    let at = start;
    for (; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (byte === delimiter || byte === NEWLINE || (byte === RETURN && bytes[at + 1] === NEWLINE)) break;
      hash = nextHash(hash, byte);
    }
    return fill(cell, start, at, hash);
  }

  private endAt(bytes: Buffer, at: number): void {
    this.end = at;
    this.next = at + (bytes[at] === RETURN ? 2 : 1);
  }
}

/** Whether a cell begins with a blank, behind which a quote may stand. */
function isPadded(first: number | undefined, delimiter: number): boolean {
  return first === BLANK || (first === TAB && delimiter !== TAB);
}

/** The end of the cell, quotes included; −1 where it is empty or holds quotes, line ends or what escapes them. */
function quotedCell(bytes: Buffer, start: number, cell: ByteCell, escape: number): number {
  let hash = HASH_START;
  let at = start + 1;
  for (; at < bytes.length && bytes[at] !== QUOTE; at++) {
    if (bytes[at] === NEWLINE || bytes[at] === escape) return -1;
    hash = nextHash(hash, bytes[at]!);
  }
  if (at === start + 1 || at >= bytes.length) return -1;
  return fill(cell, start + 1, at, hash) + 1;
}

function fill(cell: ByteCell, start: number, end: number, hash: number): number {
  cell.start = start;
  cell.end = end;
  cell.hash = hash;
  return end;
}

function isLineEnd(bytes: Buffer, at: number): boolean {
  return at >= bytes.length || bytes[at] === NEWLINE || (bytes[at] === RETURN && bytes[at + 1] === NEWLINE);
}

/** Both ways through a table. */
export interface TableReader {
  readonly cutter: LineCutter;
  /** Absent where every line needs the long way. */
  readonly take: TakeLine | undefined;
  readonly splitter: RecordSplitter;
  readonly onRecord: OnRecord;
}

/** Hands over the lines of a block in order: simple ones to `take`, all others (blank ones apart) to the splitter. */
export function scanBlock(block: TextBlock, { cutter, take, splitter, onRecord }: TableReader): void {
  const { bytes } = block;
  if (!take || block.badLines.size > 0 || splitter.isOpen) return splitter.split(block, onRecord);
  let line = block.firstLine;
  for (let start = 0; start < bytes.length; start = cutter.next, line++) {
    const isSimple = cutter.cut(bytes, start) && cutter.end - start <= MAX_CELL;
    if (cutter.end === start || (isSimple && take(bytes, cutter.cells))) continue;
    splitter.split(textFrom(bytes, start, cutter.next, line), onRecord);
    // A record that goes on is not tried again line by line: each try would begin at its start.
    if (splitter.isOpen)
      return splitter.split(textFrom(bytes, cutter.next, bytes.length, line + 1), onRecord);
  }
}

function textFrom(bytes: Buffer, start: number, end: number, firstLine: number): Omit<TextBlock, "bytes"> {
  return { text: bytes.toString("utf8", start, end), firstLine, badLines: NO_BAD_LINES };
}

/** Whether nothing has to be trimmed off a cell, and it is not empty: it begins and ends with visible ASCII. */
export function isTrimmed(bytes: Buffer, { start, end }: ByteCell): boolean {
  return end > start && isVisible(bytes[start]!) && isVisible(bytes[end - 1]!);
}

function isVisible(byte: number): boolean {
  return byte > 0x20 && byte < 0x7f;
}
