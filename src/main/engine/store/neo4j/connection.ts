/** The only door to Neo4j's driver: one server, one database, queries that can be cancelled and are tried again when that may help. */
import type { Driver, QueryResult, Session } from "neo4j-driver";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { isWorthAnotherTry, SILENCE, toNeo4jFailure } from "./connection-faults";
import { COMPONENTS } from "./cypher-schema";
import { driverPackage } from "./driver";
import { toParameters, type Row, type Statement } from "./parameters";
import { expiry, patience, pauseUnlessCancelled } from "./time-limits";

/** Where a database is and who asks it; `database` "" is the user's home database. */
export interface Neo4jAddress {
  /** bolt://, bolt+s://, bolt+ssc://, neo4j://, neo4j+s:// or neo4j+ssc:// with host and port. */
  readonly url: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
}

const QUERY_TIMEOUT_MS = 120_000;
const LONGEST_STREAM_MS = 24 * 3600 * 1000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A query that a passing fault broke is tried again for so long. */
const TRY_AGAIN_FOR_MS = 5000;
const FIRST_PAUSE_MS = 100;
/** Beyond the time that the server was given. */
const ANSWER_GRACE_MS = 5000;
const CLOSE_PATIENCE_MS = 1000;
/** The first whose Cypher has `CALL (variables) { … }`. */
const OLDEST = { major: 5, minor: 23 };

export interface ConnectionOptions {
  /** Longest a query may take, in ms; the server ends it then. */
  readonly queryTimeoutMs?: number;
  /** Longest to go on trying after a passing fault, in ms. */
  readonly tryAgainForMs?: number;
  /** Integers as bigint, none rounded; otherwise as numbers. */
  readonly exactIntegers?: boolean;
}

/** Connects and logs in; throws FailureError database-failed with the reason, and holds no socket then. */
export async function connect(address: Neo4jAddress, options: ConnectionOptions = {}): Promise<Connection> {
  const driver = openDriver(address, options);
  const connection = new Connection(driver, address, options);
  try {
    const rows = await connection.read({ query: COMPONENTS, parameters: {} }, new AbortController().signal);
    checkVersion(address, rows);
    return connection;
  } catch (fault) {
    await driver.close();
    throw fault;
  }
}

function openDriver(address: Neo4jAddress, { exactIntegers = false }: ConnectionOptions): Driver {
  try {
    const neo4j = driverPackage();
    return neo4j.driver(address.url, neo4j.auth.basic(address.user, address.password), {
      disableLosslessIntegers: !exactIntegers,
      useBigInt: exactIntegers,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      connectionAcquisitionTimeout: 2 * CONNECT_TIMEOUT_MS,
      maxConnectionPoolSize: 16,
      userAgent: "dragoman",
      telemetryDisabled: true,
    });
  } catch (fault) {
    throw toNeo4jFailure(fault, address.url);
  }
}

function checkVersion({ url }: Neo4jAddress, rows: readonly Row[]): void {
  const versions = rows.flatMap(({ name, versions }) =>
    String(name).startsWith("Neo4j") && Array.isArray(versions) ? versions.map(String) : [],
  );
  const [major = 0, minor = 0] = (versions[0] ?? "").split(".").map((part) => Number.parseInt(part, 10));
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  const found = versions[0] ?? "of an unknown version";
  const oldest = `${String(OLDEST.major)}.${String(OLDEST.minor)}`;
  throw toNeo4jFailure(new ReasonError(message("neo4j-version", { found, oldest })), url);
}

/** An open connection; every method throws FailureError database-failed, or AbortError when cancelled. */
export class Connection {
  private readonly bookmarks = driverPackage().bookmarkManager();

  constructor(
    private readonly driver: Driver,
    private readonly address: Neo4jAddress,
    private readonly options: ConnectionOptions,
  ) {}

  get url(): string {
    return this.address.url;
  }

  get database(): string {
    return this.address.database;
  }

  /** Runs a query that the server keeps from writing, and gives its rows. */
  read({ query, parameters }: Statement, signal: AbortSignal): Promise<Row[]> {
    return this.insist("READ", signal, async (session) => {
      const result = await session.run(query, toParameters(parameters), this.limits());
      return rowsOf(result);
    });
  }

