/** The slices of a request's files, one wanted at a time: until one has come, nothing of the next lies in memory. */
import type { Wanted } from "../../../shared/uploads";

export class Slices {
  #arrived: ((bytes: Uint8Array) => void) | undefined;

  constructor(
    private readonly ask: (wanted: Omit<Wanted, "type" | "id">) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** What the window sends of the file at that place in the request's list; throws AbortError when cancelled. */
  want(file: number, from: number, length: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.signal.throwIfAborted();
      const stop = (): void => reject(this.signal.reason as Error);
      this.signal.addEventListener("abort", stop, { once: true });
      this.#arrived = (bytes) => {
        this.signal.removeEventListener("abort", stop);
        resolve(bytes);
      };
      this.ask({ file, from, length });
    });
  }

  /** What nobody waits for is dropped. */
  arrive(bytes: Uint8Array): void {
    const arrived = this.#arrived;
    this.#arrived = undefined;
    arrived?.(bytes);
  }
}
