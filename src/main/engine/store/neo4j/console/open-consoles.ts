/** The console's connections, kept for the next query: logging in takes as long as many a query does. */
import type { CypherOutcome } from "../../../../../shared/cypher";
import { FailureError } from "../../../../../shared/failure";
import type { Connection, Neo4jAddress } from "../connection";
import { connectForConsole, patienceFor, runOn, type ConsoleQuery } from "./run-query";

/** A connection nobody uses for so long is closed. */
const IDLE_MS = 60_000;

interface Opened {
  readonly connection: Promise<Connection>;
  uses: number;
  isKept: boolean;
  idle?: NodeJS.Timeout;
}

/** One connection for each address, login and patience; a fault of a connection is not kept. */
export class OpenConsoles {
  readonly #opened = new Map<string, Opened>();

  constructor(private readonly idleMs = IDLE_MS) {}

  /**
   * The rows of a query that only reads, or what it would cost. Throws FailureError query-refused (nothing was run), query-wrong, query-ended or
   * database-failed, and AbortError when cancelled; the database ends the query then.
   */
  async run(address: Neo4jAddress, query: ConsoleQuery, signal: AbortSignal): Promise<CypherOutcome> {
    const key = JSON.stringify([address, patienceFor(query.seconds)]);
    const opened = this.#opened.get(key) ?? this.#open(key, address, query.seconds);
    opened.uses++;
    clearTimeout(opened.idle);
    try {
      return await runOn(await opened.connection, query, signal);
    } catch (fault) {
      if (fault instanceof FailureError && fault.failure.kind === "database-failed") this.#drop(key, opened);
      throw fault;
    } finally {
      opened.uses--;
      await this.#rest(key, opened);
    }
  }

  /** Closes every connection, those in use as well. */
  async close(): Promise<void> {
    const all = [...this.#opened];
    for (const [key, opened] of all) this.#drop(key, opened);
    await Promise.all(all.map(([, opened]) => closeIt(opened)));
  }

  #open(key: string, address: Neo4jAddress, seconds: number): Opened {
    const opened: Opened = { connection: connectForConsole(address, seconds), uses: 0, isKept: true };
    this.#opened.set(key, opened);
    return opened;
  }

  #drop(key: string, opened: Opened): void {
    opened.isKept = false;
    clearTimeout(opened.idle);
    if (this.#opened.get(key) === opened) this.#opened.delete(key);
  }

  async #rest(key: string, opened: Opened): Promise<void> {
    if (opened.uses > 0) return;
    if (!opened.isKept) return closeIt(opened);
    opened.idle = setTimeout(() => {
      this.#drop(key, opened);
      void closeIt(opened);
    }, this.idleMs);
    // It keeps no process alive that has nothing else to do.
    opened.idle.unref();
  }
}

/** Closing twice is harmless; what never opened holds no socket. */
async function closeIt({ connection }: Opened): Promise<void> {
  const found = await connection.catch(() => undefined);
  await found?.close();
}
