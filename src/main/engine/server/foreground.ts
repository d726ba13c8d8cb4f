import type { Task } from "./handlers";

/** What a person waits for goes first: work in the background asks here when it may go on. */
export class Foreground {
  #running = 0;
  #waiting: (() => void)[] = [];

  /** Runs `work` as something a person waits for. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      if (this.#running === 0) for (const go of this.#waiting.splice(0)) go();
    }
  }

  /** The same handler, its work one that a person waits for. */
  first<I, O>(handler: (input: I, task: Task) => Promise<O>): (input: I, task: Task) => Promise<O> {
    return (input, task) => this.during(() => handler(input, task));
  }

  /** Resolves once nothing of the kind runs, at the earliest after the event loop's next turn: messages that came meanwhile are heard. */
  async turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#running > 0) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
