/**
 * Keeps an engine process running for the windows of a host: hands messages back and forth, and starts the engine again when it
 * dies. Requests that it took down with it are answered with "engine-lost", so nobody waits for ever.
 */
import type { ClientMessage, EngineMessage } from "../../shared/contract";

/** A started engine process, whatever started it. */
export interface EngineChild {
  post(message: ClientMessage): void;
  listen(onMessage: (message: EngineMessage) => void, onExit: (reason: string) => void): void;
  kill(): void;
}

/** One window's way to the engine. */
export interface Visit {
  send(message: ClientMessage): void;
  /** The window is gone: what it still waits for is cancelled. */
  leave(): void;
}

type Reply = (message: EngineMessage) => void;
/** Windows count their own requests; the engine sees one count. */
interface Waiting {
  readonly reply: Reply;
  readonly id: number;
}

/** An engine that dies sooner than this is started again only by the next request: no storm of restarts. */
const SHORT_LIFE_MS = 2000;

export class EngineWatch {
  #child: EngineChild | undefined;
  #closed = false;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly start: () => EngineChild,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#running();
  }

  visit(reply: Reply): Visit {
    const own = new Map<number, number>();
    return {
      send: (message) => {
        if (message.type === "cancel") this.#cancel(own.get(message.id));
        else
          own.set(
            message.id,
            this.#request(message, reply, () => own.delete(message.id)),
          );
      },
      leave: () => {
        for (const id of own.values()) {
          this.#cancel(id);
          this.#waiting.delete(id);
        }
      },
    };
  }

  /** Ends the engine; it is not started again. */
  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  #request(message: ClientMessage & { type: "request" }, reply: Reply, done: () => void): number {
    const id = this.#nextId++;
    this.#waiting.set(id, {
      id: message.id,
      reply: (answer) => {
        if (answer.type !== "progress") done();
        reply(answer);
      },
    });
    this.#running().post({ ...message, id });
    return id;
  }

  #cancel(id: number | undefined): void {
    if (id !== undefined) this.#child?.post({ type: "cancel", id });
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
    if (message.type !== "progress") this.#waiting.delete(message.id);
    waiting?.reply({ ...message, id: waiting.id });
  }

  #lost(child: EngineChild, reason: string, life: number): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    if (!this.#closed && life >= SHORT_LIFE_MS) this.#running();
    for (const { reply, id } of lost) reply({ type: "failed", id, failure: { kind: "engine-lost", reason } });
  }
}
