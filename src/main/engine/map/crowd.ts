/** What pushes near nodes apart: small cells, each node away from the middle of every cell around it. */
import type { MapPlaces } from "./start-places";

/** Width of a cell in units of one node's room. */
const CELL = 1.5;
/** Softens the push of nodes that lie upon each other. */
const SOFT = 0.15;
/** Numbers for each bucket: nodes in it, and the sums of their places. */
const STRIDE = 3;

/** Pushes within the nine cells around each node; `shiftX` and `shiftY` (0 to 1) move the cells so that their borders never show. */
export class Crowd {
  /** The bucket of each node. */
  private readonly cells: Int32Array;
  private readonly buckets: Float64Array;
  /**
   * Buckets along one side, a power of two: the plane is rolled up, so that cells share a bucket only where they lie farther apart than
   * nearly every map is wide.
   */
  private readonly side: number;

  constructor(nodes: number) {
    this.side = 2 ** Math.ceil(Math.log2(Math.sqrt(Math.max(nodes * 6, 64))));
    this.cells = new Int32Array(nodes);
    this.buckets = new Float64Array(this.side * this.side * STRIDE);
  }

  measure({ x, y }: MapPlaces, shiftX: number, shiftY: number): void {
    const { cells, buckets, side } = this;
    const mask = side - 1;
    // Far fewer buckets are used than there are.
    for (let node = 0; node < x.length; node++) {
      const at = cells[node]! * STRIDE;
      buckets[at] = buckets[at + 1] = buckets[at + 2] = 0;
    }
    for (let node = 0; node < x.length; node++) {
      const column = Math.floor(x[node]! / CELL + shiftX) & mask;
      const line = Math.floor(y[node]! / CELL + shiftY) & mask;
      const at = (cells[node] = line * side + column) * STRIDE;
      buckets[at]!++;
      buckets[at + 1]! += x[node]!;
      buckets[at + 2]! += y[node]!;
    }
  }

  /** Adds the push at each node, times `strength`: n / d away from the middle of each cell's n nodes, at the distance d. */
  push({ x, y }: MapPlaces, strength: number, byX: Float64Array, byY: Float64Array): void {
    const { cells, buckets, side } = this;
    const mask = side - 1;
    for (let node = 0; node < x.length; node++) {
      const column = cells[node]! & mask;
      const line = (cells[node]! - column) / side;
      let right = 0;
      let down = 0;
      for (let over = -1; over <= 1; over++) {
        const first = ((line + over) & mask) * side;
        for (let along = -1; along <= 1; along++) {
          const at = (first + ((column + along) & mask)) * STRIDE;
          const count = buckets[at]!;
          // In its own cell a node does not push itself.
          const others = over === 0 && along === 0 ? count - 1 : count;
          if (others <= 0) continue;
          // Times the number of nodes, which saves divisions; in its own cell the node itself falls out.
          const awayX = count * x[node]! - buckets[at + 1]!;
          const awayY = count * y[node]! - buckets[at + 2]!;
          const square = others * others;
          const part = square / (awayX * awayX + awayY * awayY + SOFT * square);
          right += awayX * part;
          down += awayY * part;
        }
      }
      byX[node]! += strength * right;
      byY[node]! += strength * down;
    }
  }
}
