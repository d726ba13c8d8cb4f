/** Ways between two sets of nodes that may go a few edges round: simple paths, found one by one. */
import type { CandidateGraph } from "../../../../shared/graph";
import { adjacencyOf, otherEnd, stepsFrom, type Adjacency } from "../adjacency";

/** Most steps looked at between two sets; the ways beyond stay unmarked. */
const MOST_STEPS = 200_000;

interface Search {
  readonly graph: CandidateGraph;
  readonly adjacency: Adjacency;
  /** Steps to the nearest end. */
  readonly to: Float64Array;
  readonly longest: number;
  readonly marks: Uint8Array;
  readonly onPath: Uint8Array;
  /** Edge rows from the start so far, parallel ones together. */
  readonly path: (readonly number[])[];
  /** Neighbours of nodes met before. */
  readonly near: Map<number, ReadonlyMap<number, readonly number[]>>;
  left: number;
}

/**
 * Marks 1 every edge of a simple path from `from` to `to` (node rows) of at most `longest` edges, in either direction; a path ends at the first end it
 * meets. False where there were more steps than are looked at.
 */
export function markDetours(
  graph: CandidateGraph,
  from: readonly number[],
  to: readonly number[],
  longest: number,
  marks: Uint8Array,
): boolean {
  const adjacency = adjacencyOf(graph, () => true);
  const search: Search = {
    ...{ graph, adjacency, longest, marks, path: [], near: new Map(), left: MOST_STEPS },
    to: stepsFrom(to, graph, adjacency),
    onPath: new Uint8Array(graph.nodes.length),
  };
  for (const start of from) {
    search.onPath[start] = 1;
    goOn(search, start);
    search.onPath[start] = 0;
  }
  return search.left > 0;
}

function goOn(search: Search, node: number): void {
  const { to, longest, marks, onPath, path } = search;
  if (to[node] === 0) {
    for (const edges of path) for (const edge of edges) marks[edge] = 1;
    return;
  }
  for (const [far, edges] of nearOf(search, node)) {
    if (onPath[far] === 1 || path.length + 1 + to[far]! > longest || search.left-- <= 0) continue;
    onPath[far] = 1;
    path.push(edges);
    goOn(search, far);
    path.pop();
    onPath[far] = 0;
  }
}

/** Each neighbour once, with the edges to it, in the order of their handles. */
function nearOf({ graph, adjacency: { starts, edges }, near: known }: Search, node: number) {
  const before = known.get(node);
  if (before) return before;
  const near = new Map<number, number[]>();
  known.set(node, near);
  for (let at = starts[node]!; at < starts[node + 1]!; at++) {
    const far = otherEnd(graph, edges[at]!, node);
    const own = near.get(far);
    if (own) own.push(edges[at]!);
    else near.set(far, [edges[at]!]);
  }
  return near;
}
