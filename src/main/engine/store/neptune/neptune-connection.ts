/** One Neptune: signed queries whose answers are checked, tried again where that helps, and cancelled in the server too. */
import { z } from "zod";
import type { Cypher } from "../remote/cypher-names";
import { HttpDoor, LateAnswer, TooLargeAnswer, type Answer } from "./http-door";
import type { NeptuneAddress } from "./neptune-address";
import { fromJson, toRows } from "./neptune-answers";
import { isClockRefusal, isWorthAnotherTry, Refusal, toNeptuneFailure, toRefusal } from "./neptune-faults";
import { createSigner, defaultCredentials, type Credentials, type Sign } from "./sign";

/** What can be a parameter: JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Parameters = Readonly<Record<string, Value>>;

export interface Statement {
  readonly query: Cypher;
  readonly parameters: Parameters;
}

/** A request as the server's own interface describes it; `query` stands behind the path. */
interface Request {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body?: string;
}

export interface NeptuneOptions {
  /** Keys to sign with; what AWS's own tools would use when not given. */
  readonly credentials?: Credentials;
  /** Longest a query may take, in ms. */
  readonly queryTimeoutMs?: number;
  /** Most bytes of one answer, unpacked. */
  readonly mostBytes?: number;
  /** How often a busy service is asked again, and for how long at most, in ms. */
  readonly tries?: number;
  readonly tryAgainForMs?: number;
  /** This machine's clock, in ms. */
  readonly now?: () => number;
}

const QUERY_TIMEOUT_MS = 120_000;
const MOST_BYTES = 256 * 1024 * 1024;
const TRIES = 6;
const TRY_AGAIN_FOR_MS = 20_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
const CANCEL_MS = 2000;

const statusSchema = z.object({
  queries: z.array(z.object({ queryId: z.string(), queryString: z.string() })).catch([]),
});

/** Loads what signs; asks nothing of the server yet. Throws FailureError database-failed. */
export async function connectNeptune(
  address: NeptuneAddress,
  options: NeptuneOptions = {},
): Promise<NeptuneConnection> {
  const credentials = options.credentials ?? (await defaultCredentials(address));
  return new NeptuneConnection(address, await createSigner(address, credentials), options);
}

/** Every method throws FailureError database-failed, or AbortError when cancelled. */
export class NeptuneConnection {
  private readonly door: HttpDoor;
  /** How far the server's clock is ahead of this machine's; found when a signature is refused for its time. */
  private clockGapMs = 0;
  private readonly farewells = new Set<Promise<unknown>>();

  constructor(
    readonly address: NeptuneAddress,
    private readonly sign: Sign,
    private readonly options: NeptuneOptions,
  ) {
    this.door = new HttpDoor(address, options.mostBytes ?? MOST_BYTES);
  }

  get url(): string {
    return this.address.text;
  }

  /** Runs a query that only reads, and gives its rows, each as the schema has it. */
  async read<T>({ query, parameters }: Statement, row: z.ZodType<T>, signal: AbortSignal): Promise<T[]> {
    const request = this.toRequest(query, parameters);
    try {
      const answer = await this.insist(signal, () => this.ask(request, signal));
      return toRows(answer, row);
    } catch (fault) {
      if (signal.aborted || fault instanceof LateAnswer || fault instanceof TooLargeAnswer)
        this.giveUp(query);
      signal.throwIfAborted();
      throw toNeptuneFailure(fault, this.url, this.clockGapMs);
    }
  }

  /** Asks one of the service's own paths (its bulk loader), never twice where that would do a thing twice; gives the answer as JSON. */
  async manage(request: Omit<Request, "type">, signal: AbortSignal): Promise<unknown> {
    const asked = { ...request, type: "application/json" };
    try {
      const once = (): Promise<Answer> => this.ask(asked, signal);
      return fromJson((await (request.method === "POST" ? once() : this.insist(signal, once))).body);
    } catch (fault) {
      signal.throwIfAborted();
      throw toNeptuneFailure(fault, this.url, this.clockGapMs);
    }
  }

  /** Closes every socket, once queries that were given up have been cancelled in the server. */
  async close(): Promise<void> {
    await Promise.all(this.farewells);
    this.door.close();
  }

