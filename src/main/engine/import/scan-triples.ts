/** The quick way through tables of triples: lines taken from the file's bytes, without making strings of them. */
import { MAX_CELL } from "./import-run";
import { HASH_START, nextHash } from "./name-table";
import type { TextBlock } from "./text-blocks";

/** A cell of a line: bytes from `start` to before `end`, and their hash (see NameTable). */
export interface ByteCell {
  start: number;
  end: number;
  hash: number;
}

export interface TripleSink {
  /** Takes a line of three plain cells; false sends it the long way. */
  take(bytes: Buffer, source: ByteCell, relation: ByteCell, target: ByteCell): boolean;
  /** Takes any other line as text, without its line end. */
  takeText(text: string, line: number): void;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Hands over the lines of a block in order. Plain are lines of exactly three cells that are not empty and begin and end with visible
 * ASCII, so that nothing has to be trimmed. Blocks with bad lines must go another way.
 */
export function scanTriples(block: TextBlock, delimiter: number, sink: TripleSink): void {
  const { bytes } = block;
  const cells: [ByteCell, ByteCell, ByteCell] = [emptyCell(), emptyCell(), emptyCell()];
  let line = block.firstLine;
  for (let start = 0; start < bytes.length; line++) {
    const count = cutLine(bytes, start, delimiter, cells);
    const end = cells[2].end;
    const isTaken = count === 3 && cells.every((cell) => isPlain(bytes, cell)) && sink.take(bytes, ...cells);
    if (!isTaken && end > start) sink.takeText(bytes.toString("utf8", start, end), line);
    start = end + (bytes[end] === RETURN ? 2 : 1);
  }
}

/** Cuts the line at `start` and returns how many cells it has; the third one ends where the line ends, whatever lies in between. */
function cutLine(bytes: Buffer, start: number, delimiter: number, cells: readonly ByteCell[]): number {
  let hash = HASH_START;
  let count = 1;
  let at = start;
  cells[0]!.start = start;
  for (; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === NEWLINE || (byte === RETURN && bytes[at + 1] === NEWLINE)) break;
    if (byte !== delimiter) hash = nextHash(hash, byte);
    else {
      if (count < 3) close(cells[count - 1]!, at, hash);
      if (count < 3) cells[count]!.start = at + 1;
      hash = HASH_START;
      count++;
    }
  }
  close(cells[2]!, at, hash);
  return count;
}

function close(cell: ByteCell, end: number, hash: number): void {
  cell.end = end;
  cell.hash = hash;
}

function isPlain(bytes: Buffer, { start, end }: ByteCell): boolean {
  return end > start && end - start <= MAX_CELL && isVisible(bytes[start]!) && isVisible(bytes[end - 1]!);
}

function isVisible(byte: number): boolean {
  return byte > 0x20 && byte < 0x7f;
}

function emptyCell(): ByteCell {
  return { start: 0, end: 0, hash: 0 };
}
