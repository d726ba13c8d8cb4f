/** A file as blocks of whole lines of text, with the lines that are not text marked. */
import { isAscii, isUtf8 } from "node:buffer";
import { type Message, message } from "../../../../shared/sentences/sentences";
import { withoutSeparatorLine } from "./separator-line";
import { fileBytes } from "./file-bytes";
import { MAX_RECORD, type ImportRun, type SourceFile } from "./import-run";

export interface TextBlock {
  /** Whole lines; the last one of a file may lack its line end. */
  readonly bytes: Buffer;
  /** The same as text; made anew each time it is asked for. */
  readonly text: string;
  /** 1-based line of the first character. */
  readonly firstLine: number;
  /** Lines that must be rejected, with the reason; their text is not to be trusted. */
  readonly badLines: ReadonlyMap<number, Message>;
}

const NEWLINE = 0x0a;
const NO_BAD_LINES: ReadonlyMap<number, Message> = new Map();

/** Blocks of about 1 MiB in order. A byte-order mark is dropped; invalid UTF-8, NUL bytes and lines over 64 MiB mark their line. */
export async function* textBlocks(file: SourceFile, run: ImportRun): AsyncGenerator<TextBlock> {
  let line = 1;
  let isFirst = true;
  const rest = new OpenLine();
  for await (const chunk of fileBytes(file, run.signal, run.onBytes)) {
    const bytes = rest.complete(isFirst ? withoutMark(chunk) : chunk);
    isFirst = false;
    if (bytes.length === 0) continue;
    yield toBlock(bytes, line, rest.takeOverlong());
    line += countNewlines(bytes);
  }
  const last = rest.end();
  // A line too long to be kept is still one, and told as rejected.
  if (rest.overlong) yield toBlock(Buffer.of(NEWLINE), line, rest.takeOverlong());
  else if (last.length > 0) yield toBlock(last, line, false);
}

/** Keeps the piece of a line that a chunk ends with until its rest arrives; a line that never ends is dropped, not kept. */
class OpenLine {
  overlong = false;
  private pieces: Buffer[] = [];
  private length = 0;
  private skipping = false;

  /** The whole lines there are now, ending in a newline; empty when the open line goes on. */
  complete(chunk: Buffer): Buffer {
    const cut = chunk.lastIndexOf(NEWLINE) + 1;
    if (cut === 0) {
      this.hold(chunk);
      return Buffer.alloc(0);
    }
    const start = this.skipping ? chunk.indexOf(NEWLINE) : 0;
    this.overlong = this.skipping;
    const whole = [...this.pieces, chunk.subarray(start, cut)];
    this.pieces = [];
    this.length = 0;
    this.skipping = false;
    this.hold(chunk.subarray(cut));
    return whole.length === 1 ? whole[0]! : Buffer.concat(whole);
  }

  end(): Buffer {
    this.overlong = this.skipping;
    return Buffer.concat(this.pieces);
  }

  /** Whether the first line just completed was too long; asked once. */
  takeOverlong(): boolean {
    const { overlong } = this;
    this.overlong = false;
    return overlong;
  }

  private hold(piece: Buffer): void {
    if (this.skipping || piece.length === 0) return;
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.length <= MAX_RECORD) return;
    this.skipping = true;
    this.pieces = [];
    this.length = 0;
  }
}

/** Drops a UTF-8 byte-order mark, and the line after it in which Excel names the separator. */
export function withoutMark(bytes: Buffer): Buffer {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return withoutSeparatorLine(isMarked ? bytes.subarray(3) : bytes);
}

/** Newlines in some bytes. */
export function countNewlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

function toBlock(bytes: Buffer, firstLine: number, overlong: boolean): TextBlock {
  const isClean = !overlong && isUtf8(bytes) && !bytes.includes(0);
  return {
    bytes,
    get text() {
      return bytes.toString(isAscii(bytes) ? "latin1" : "utf8");
    },
    firstLine,
    badLines: isClean ? NO_BAD_LINES : findBadLines(bytes, firstLine, overlong),
  };
}

function findBadLines(bytes: Buffer, firstLine: number, overlong: boolean): Map<number, Message> {
  const bad = new Map<number, Message>();
  let line = firstLine;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(NEWLINE, start);
    const stop = end < 0 ? bytes.length : end;
    const reason = faultOf(bytes.subarray(start, stop));
    if (reason) bad.set(line, reason);
    start = stop + 1;
  }
  if (overlong) bad.set(firstLine, message("line-long", { most: MAX_RECORD }));
  return bad;
}

function faultOf(line: Buffer): Message | undefined {
  if (!isUtf8(line)) return message("not-utf8");
  return line.includes(0) ? message("nul-byte") : undefined;
}
