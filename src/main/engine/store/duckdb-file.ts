/** The only door to DuckDB: one open database file, read and written in columns. */
import {
  blobValue,
  DuckDBBlobVector,
  DuckDBDataChunk,
  DuckDBInstance,
  DuckDBIntegerVector,
  listValue,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBValue,
} from "@duckdb/node-api";

/** A value bound to `$1`, `$2`, … of a statement. */
export type Parameter = string | number | bigint | boolean | null;

/** A value read back: 64-bit integers come as numbers, lists as arrays, NULL as null. */
export type Value = string | number | boolean | null | readonly Value[];

/** One column of rows to append, of the type its table asks for. */
export type Column =
  | Int32Array
  | readonly (string | null)[]
  | readonly Uint8Array[]
  | readonly (readonly number[])[]
  | readonly (readonly string[])[];

export interface DuckDbOptions {
  readonly readOnly: boolean;
  /** DuckDB's own memory limit, e.g. "512MB"; beyond it DuckDB spills to `<path>.tmp`. */
  readonly memory: string;
  readonly threads: number;
}

const ROWS_PER_CHUNK = 2048;

/** Up to 2,048 rows of a result, as columns that are only valid until the next batch is asked for. */
export class Batch {
  constructor(private readonly chunk: DuckDBDataChunk) {}

  get rows(): number {
    return this.chunk.rowCount;
  }

  /** An INTEGER column, without a copy and without looking at NULLs. Throws on any other type: cast in SQL. */
  integers(column: number): Int32Array {
    const vector = this.chunk.getColumnVector(column);
    if (!(vector instanceof DuckDBIntegerVector)) throw new TypeError(`column ${column} is ${vector.type}`);
    return (vector as unknown as { items: Int32Array }).items;
  }

  /** A VARCHAR column; NULL becomes "". */
  strings(column: number): string[] {
    const vector = this.chunk.getColumnVector(column);
    return Array.from({ length: this.rows }, (_, row) => String(vector.getItem(row) ?? ""));
  }

  /** A BLOB column; NULL becomes no bytes. */
  blobs(column: number): Uint8Array[] {
    const vector = this.chunk.getColumnVector(column);
    if (!(vector instanceof DuckDBBlobVector)) throw new TypeError(`column ${column} is ${vector.type}`);
    return Array.from({ length: this.rows }, (_, row) => vector.getItem(row)?.bytes ?? new Uint8Array());
  }

  /** A column of any type, value by value. */
  values(column: number): Value[] {
    return this.chunk.getColumnValues(column).map(toValue);
  }
}

/** One open DuckDB file with one connection. Statements run one after another; nothing is ever fetched from the network. */
export class DuckDbFile {
  private readonly appenders = new Map<string, DuckDBAppender>();

  private constructor(
    readonly path: string,
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
    private readonly isReadOnly: boolean,
  ) {}

  /** Opens (or, unless `readOnly`, creates) the file; rejects with DuckDB's message when it is not a DuckDB file. */
  static async open(path: string, options: DuckDbOptions): Promise<DuckDbFile> {
    const instance = await DuckDBInstance.create(path, settings(options));
    try {
      return new DuckDbFile(path, instance, await instance.connect(), options.readOnly);
    } catch (fault) {
      instance.closeSync();
      throw fault;
    }
  }

  /** Runs one or several statements and forgets their results. */
  async run(sql: string, parameters: readonly Parameter[] = []): Promise<void> {
    this.flush();
    await this.connection.run(sql, bound(parameters));
  }

  /** Runs statements without parameters, all or none: the file is made sure of once, and not after each of them. */
  async runTogether(statements: readonly string[]): Promise<void> {
    try {
      await this.run(`BEGIN; ${statements.join("; ")}; COMMIT`);
    } catch (fault) {
      await this.connection.run("ROLLBACK").catch(() => undefined);
      throw fault;
    }
  }

  /** All rows as objects: for small results. */
  async rows(sql: string, parameters: readonly Parameter[] = []): Promise<Record<string, Value>[]> {
    this.flush();
    const result = await this.connection.runAndReadAll(sql, bound(parameters));
    const names = result.deduplicatedColumnNames();
    return result
      .getRows()
      .map((row) => Object.fromEntries(names.map((name, column) => [name, toValue(row[column]!)])));
  }

