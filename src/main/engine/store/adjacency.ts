/** Compressed rows: which edges touch a node. */

/** Edges of node v are `edges[starts[v] … starts[v + 1] − 1]`, in ascending handle; `far` is the node at their other end. */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly edges: Int32Array;
  readonly far: Int32Array;
}

/** The three ways to walk a graph. `both` lists a self-loop once. */
export function walkable(nodeCount: number, sources: Int32Array, targets: Int32Array) {
  return {
    out: listEdges(nodeCount, sources, targets, false),
    in: listEdges(nodeCount, targets, sources, false),
    both: listEdges(nodeCount, sources, targets, true),
  } satisfies Record<string, Adjacency>;
}

// Counting sort: edges are met in ascending handle, so each row comes out ascending without comparing anything.
function listEdges(nodeCount: number, near: Int32Array, far: Int32Array, bothWays: boolean): Adjacency {
  const starts = new Int32Array(nodeCount + 1);
  for (let edge = 0; edge < near.length; edge++) {
    starts[near[edge]! + 1]!++;
    if (bothWays && near[edge] !== far[edge]) starts[far[edge]! + 1]!++;
  }
  for (let node = 0; node < nodeCount; node++) starts[node + 1]! += starts[node]!;
  const next = starts.slice();
  const list = { starts, edges: new Int32Array(starts[nodeCount]!), far: new Int32Array(starts[nodeCount]!) };
  for (let edge = 0; edge < near.length; edge++) {
    add(list, next, near[edge]!, far[edge]!, edge);
    if (bothWays && near[edge] !== far[edge]) add(list, next, far[edge]!, near[edge]!, edge);
  }
  return list;
}

function add(list: Adjacency, next: Int32Array, from: number, to: number, edge: number): void {
  const at = next[from]!++;
  list.edges[at] = edge;
  list.far[at] = to;
}
