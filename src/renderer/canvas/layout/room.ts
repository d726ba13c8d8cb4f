/**
 * Discs part where they would overlap, as d3-force's collision does it, found by a sweep from left to right over flat columns: a tree built
 * anew for each round took as long as all other forces together.
 */
import type { Force, SimulationNodeDatum } from "d3-force";

/** A body of a simulation that takes up room. */
export interface Roomy extends SimulationNodeDatum {
  /** Radius of the disc that nothing else should enter, model units. */
  readonly reach: number;
}

/** The force, to be given to a simulation: `strength` is the share of an overlap that one round takes away, 0 … 1. */
export function room<T extends Roomy>(strength: number, rounds = 1): Force<T, undefined> {
  let sweep = new Sweep([]);
  return Object.assign(
    (): void => {
      for (let round = 0; round < rounds; round++) sweep.part(strength);
    },
    { initialize: (bodies: T[]) => void (sweep = new Sweep(bodies)) },
  );
}

class Sweep {
  readonly #bodies: readonly Roomy[];
  /** Where each will stand after its step. */
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** From left to right, as of the last round: hardly anything changes in between. */
  readonly #order: Int32Array;
  readonly #widest: number;

  constructor(bodies: readonly Roomy[]) {
    this.#bodies = bodies;
    this.#x = new Float64Array(bodies.length);
    this.#y = new Float64Array(bodies.length);
    this.#widest = bodies.reduce((most, { reach }) => Math.max(most, reach), 0);
    this.#foresee();
    this.#order = Int32Array.from(bodies.keys()).sort((a, b) => this.#x[a]! - this.#x[b]!);
  }

  part(strength: number): void {
    this.#foresee();
    this.#sort();
    const order = this.#order;
    for (let at = 0; at < order.length; at++) {
      const row = order[at]!;
      const end = this.#x[row]! + this.#bodies[row]!.reach + this.#widest;
      for (let next = at + 1; next < order.length && this.#x[order[next]!]! < end; next++)
        this.#partTwo(row, order[next]!, strength);
    }
  }

  #foresee(): void {
    for (let row = 0; row < this.#bodies.length; row++) {
      const { x = 0, y = 0, vx = 0, vy = 0 } = this.#bodies[row]!;
      this.#x[row] = x + vx;
      this.#y[row] = y + vy;
    }
  }

  /** By insertion, which is quick for what is nearly in order. */
  #sort(): void {
    const order = this.#order;
    for (let at = 1; at < order.length; at++) {
      const row = order[at]!;
      const x = this.#x[row]!;
      let place = at;
      for (; place > 0 && this.#x[order[place - 1]!]! > x; place--) order[place] = order[place - 1]!;
      order[place] = row;
    }
  }

  /** The smaller disc gives way more. */
  #partTwo(a: number, b: number, strength: number): void {
    const one = this.#bodies[a]!;
    const other = this.#bodies[b]!;
    const apart = one.reach + other.reach;
    const y = this.#y[a]! - this.#y[b]!;
    if (y >= apart || -y >= apart) return;
    // Two on one spot part sideways, always the same way.
    const x = this.#x[a]! - this.#x[b]! || (y === 0 ? 1e-6 * (a - b) : 0);
    const square = x * x + y * y;
    if (square >= apart * apart) return;
    const length = Math.sqrt(square);
    const push = ((apart - length) / length) * strength;
    const share = other.reach ** 2 / (one.reach ** 2 + other.reach ** 2);
    one.vx = (one.vx ?? 0) + x * push * share;
    one.vy = (one.vy ?? 0) + y * push * share;
    other.vx = (other.vx ?? 0) - x * push * (1 - share);
    other.vy = (other.vy ?? 0) - y * push * (1 - share);
  }
}
