/**
 * What pushes nodes apart over long ways, for all nodes together: their number on a coarse mesh, and the push of every cell on every
 * other (the particle-mesh method of Hockney & Eastwood, "Computer Simulation Using Particles", 1981, with the sum taken directly).
 */
import type { MapPlaces } from "./start-places";

/** Cells along one side. */
const SIDE = 40;

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
    this.mass.fill(0);
    for (let node = 0; node < x.length; node++)
      this.share(x[node]!, y[node]!, (at, part) => (this.mass[at]! += part));
    this.sumPushes();
  }

  /** Adds the push at each node, times `strength`. */
  push({ x, y }: MapPlaces, strength: number, byX: Float64Array, byY: Float64Array): void {
    for (let node = 0; node < x.length; node++)
      this.share(x[node]!, y[node]!, (at, part) => {
        byX[node]! += strength * part * this.pushX[at]!;
        byY[node]! += strength * part * this.pushY[at]!;
      });
  }

  /** The width of a cell: nearer than this, nodes are hardly told apart. */
  get width(): number {
    return this.cell;
  }

  private spanOver(x: Float64Array, y: Float64Array): void {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let node = 0; node < x.length; node++) {
      left = Math.min(left, x[node]!);
      right = Math.max(right, x[node]!);
      top = Math.min(top, y[node]!);
      bottom = Math.max(bottom, y[node]!);
    }
    this.cell = Math.max(right - left, bottom - top, 1) / (SIDE - 1.001);
    this.left = left;
    this.top = top;
  }

  /** The four cells around a place, and the share of it that each has. */
  private share(x: number, y: number, take: (at: number, part: number) => void): void {
    const [column, line] = [(x - this.left) / this.cell, (y - this.top) / this.cell];
    const [i, j] = [Math.floor(column), Math.floor(line)];
    const [right, below] = [column - i, line - j];
    const at = j * SIDE + i;
    take(at, (1 - right) * (1 - below));
    take(at + 1, right * (1 - below));
    take(at + SIDE, (1 - right) * below);
    take(at + SIDE + 1, right * below);
  }

  private sumPushes(): void {
    this.pushX.fill(0);
    this.pushY.fill(0);
    for (let from = 0; from < SIDE * SIDE; from++)
      if (this.mass[from]! > 0) this.addPushOf(from, this.mass[from]! / this.cell);
  }

  private addPushOf(from: number, strength: number): void {
    const [fromX, fromY] = [from % SIDE, Math.floor(from / SIDE)];
    for (let line = 0; line < SIDE; line++) {
      const down = line - fromY;
      for (let column = 0; column < SIDE; column++) {
        const right = column - fromX;
        // Softened by one cell: within it, near nodes push each other apart by themselves.
        const part = strength / (right * right + down * down + 1);
        this.pushX[line * SIDE + column]! += right * part;
        this.pushY[line * SIDE + column]! += down * part;
      }
    }
  }
}
