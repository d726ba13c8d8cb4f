/** Lets long synchronous work be cancelled, and others be served meanwhile: now and then it gives the event loop a turn. */

const STEPS_BETWEEN_BREATHS = 100_000;
/** What another request may well wait for. */
const MS_BETWEEN_BREATHS = 15;

export class Breather {
  private last = 0;
  private since = performance.now();

  /** Throws the signal's AbortError at once when it is already aborted. */
  constructor(private readonly signal: AbortSignal) {
    signal.throwIfAborted();
  }

  /** Whether so many steps have passed since the last breath that `breathe` should be awaited. */
  isDue(steps: number): boolean {
    if (steps - this.last < STEPS_BETWEEN_BREATHS) return false;
    this.last = steps;
    return true;
  }

  /** One turn of the event loop; throws AbortError when cancelled meanwhile. */
  async breathe(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.signal.throwIfAborted();
    this.since = performance.now();
  }

  /** A breath where the last one was long ago: between parts of the work that differ in size. */
  async rest(): Promise<void> {
    if (performance.now() - this.since > MS_BETWEEN_BREATHS) await this.breathe();
  }
}
