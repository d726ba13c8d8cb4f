/** A quadtree that adds up what bodies do to each other, in flat columns that are kept from tick to tick. */
import type { SimulationNodeDatum } from "d3-force";

/** A body of a simulation that pushes others away. */
export interface Repelling extends SimulationNodeDatum {
  /** How strongly it pushes, below 0. */
  readonly strength: number;
}

/** A square is taken as one body where its width is less than so many times its distance; nothing further away than `FURTHEST` (model units) is pushed. */
const [THETA, FURTHEST] = [1.1, 700];
/** Halvings after which bodies share a place: two that stand on one spot would be parted for ever. */
const DEEPEST = 40;

/** A quadtree over points. Square 0 is the whole; of a square's four places each holds 0 for none, −1 − row of a body, or the number of a square, which is above its parent's. */
export class ChargeTree {
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #strength: Float64Array;
  /** The body that stands on the same spot, −1 for none. */
  readonly #next: Int32Array;
  #places = new Int32Array(0);
  /** Of a square: strength and middle of what is in it, in threes. */
  #sums = new Float64Array(0);
  #squares = 0;
  #width = 0;
  readonly #open = new Int32Array(4 * DEEPEST + 4);
  readonly #widths = new Float64Array(4 * DEEPEST + 4);
  readonly #push = { x: 0, y: 0 };

  constructor(count: number) {
    [this.#x, this.#y] = [new Float64Array(count), new Float64Array(count)];
    this.#strength = new Float64Array(count);
    this.#next = new Int32Array(count);
  }

  /** Builds it anew over where bodies stand now. */
  plant(bodies: readonly Repelling[]): void {
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (let row = 0; row < bodies.length; row++) {
      const { x = 0, y = 0, strength } = bodies[row]!;
      this.#x[row] = x;
      this.#y[row] = y;
      this.#strength[row] = strength;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.#width = Math.max(right - left, bottom - top, 1);
    this.#squares = 0;
    this.#addSquare();
    for (let row = 0; row < bodies.length; row++) this.#insert(row, left, top);
    this.#sumUp();
  }

  #addSquare(): number {
    const needed = 4 * (this.#squares + 1);
    if (needed > this.#places.length) {
      const places = new Int32Array(2 * needed);
      places.set(this.#places);
      [this.#places, this.#sums] = [places, new Float64Array((3 * places.length) / 4)];
    }
    this.#places.fill(0, needed - 4, needed);
    return this.#squares++;
  }

  #insert(row: number, left: number, top: number): void {
    const x = this.#x[row]!;
    const y = this.#y[row]!;
    let square = 0;
    let half = this.#width / 2;
    for (let depth = 0; ; depth++) {
      const quarter = quarterOf(x - left, y - top, half);
      left += (quarter & 1) * half;
      top += (quarter >> 1) * half;
      half /= 2;
      const place = 4 * square + quarter;
      const held = this.#places[place]!;
      if (held > 0) {
        square = held;
        continue;
      }
      const other = -1 - held;
      if (held === 0 || depth === DEEPEST || (this.#x[other] === x && this.#y[other] === y)) {
        this.#next[row] = held === 0 ? -1 : other;
        this.#places[place] = -1 - row;
        return;
      }
      // Who stood there moves into a new square, and the new one is tried there again.
      square = this.#addSquare();
      this.#places[place] = square;
      this.#places[4 * square + quarterOf(this.#x[other]! - left, this.#y[other]! - top, half)] = held;
    }
  }

  /** Children have higher numbers than their parents, so that the last square comes first. */
  #sumUp(): void {
    const sums = this.#sums;
    for (let square = this.#squares - 1; square >= 0; square--) {
      let strength = 0;
      let x = 0;
      let y = 0;
      for (let place = 4 * square; place < 4 * square + 4; place++) {
        const held = this.#places[place]!;
        if (held > 0) {
          const part = sums[3 * held]!;
          strength += part;
          x += part * sums[3 * held + 1]!;
          y += part * sums[3 * held + 2]!;
        }
        for (let row = held < 0 ? -1 - held : -1; row >= 0; row = this.#next[row]!) {
          const part = this.#strength[row]!;
          strength += part;
          x += part * this.#x[row]!;
          y += part * this.#y[row]!;
        }
      }
      sums[3 * square] = strength;
      sums[3 * square + 1] = strength === 0 ? 0 : x / strength;
      sums[3 * square + 2] = strength === 0 ? 0 : y / strength;
    }
  }

  /** What all others do to one body; the answer holds until the next question. */
  pushOn(row: number): { readonly x: number; readonly y: number } {
    const open = this.#open;
    const widths = this.#widths;
    const x = this.#x[row]!;
    const y = this.#y[row]!;
    this.#push.x = 0;
    this.#push.y = 0;
    open[0] = 0;
    widths[0] = this.#width;
    for (let last = 0; last >= 0;) {
      const square = open[last]!;
      const width = widths[last]!;
      last--;
      const dx = this.#sums[3 * square + 1]! - x;
      const dy = this.#sums[3 * square + 2]! - y;
      if ((width * width) / (THETA * THETA) < dx * dx + dy * dy) {
        this.#add(dx, dy, this.#sums[3 * square]!);
        continue;
      }
      for (let place = 4 * square; place < 4 * square + 4; place++) {
        const held = this.#places[place]!;
        if (held > 0) {
          open[++last] = held;
          widths[last] = width / 2;
        } else if (held < 0) this.#addEach(row, -1 - held);
      }
    }
    return this.#push;
  }

  /** One body, and those that stand on the same spot. */
  #addEach(row: number, first: number): void {
    for (let other = first; other >= 0; other = this.#next[other]!) {
      if (other === row) continue;
      const dx = this.#x[other]! - this.#x[row]!;
      // Two on one spot part sideways, always the same way.
      this.#add(
        dx === 0 ? 1e-6 * (other - row) : dx,
        this.#y[other]! - this.#y[row]!,
        this.#strength[other]!,
      );
    }
  }

  #add(x: number, y: number, strength: number): void {
    const square = x * x + y * y;
    if (square >= FURTHEST * FURTHEST) return;
    const share = strength / (square < 1 ? Math.sqrt(square) : square);
    this.#push.x += x * share;
    this.#push.y += y * share;
  }
}

/** 0 … 3: left or right, above or below the middle. */
const quarterOf = (x: number, y: number, half: number): number => (x >= half ? 1 : 0) + (y >= half ? 2 : 0);
