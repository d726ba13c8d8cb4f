/** Working memory of walks over one graph, never cleared: a mark counts only while it carries the current generation. */
import { CELL, MARK, type EdgeCells } from "./adjacency";

/** Node v has the four numbers from `nodeCells[4 · v]` on; all but the mark mean something only while the mark is current. */
export const NODE_MARK = 0;
export const HOP = 1;
/** Edges taken at the node; once the walk is over, the node's row in the result. */
export const TAKEN = 2;
export const ROW = 2;
/** Edges the node's degree cap refused. */
export const REFUSED = 3;

export class Scratch {
  generation = 0;
  readonly nodeCells: Int32Array;
  /** What a walk has found so far, filled from the front. */
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    nodeCount: number,
    private readonly edgeCells: EdgeCells,
  ) {
    this.nodeCells = new Int32Array(nodeCount * CELL);
    this.nodes = new Int32Array(nodeCount);
    this.edges = new Int32Array(edgeCells.length / CELL);
  }

  /** Runs a walk with a fresh generation, after those asked for before: walks share this memory and the marks on the edges. */
  use<T>(walk: () => Promise<T>): Promise<T> {
    const turn = this.last.then(() => {
      this.renew();
      return walk();
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private renew(): void {
    if (this.generation === 2 ** 31 - 1) {
      for (let at = NODE_MARK; at < this.nodeCells.length; at += CELL) this.nodeCells[at] = 0;
      for (let at = MARK; at < this.edgeCells.length; at += CELL) this.edgeCells[at] = 0;
      this.generation = 0;
    }
    this.generation++;
  }
}
