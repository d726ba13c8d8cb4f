/** Compressed rows: which edges touch a node. */

/**
 * Node v's edges are the pairs (edge, node at its other end) from `steps[2 · starts[v]]` to `steps[2 · starts[v + 1] − 1]`, in ascending
 * handle of the edge.
 */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
}

/** Edge e is the four numbers from `cells[4 · e]` on: source, target, relation, and a mark that walks use. One cell, one cache line. */
export type EdgeCells = Int32Array;
export const CELL = 4;
export const SOURCE = 0;
export const TARGET = 1;
export const RELATION = 2;
export const MARK = 3;

/** Lists the edges at each node: those leaving it ("out"), arriving ("in"), or either, a self-loop once ("both"). */
export function listSteps(nodeCount: number, cells: EdgeCells, direction: "out" | "in" | "both"): Adjacency {
  const near = direction === "in" ? TARGET : SOURCE;
  const far = direction === "in" ? SOURCE : TARGET;
  const isBoth = direction === "both";
  const starts = new Int32Array(nodeCount + 1);
  for (let cell = 0; cell < cells.length; cell += CELL) {
    starts[cells[cell + near]! + 1]!++;
    if (isBoth && cells[cell + near] !== cells[cell + far]) starts[cells[cell + far]! + 1]!++;
  }
  for (let node = 0; node < nodeCount; node++) starts[node + 1]! += starts[node]!;
  const next = starts.slice();
  const steps = new Int32Array(2 * starts[nodeCount]!);
  // A counting sort: edges are met in ascending handle, so each row comes out ascending without comparing anything.
  for (let cell = 0; cell < cells.length; cell += CELL) {
    const [one, other] = [cells[cell + near]!, cells[cell + far]!];
    place(steps, next[one]!++, cell / CELL, other);
    if (isBoth && one !== other) place(steps, next[other]!++, cell / CELL, one);
  }
  return { starts, steps };
}

function place(steps: Int32Array, at: number, edge: number, far: number): void {
  steps[2 * at] = edge;
  steps[2 * at + 1] = far;
}