  /**
   * The rows of a query that the server keeps from writing, in lists of `size`; the server goes on only as fast as they are taken. Each
   * list has as long as a query may take; the whole may take a day. Not tried again.
   */
  async *stream({ query, parameters }: Statement, signal: AbortSignal, size = 2000): AsyncGenerator<Row[]> {
    signal.throwIfAborted();
    const session = this.session("READ", size);
    try {
      const result = session.run(query, toParameters(parameters), { timeout: LONGEST_STREAM_MS });
      const records = result[Symbol.asyncIterator]();
      for (let isOver = false; !isOver;) {
        const rows: Row[] = [];
        isOver = await this.within(signal, async () => {
          while (rows.length < size) {
            const { done, value } = await records.next();
            if (done === true) return true;
            rows.push((value as QueryResult["records"][number]).toObject() as Row);
          }
          return false;
        });
        if (rows.length > 0) yield rows;
      }
    } finally {
      await this.end(session);
    }
  }

  /**
   * Does `work` in a session that the server keeps from writing, within the time for one query; cancelled, the server ends what runs. Rows
   * arrive `fetchSize` at a time. Not tried again; faults of the driver become FailureError database-failed, others pass.
   */
  reading<T>(signal: AbortSignal, work: (session: Session) => Promise<T>, fetchSize?: number): Promise<T> {
    return this.during("READ", signal, work, fetchSize);
  }

  /** Runs statements that may write in one transaction, all or none; gives the last one's rows. Not tried again once it may have been done. */
  async write(statements: readonly Statement[], signal: AbortSignal): Promise<Row[]> {
    return (await this.writeAll(statements, signal)).at(-1) ?? [];
  }

  /** The same, with the rows of each statement. */
  writeAll(statements: readonly Statement[], signal: AbortSignal): Promise<Row[][]> {
    return this.during("WRITE", signal, async (session) => {
      const transaction = await session.beginTransaction(this.limits());
      // Sent one behind the other without waiting for answers in between.
      const results = await Promise.all(
        statements.map(({ query, parameters }) => transaction.run(query, toParameters(parameters))),
      );
      await transaction.commit();
      return results.map(rowsOf);
    });
  }

  /** Runs a statement that may not share a transaction: one that changes the schema. */
  async change({ query, parameters }: Statement, signal: AbortSignal): Promise<void> {
    await this.during("WRITE", signal, (session) =>
      session.run(query, toParameters(parameters), this.limits()),
    );
  }

  /** Closes every socket; closing twice is harmless. */
  async close(): Promise<void> {
    await this.driver.close();
  }

  private async insist<T>(
    mode: "READ" | "WRITE",
    signal: AbortSignal,
    work: (session: Session) => Promise<T>,
  ): Promise<T> {
    const end = performance.now() + (this.options.tryAgainForMs ?? TRY_AGAIN_FOR_MS);
    for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
      try {
        return await this.during(mode, signal, work);
      } catch (fault) {
        if (signal.aborted || !isWorthAnotherTry(fault) || performance.now() + pause > end) throw fault;
        await pauseUnlessCancelled(pause, signal);
      }
    }
  }

  private async during<T>(
    mode: "READ" | "WRITE",
    signal: AbortSignal,
    work: (session: Session) => Promise<T>,
    fetchSize?: number,
  ): Promise<T> {
    signal.throwIfAborted();
    const session = this.session(mode, fetchSize);
    try {
      return await this.within(signal, () => work(session));
    } finally {
      await this.end(session);
    }
  }

  private session(mode: "READ" | "WRITE", fetchSize?: number): Session {
    return this.driver.session({
      ...(this.address.database === "" ? {} : { database: this.address.database }),
      ...(fetchSize === undefined ? {} : { fetchSize }),
      defaultAccessMode: mode,
      bookmarkManager: this.bookmarks,
    });
  }

  // Closing a session that still runs a query resets its connection, and the server ends the query.
  private async end(session: Session): Promise<void> {
    await Promise.race([session.close().catch(() => undefined), patience(CLOSE_PATIENCE_MS)]);
  }

  // A server that says nothing at all is given up a little after the time that it was given itself.
  private async within<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const end = new AbortController();
    try {
      const limit = this.limits().timeout + ANSWER_GRACE_MS;
      return await Promise.race([work(), expiry(limit, SILENCE, signal, end.signal)]);
    } catch (fault) {
      signal.throwIfAborted();
      throw toNeo4jFailure(fault, this.address.url);
    } finally {
      end.abort();
    }
  }

  private limits() {
    return { timeout: this.options.queryTimeoutMs ?? QUERY_TIMEOUT_MS };
  }
}

function rowsOf({ records }: QueryResult): Row[] {
  return records.map((record) => record.toObject() as Row);
}
