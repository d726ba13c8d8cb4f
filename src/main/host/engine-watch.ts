/**
 * Keeps an engine process running for the windows of a host: hands messages back and forth, and starts the engine again when it
 * dies. Requests that it took down with it are answered with "engine-lost", so nobody waits for ever.
 */
import type { Arrival, ClientMessage, EngineMessage, Order } from "../../shared/contract";
import { messageOf, toFailure, type Failure } from "../../shared/failure";
import { invalid, readRequest } from "../../shared/read-request";
import { message } from "../../shared/sentences/sentences";
import { Admission, type AdmissionLine } from "./admission";
import { isDeeper } from "./depth";

/** A started engine process, whatever started it. */
export interface EngineChild {
  /** Throws on messages that cannot cross to another process; resolves once the engine's end has taken it, or is gone. */
  post(message: Order): Promise<void> | void;
  listen(onMessage: (message: EngineMessage) => void, onExit: (reason: string) => void): void;
  kill(): void;
  /** Ends it at once: one that hangs hears no request to end. */
  killNow(): void;
}

/** One window's way to the engine. */
export interface Visit {
  /** Resolves once the engine has taken it, or it is refused: what is sent before waits in memory. */
  send(message: ClientMessage): Promise<void> | void;
  /** The window is gone: what it still waits for is cancelled. */
  leave(): void;
}

/** Hands a window what it is told; a promise, where there is one, resolves once that has left this process or the window is gone. */
type Reply = (message: Arrival) => unknown;
type Request = Extract<Order, { type: "request" }>;
/** Windows count their own requests; the engine sees one count. */
interface Waiting {
  readonly reply: (message: EngineMessage) => unknown;
  readonly id: number;
  /** Its place in the line for the engine. */
  readonly place: ReturnType<AdmissionLine["enter"]> | undefined;
}

/** An engine that dies sooner than this is started again only by the next request: no storm of restarts. */
const SHORT_LIFE_MS = 2000;

/** Levels of nesting in what a window asks: recipes, gold and questions need a handful. */
const MOST_DEPTH = 64;
/** Requests of one window that wait at once: a window that works has a few, and whatever asks for more must not hold up the others. */
const MOST_WAITING = 256;

export class EngineWatch {
  #child: EngineChild | undefined;
  #closed = false;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #windows = new Set<Reply>();
  readonly #admission: Admission;

  constructor(
    private readonly start: () => EngineChild,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#admission = new Admission(now);
    this.#running();
  }

  visit(reply: Reply): Visit {
    const own = new Map<number, number>();
    const line = this.#admission.line();
    this.#windows.add(reply);
    return {
      send: (message) => {
        if (message.type === "restart") return this.#child?.killNow();
        if (message.type === "cancel") return this.#cancel(own.get(message.id));
        if (message.type === "slice") return this.#follow(message, own.get(message.id));
        const read = accept(message, own.size);
        if ("failure" in read) reply({ type: "failed", id: message.id, failure: read.failure });
        else return this.#request({ ...message, ...read }, reply, own, line);
      },
      leave: () => {
        this.#windows.delete(reply);
        for (const id of own.values()) this.#abandon(id);
      },
    };
  }

  /** Ends the engine; it is not started again. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  #request(
    message: Request,
    reply: Reply,
    own: Map<number, number>,
    line: AdmissionLine,
  ): Promise<void> | void {
    const id = this.#nextId++;
    own.set(message.id, id);
    const waiting = {
      reply: (answer: EngineMessage) => {
        if (isLast(answer)) own.delete(message.id);
        return reply(answer);
      },
      id: message.id,
    };
    this.#waiting.set(id, { ...waiting, place: undefined });
    let taken: Promise<void> | void = undefined;
    const post = (): void => {
      taken = this.#post({ ...message, id });
    };
    // Whether the engine lives is asked past all that waits.
    if (message.name === "ping") post();
    else {
      const place = line.enter(post);
      if (this.#waiting.has(id)) this.#waiting.set(id, { ...waiting, place });
      else place.leave();
    }
    return taken;
  }

  #post(message: Request): Promise<void> | void {
    try {
      return this.#running().post(message);
    } catch (fault) {
      this.#deliver({ type: "failed", id: message.id, failure: invalid(messageOf(fault)).failure });
    }
  }

  /** What belongs to a request under way, by the engine's count; to none it is nothing. */
  #follow(message: Order, id: number | undefined): Promise<void> | void {
    if (id !== undefined) return this.#child?.post({ ...message, id });
  }

  #cancel(id: number | undefined): Promise<void> | void {
    if (id !== undefined && this.#waiting.get(id)?.place?.isWaiting === true)
      return this.#deliver({ type: "failed", id, failure: { kind: "cancelled" } });
    return this.#follow({ type: "cancel", id: 0 }, id);
  }

  #running(): EngineChild {
    if (this.#child) return this.#child;
    const child = this.start();
    const born = this.now();
    this.#child = child;
    child.listen(
      (message) => {
        this.#deliver(message);
      },
      (reason) => {
        this.#lost(child, reason, this.now() - born);
      },
    );
    return child;
  }

  #deliver(message: EngineMessage): void {
    const waiting = this.#waiting.get(message.id);
    const handed = waiting?.reply({ ...message, id: waiting.id });
    if (!isLast(message)) return;
    this.#waiting.delete(message.id);
    // A window that reads nothing gets no more to read: its answers would pile up here.
    if (handed instanceof Promise) void handed.then(() => waiting?.place?.leave());
    else waiting?.place?.leave();
  }

  /** Nobody waits for it any more; what the engine has begun keeps its place until it ends. */
  #abandon(id: number): void {
    const waiting = this.#waiting.get(id);
    if (waiting) this.#waiting.set(id, { ...waiting, reply: () => undefined });
    void this.#cancel(id);
  }

  #lost(child: EngineChild, reason: string, life: number): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#admission.clear();
    if (!this.#closed && life >= SHORT_LIFE_MS) {
      this.#running();
      // Before what waits fails: a window gives it up by itself and asks again.
      for (const tell of this.#windows) tell({ type: "restarted", reason });
    }
    for (const { reply, id } of lost) reply({ type: "failed", id, failure: { kind: "engine-lost", reason } });
  }
}

function isLast({ type }: EngineMessage): boolean {
  return type === "done" || type === "failed";
}

/** What the engine is to hear, or why nothing: rubbish costs most on its way to another process, so it is turned down here. */
function accept(request: Request, waiting: number): { input: unknown } | { failure: Failure } {
  try {
    if (waiting >= MOST_WAITING) throw invalid(message("requests-many", { most: MOST_WAITING }));
    if (isDeeper(request.input, MOST_DEPTH)) throw invalid(message("request-deep", { most: MOST_DEPTH }));
    return { input: readRequest(request) };
  } catch (fault) {
    return { failure: toFailure(fault) };
  }
}