  private toRequest(query: string, parameters: Parameters): Request {
    if (this.address.service === "neptune-db")
      return {
        method: "POST",
        path: "/openCypher",
        type: "application/x-www-form-urlencoded",
        body: new URLSearchParams({ query, parameters: JSON.stringify(parameters) }).toString(),
      };
    const queryTimeoutMilliseconds = this.timeoutMs;
    return {
      method: "POST",
      path: "/queries",
      type: "application/json",
      body: JSON.stringify({ query, language: "OPEN_CYPHER", parameters, queryTimeoutMilliseconds }),
    };
  }

  // Pauses double and are drawn at random, so that many clients do not come back together.
  private async insist<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const end = performance.now() + (this.options.tryAgainForMs ?? TRY_AGAIN_FOR_MS);
    for (let tried = 1, pause = FIRST_PAUSE_MS; ; tried++, pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (fault) {
        const waitMs = Math.max(pause * (0.5 + Math.random()), askedPauseMs(fault));
        const isOver = tried >= (this.options.tries ?? TRIES) || performance.now() + waitMs > end;
        if (signal.aborted || isOver || !isWorthAnotherTry(fault)) throw fault;
        await wait(waitMs, signal);
      }
    }
  }

  // A signature refused for its time is made once more by the server's clock.
  private async ask(request: Request, signal: AbortSignal): Promise<Answer> {
    try {
      return await this.send(request, this.timeoutMs, signal);
    } catch (fault) {
      if (!isClockRefusal(fault) || !this.learnClock(fault)) throw fault;
      return this.send(request, this.timeoutMs, signal);
    }
  }

  private learnClock({ answer }: Refusal): boolean {
    const server = Date.parse(answer.headers["date"] ?? "");
    if (!Number.isFinite(server)) return false;
    const before = this.clockGapMs;
    this.clockGapMs = server - this.now();
    return Math.abs(this.clockGapMs - before) > 1000;
  }

  private async send(
    { method, path, query = {}, type = "application/json", body = "" }: Request,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { protocol, host, port } = this.address;
    const isUsual = port === (protocol === "https:" ? 443 : 80);
    const request = {
      ...{ method, protocol, hostname: host, path, query: { ...query }, body },
      headers: {
        host: isUsual ? host : `${host}:${String(port)}`,
        "content-type": type,
        accept: "application/json",
      },
    };
    signal.throwIfAborted();
    const headers = await this.sign(request, new Date(this.now() + this.clockGapMs));
    // Not signed: something between may change it.
    const sent = { ...headers, "accept-encoding": "gzip", "content-length": String(Buffer.byteLength(body)) };
    const behind = new URLSearchParams(query).toString();
    const asked = behind === "" ? path : `${path}?${behind}`;
    const answer = await this.door.send({ method, path: asked, headers: sent, body, timeoutMs }, signal);
    if (answer.status !== 200) throw toRefusal(answer);
    return answer;
  }

  /** Ends a query in the server without keeping anybody waiting. */
  private giveUp(query: string): void {
    if (this.address.service !== "neptune-db") return;
    const farewell = this.cancel(query)
      .catch(() => undefined)
      .finally(() => this.farewells.delete(farewell));
    this.farewells.add(farewell);
  }

  // The server gives queries their ids, and tells them only while they run; only one that runs alone with its text is surely ours.
  private async cancel(query: string): Promise<void> {
    const ask = (fields: Record<string, string>) =>
      this.send(
        {
          ...({ method: "POST", path: "/openCypher/status" } as const),
          type: "application/x-www-form-urlencoded",
          body: new URLSearchParams(fields).toString(),
        },
        CANCEL_MS,
        AbortSignal.timeout(CANCEL_MS),
      );
    const status = statusSchema.parse(JSON.parse((await ask({ includeWaiting: "true" })).body));
    const [first, second] = status.queries.filter(({ queryString }) => queryString === query);
    if (first && !second) await ask({ cancelQuery: "true", queryId: first.queryId, silent: "true" });
  }

  private get timeoutMs(): number {
    return this.options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

const LONGEST_ASKED_PAUSE_S = 30;

function askedPauseMs(fault: unknown): number {
  const seconds = fault instanceof Refusal ? Number(fault.answer.headers["retry-after"]) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? 1000 * Math.min(seconds, LONGEST_ASKED_PAUSE_S) : 0;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
