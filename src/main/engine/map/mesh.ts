/**
 * What pushes nodes apart over long ways, for all nodes together: their number on a coarse mesh, and the push of every cell on every
 * other (the particle-mesh method of Hockney & Eastwood, "Computer Simulation Using Particles", 1981, with the sum taken directly).
 */
import type { MapPlaces } from "./start-places";

/** Cells along one side. */
const SIDE = 32;
/** Steps between two cells along one axis: from −(SIDE − 1) to SIDE − 1. */
const WAYS = 2 * SIDE - 1;

/** The push 1/d of all nodes at each node, summed; linear in the nodes, and smooth from cell to cell. */
export class Mesh {
  private readonly mass = new Float64Array(SIDE * SIDE);
  private readonly pushX = new Float64Array(SIDE * SIDE);
  private readonly pushY = new Float64Array(SIDE * SIDE);
  private left = 0;
  private top = 0;
  private cell = 1;

  /** Takes the nodes where they are now. */
  measure({ x, y }: MapPlaces): void {
    this.spanOver(x, y);
    const { mass, left, top, cell } = this;
    mass.fill(0);
    for (let node = 0; node < x.length; node++) {
      const column = (x[node]! - left) / cell;
      const line = (y[node]! - top) / cell;
      const right = column - Math.floor(column);
      const below = line - Math.floor(line);
      const at = Math.floor(line) * SIDE + Math.floor(column);
      mass[at]! += (1 - right) * (1 - below);
      mass[at + 1]! += right * (1 - below);
      mass[at + SIDE]! += (1 - right) * below;
      mass[at + SIDE + 1]! += right * below;
    }
    this.sumPushes();
  }

  /** Adds the push at each node, between the four cells around it, times `strength`. */
  push({ x, y }: MapPlaces, strength: number, byX: Float64Array, byY: Float64Array): void {
    const { pushX, pushY, left, top, cell } = this;
    for (let node = 0; node < x.length; node++) {
      const column = (x[node]! - left) / cell;
      const line = (y[node]! - top) / cell;
      const right = column - Math.floor(column);
      const below = line - Math.floor(line);
      const at = Math.floor(line) * SIDE + Math.floor(column);
      byX[node]! += strength * between(pushX, at, right, below);
      byY[node]! += strength * between(pushY, at, right, below);
    }
  }

  private spanOver(x: Float64Array, y: Float64Array): void {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let node = 0; node < x.length; node++) {
      if (x[node]! < left) left = x[node]!;
      if (x[node]! > right) right = x[node]!;
      if (y[node]! < top) top = y[node]!;
      if (y[node]! > bottom) bottom = y[node]!;
    }
    this.cell = Math.max(right - left, bottom - top, 1) / (SIDE - 1.001);
    this.left = left;
    this.top = top;
  }

  private sumPushes(): void {
    this.pushX.fill(0);
    this.pushY.fill(0);
    for (let from = 0; from < SIDE * SIDE; from++)
      if (this.mass[from]! > 0) this.addPushOf(from, this.mass[from]! / this.cell);
  }

  private addPushOf(from: number, strength: number): void {
    const { pushX, pushY } = this;
    const fromY = Math.floor(from / SIDE);
    for (let line = 0; line < SIDE; line++) {
      let way = (line - fromY + SIDE - 1) * WAYS + SIDE - 1 - (from % SIDE);
      for (let at = line * SIDE; at < (line + 1) * SIDE; at++, way++) {
        pushX[at]! += strength * PUSH_RIGHT[way]!;
        pushY[at]! += strength * PUSH_DOWN[way]!;
      }
    }
  }
}

function between(push: Float64Array, at: number, right: number, below: number): number {
  const above = push[at]! * (1 - right) + push[at + 1]! * right;
  return above * (1 - below) + (push[at + SIDE]! * (1 - right) + push[at + SIDE + 1]! * right) * below;
}

/** The push of one cell on another by the way between them, softened by one cell: within it, near nodes push each other by themselves. */
const PUSH_RIGHT = pushes((right, down) => right / (right * right + down * down + 1));
const PUSH_DOWN = pushes((right, down) => down / (right * right + down * down + 1));

function pushes(push: (right: number, down: number) => number): Float64Array {
  return Float64Array.from({ length: WAYS * WAYS }, (_, way) =>
    push((way % WAYS) - SIDE + 1, Math.floor(way / WAYS) - SIDE + 1),
  );
}
