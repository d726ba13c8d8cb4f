/** A million strings without a million objects: UTF-8 bytes and where each string starts. */
import type { DuckDbFile } from "./duckdb-file";

const ROWS_PER_PART = 8192;
const EMPTY = -1;

export class StringColumn {
  private table: Int32Array | undefined;

  constructor(
    private readonly bytes: Buffer,
    /** length + 1 byte offsets. */
    private readonly starts: Int32Array,
  ) {}

  get length(): number {
    return this.starts.length - 1;
  }

  get(row: number): string {
    return this.bytes.toString("utf8", this.starts[row], this.starts[row + 1]);
  }

  /** The first row that holds exactly this text, −1 when none does. */
  find(text: string): number {
    this.table ??= this.hashRows();
    const wanted = Buffer.from(text, "utf8");
    const mask = this.table.length - 1;
    for (let at = hash(wanted, 0, wanted.length) & mask; ; at = (at + 1) & mask) {
      const row = this.table[at]!;
      if (row === EMPTY || this.holds(row, wanted)) return row;
    }
  }

  private holds(row: number, wanted: Buffer): boolean {
    return this.bytes.compare(wanted, 0, wanted.length, this.starts[row]!, this.starts[row + 1]!) === 0;
  }

  // Open addressing, at most half full; rows enter in order, so the first of equal texts is the one found.
  private hashRows(): Int32Array {
    const size = 2 ** Math.ceil(Math.log2(this.length * 2 + 2));
    const table = new Int32Array(size).fill(EMPTY);
    for (let row = 0; row < this.length; row++) {
      let at = hash(this.bytes, this.starts[row]!, this.starts[row + 1]!) & (size - 1);
      while (table[at] !== EMPTY) at = (at + 1) & (size - 1);
      table[at] = row;
    }
    return table;
  }
}

/** Reads a VARCHAR column of `nodes` by handle. */
export async function readStrings(
  file: DuckDbFile,
  column: "id" | "name",
  count: number,
): Promise<StringColumn> {
  const starts = new Int32Array(count + 1);
  for await (const batch of file.batches(`SELECT node, strlen(${column})::INTEGER FROM nodes`)) {
    const nodes = batch.integers(0);
    const lengths = batch.integers(1);
    for (let row = 0; row < nodes.length; row++) starts[nodes[row]! + 1] = lengths[row]!;
  }
  for (let row = 0; row < count; row++) starts[row + 1]! += starts[row]!;
  const bytes = Buffer.alloc(starts[count]!);
  // One blob per part: fetching strings one by one costs microseconds each.
  const parts = `SELECT (node // ${ROWS_PER_PART})::INTEGER AS part, encode(string_agg(${column}, '' ORDER BY node)) FROM nodes GROUP BY part`;
  for await (const batch of file.batches(parts)) {
    const numbers = batch.integers(0);
    batch.blobs(1).forEach((blob, row) => bytes.set(blob, starts[numbers[row]! * ROWS_PER_PART]));
  }
  return new StringColumn(bytes, starts);
}

/** FNV-1a. */
function hash(bytes: Buffer, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at++) value = Math.imul(value ^ bytes[at]!, 0x01000193);
  return value ^ (value >>> 15);
}