  /**
   * A result batch by batch: for large results. In a file being written it is streamed, and no other statement may run before the last
   * batch; in a read-only file it is made whole first, so that statements may overlap.
   */
  async *batches(sql: string, parameters: readonly Parameter[] = []): AsyncGenerator<Batch> {
    this.flush();
    const result = this.isReadOnly
      ? await this.connection.run(sql, bound(parameters))
      : await this.connection.stream(sql, bound(parameters));
    for (;;) {
      const chunk = await result.fetchChunk();
      if (!chunk || chunk.rowCount === 0) return;
      yield new Batch(chunk);
    }
  }

  /** Appends rows given as columns of equal length to a table; visible to the next statement. */
  async append(table: string, columns: readonly Column[]): Promise<void> {
    const appender = await this.appenderOf(table);
    const types = columns.map((_, column) => appender.columnType(column));
    const chunk = DuckDBDataChunk.create(types);
    const total = columns[0]?.length ?? 0;
    for (let start = 0; start < total; start += ROWS_PER_CHUNK) {
      const end = Math.min(total, start + ROWS_PER_CHUNK);
      chunk.reset();
      chunk.rowCount = end - start;
      columns.forEach((values, column) => fill(chunk, column, values, start, end));
      appender.appendDataChunk(chunk);
    }
  }

  /** Stops the statement that runs now; it rejects. */
  interrupt(): void {
    this.connection.interrupt();
  }

  /** Closes the file. Nothing can be run afterwards; closing twice is harmless. */
  close(): void {
    for (const appender of this.appenders.values()) appender.closeSync();
    this.appenders.clear();
    this.connection.closeSync();
    this.instance.closeSync();
  }

  /** Closes a file whose content nobody wants any more: nothing of it is written out. Harmless after `close`. */
  async discard(): Promise<void> {
    await this.connection.run("PRAGMA disable_checkpoint_on_shutdown").catch(() => undefined);
    this.close();
  }

  private async appenderOf(table: string): Promise<DuckDBAppender> {
    const known = this.appenders.get(table);
    if (known) return known;
    const appender = await this.connection.createAppender(table);
    this.appenders.set(table, appender);
    return appender;
  }

  // A flushed appender is closed too: it holds on to its table, which a later statement may want to drop.
  private flush(): void {
    for (const appender of this.appenders.values()) appender.closeSync();
    this.appenders.clear();
  }
}

/** None where there are none: such statements go to DuckDB in one step, others are taken apart and prepared first, which costs small ones the double. */
function bound(parameters: readonly Parameter[]): Parameter[] | undefined {
  return parameters.length > 0 ? [...parameters] : undefined;
}

function settings({ readOnly, memory, threads }: DuckDbOptions): Record<string, string> {
  return {
    access_mode: readOnly ? "READ_ONLY" : "READ_WRITE",
    memory_limit: memory,
    threads: String(threads),
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    // A graph file from elsewhere must not be able to make DuckDB read other files.
    ...(readOnly ? { enable_external_access: "false" } : {}),
  };
}

function fill(chunk: DuckDBDataChunk, column: number, values: Column, start: number, end: number): void {
  const vector = chunk.getColumnVector(column);
  if (values instanceof Int32Array && vector instanceof DuckDBIntegerVector) {
    (vector as unknown as { items: Int32Array }).items.set(values.subarray(start, end));
  } else {
    for (let row = start; row < end; row++) vector.setItem(row - start, toDuckDb(values[row] ?? null));
  }
  vector.flush();
}

function toDuckDb(value: number | string | null | Uint8Array | readonly (number | string)[]): DuckDBValue {
  if (value instanceof Uint8Array) return blobValue(value);
  if (typeof value === "object" && value !== null) return listValue([...value]);
  return value;
}

function toValue(value: DuckDBValue): Value {
  if (typeof value === "bigint") return Number(value);
  if (value === null || typeof value !== "object") return value ?? null;
  if ("items" in value && Array.isArray(value.items)) return value.items.map(toValue);
  return String(value);
}
