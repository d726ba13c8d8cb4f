/**
 * Working memory of one solve. Two dozen columns made anew each time would take as long as solving an instance of a thousand edges, and
 * keep the garbage collector busy; so small ones are cut from one piece of memory that is kept from solve to solve.
 */
const KEPT_BYTES = 1024 * 1024;

/** Memory that no solve uses now: at most one piece. */
let spare: ArrayBuffer | undefined;

/** Hands out zeroed columns; nothing of it may be part of a result. */
export class Scratch {
  private readonly memory: ArrayBuffer;
  /** Bytes handed out. */
  private used = 0;

  constructor() {
    this.memory = spare ?? new ArrayBuffer(KEPT_BYTES);
    spare = undefined;
  }

  /** A column of zeros, one byte each. */
  bytes(length: number): Uint8Array {
    const start = this.place(length);
    return start < 0 ? new Uint8Array(length) : new Uint8Array(this.memory, start, length);
  }

  /** A column of zeros, 32 bits each. */
  integers(length: number): Int32Array<ArrayBuffer> {
    const start = this.place(4 * length);
    return start < 0 ? new Int32Array(length) : new Int32Array(this.memory, start, length);
  }

  /** A column of zeros, 64 bits each. */
  floats(length: number): Float64Array<ArrayBuffer> {
    const start = this.place(8 * length);
    return start < 0 ? new Float64Array(length) : new Float64Array(this.memory, start, length);
  }

  /** Ends the solve: its columns, whose content is lost, serve the next one. */
  giveBack(): void {
    new Uint8Array(this.memory, 0, this.used).fill(0);
    spare = this.memory;
  }

  /** Where a column of so many bytes begins, −1 when it is too large to be kept. */
  private place(length: number): number {
    const start = this.used;
    if (start + length > KEPT_BYTES) return -1;
    // The next column begins on a cache line of its own, which suits every kind of number.
    this.used = (start + length + 63) & -64;
    return start;
  }
}
