/** Lets long synchronous work be cancelled: every so many steps it gives the event loop a turn. */

const STEPS_BETWEEN_BREATHS = 100_000;

export class Breather {
  private last = 0;

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
  }
}
