/** What the quick ways through node and edge tables share: ids, repeated cells and properties, read from bytes. */
import { HASH_START, NameTable, nextHash, type ByteCell } from "../graph/name-table";
import type { Field } from "./neo4j-header";
import { parseValue } from "../values/typed-values";

/** Longest id, in bytes with its id space, that a quick way takes. */
const MAX_ID = 1024;

/** Whether nothing stands in a cell. */
export function isEmpty({ start, end }: ByteCell): boolean {
  return start === end;
}

/** The text of a cell. */
export function textOf(bytes: Buffer, { start, end }: ByteCell): string {
  return bytes.toString("utf8", start, end);
}

/** A column of node ids, with the name of its id space before each ("" for none). */
export class IdColumn {
  /** The bytes that hold the id last read, and where in them. */
  bytes: Buffer;
  cell: ByteCell;
  private readonly prefix: number;
  private readonly prefixHash: number;
  private readonly scratch = Buffer.alloc(MAX_ID);
  private readonly joined: ByteCell = { start: 0, end: 0, hash: 0 };

  constructor(
    private readonly column: number,
    space: string,
  ) {
    this.prefix = space === "" ? 0 : this.scratch.write(`${space}:`);
    this.prefixHash = this.scratch.subarray(0, this.prefix).reduce(nextHash, HASH_START);
    this.bytes = this.scratch;
    this.cell = this.joined;
  }

  /** Reads a row's id; false where there is none, or one too long. */
  read(bytes: Buffer, cells: readonly ByteCell[]): boolean {
    const cell = cells[this.column]!;
    if (this.prefix > 0) return this.join(bytes, cell);
    this.bytes = bytes;
    this.cell = cell;
    return !isEmpty(cell);
  }

  private join(bytes: Buffer, { start, end }: ByteCell): boolean {
    const { scratch, joined } = this;
    let at = this.prefix;
    let hash = this.prefixHash;
    if (start === end || at + end - start > MAX_ID) return false;
    for (let from = start; from < end; from++) {
      scratch[at++] = bytes[from]!;
      hash = nextHash(hash, bytes[from]!);
    }
    joined.end = at;
    joined.hash = hash;
    return true;
  }
}

/** Different cells of a column that are kept. */
const MOST_REPEATED = 4096;

/** What `make` makes of a cell, kept for cells that come again and again (relations, labels, years), by their bytes. */
export class RepeatedCells<Made> {
  private readonly cells = new NameTable();
  private readonly made: Made[] = [];

  constructor(private readonly make: (text: string) => Made) {}

  get(bytes: Buffer, cell: ByteCell): Made {
    // A column with more than that hardly ever repeats itself: looking for its cells would be in vain.
    if (this.made.length === MOST_REPEATED) return this.make(textOf(bytes, cell));
    const known = this.cells.findBytes(bytes, cell.start, cell.end, cell.hash);
    if (known >= 0) return this.made[known]!;
    const made = this.make(textOf(bytes, cell));
    this.made[this.cells.addBytes(bytes, cell.start, cell.end, cell.hash)] = made;
    return made;
  }
}

/** The columns that become properties. */
export class PropertyColumns {
  private readonly columns: readonly { column: number; members: RepeatedCells<string | undefined> }[];

  /** All columns with a name that have no role and are not among `taken`. */
  constructor(fields: readonly Field[], taken: readonly number[]) {
    this.columns = fields
      .map((field, column) => ({ field, column }))
      .filter(({ column, field }) => !field.role && field.name !== "" && !taken.includes(column))
      .map(({ field, column }) => ({
        column,
        members: new RepeatedCells((cell) => memberJson(field, cell)),
      }));
  }

  /** A row's properties as JSON, after what `begun` holds of them; undefined where a cell is not of its column's type. */
  json(bytes: Buffer, cells: readonly ByteCell[], begun = ""): string | undefined {
    let json = begun;
    for (const { column, members } of this.columns) {
      const cell = cells[column]!;
      if (isEmpty(cell)) continue;
      const member = members.get(bytes, cell);
      if (member === undefined) return undefined;
      json = json === "" ? member : `${json},${member}`;
    }
    return `{${json}}`;
  }
}

function memberJson(field: Field, cell: string): string | undefined {
  try {
    return `${JSON.stringify(field.name)}:${JSON.stringify(parseValue(field, cell))}`;
  } catch {
    // The long way meets the same fault and says which it is.
    return undefined;
  }
}
