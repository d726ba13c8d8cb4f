/** What pushes near nodes apart: small cells, each node away from the middle of every cell around it. */
import type { MapPlaces } from "./start-places";

/** Width of a cell in units of one node's room. */
const CELL = 1.5;
/** Softens the push of nodes that lie upon each other. */
const SOFT = 0.15;

/** Pushes within the nine cells around each node; `shiftX` and `shiftY` (0 to 1) move the cells so that their borders never show. */
export class Crowd {
  private readonly cells: Int32Array;
  private readonly count: Float64Array;
  private readonly sumX: Float64Array;
  private readonly sumY: Float64Array;
  /** Twice as many buckets as nodes, a power of two: cells share a bucket only where chance makes them. */
  private readonly buckets: number;

  constructor(nodes: number) {
    this.buckets = 2 ** Math.ceil(Math.log2(Math.max(nodes * 2, 16)));
    this.cells = new Int32Array(nodes * 2);
    this.count = new Float64Array(this.buckets);
    this.sumX = new Float64Array(this.buckets);
    this.sumY = new Float64Array(this.buckets);
  }

  measure({ x, y }: MapPlaces, shiftX: number, shiftY: number): void {
    for (const column of [this.count, this.sumX, this.sumY]) column.fill(0);
    for (let node = 0; node < x.length; node++) {
      const [i, j] = [Math.floor(x[node]! / CELL + shiftX), Math.floor(y[node]! / CELL + shiftY)];
      this.cells[node * 2] = i;
      this.cells[node * 2 + 1] = j;
      const at = this.bucket(i, j);
      this.count[at]!++;
      this.sumX[at]! += x[node]!;
      this.sumY[at]! += y[node]!;
    }
  }

  /** Adds the push at each node, times `strength`. */
  push({ x, y }: MapPlaces, strength: number, byX: Float64Array, byY: Float64Array): void {
    for (let node = 0; node < x.length; node++) {
      const [i, j, ownX, ownY] = [this.cells[node * 2]!, this.cells[node * 2 + 1]!, x[node]!, y[node]!];
      let [right, down] = [0, 0];
      for (let cell = 0; cell < 9; cell++) {
        const at = this.bucket(i + (cell % 3) - 1, j + Math.floor(cell / 3) - 1);
        // In its own cell a node does not push itself.
        const own = cell === 4 ? 1 : 0;
        const others = this.count[at]! - own;
        if (others <= 0) continue;
        const awayX = ownX - (this.sumX[at]! - own * ownX) / others;
        const awayY = ownY - (this.sumY[at]! - own * ownY) / others;
        const part = others / (awayX * awayX + awayY * awayY + SOFT);
        right += awayX * part;
        down += awayY * part;
      }
      byX[node]! += strength * right;
      byY[node]! += strength * down;
    }
  }

  private bucket(i: number, j: number): number {
    return (Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663)) & (this.buckets - 1);
  }
}
