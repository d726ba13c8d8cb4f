import type { Progress } from "../../../shared/contract";

/** Ten times a second is as often as a list need grow. */
const INTERVAL_MS = 100;

/** Results on their way to the window: handed on with the progress every 100 ms, each exactly once. */
export class Portions<T> {
  #waiting: T[] = [];
  #done = 0;
  #last = -Infinity;

  constructor(
    private readonly stage: string,
    private readonly total: number,
    private readonly progress: (progress: Progress) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `done` of the whole are done with this one. */
  add(result: T, done: number): void {
    this.#waiting.push(result);
    this.#done = done;
    if (this.now() - this.#last >= INTERVAL_MS) this.flush();
  }

  /** Hands on what waits. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const partial = this.#waiting;
    this.#waiting = [];
    this.#last = this.now();
    this.progress({ stage: this.stage, done: this.#done, total: this.total, partial });
  }
}
