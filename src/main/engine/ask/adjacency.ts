import type { CandidateGraph } from "../../../shared/graph";

/** Edge rows touching each node row, either direction: those of node r are `edges[starts[r] … starts[r + 1])`, ascending. */
export interface Adjacency {
  readonly starts: Int32Array;
  readonly edges: Int32Array;
}

/** The adjacency of the edges `has` admits; a self-loop appears once. */
export function adjacencyOf(graph: CandidateGraph, has: (edge: number) => boolean): Adjacency {
  const starts = new Int32Array(graph.nodes.length + 1);
  forEachEnd(graph, has, (node) => starts[node + 1]!++);
  for (let row = 0; row < graph.nodes.length; row++) starts[row + 1]! += starts[row]!;
  const edges = new Int32Array(starts[graph.nodes.length]!);
  const next = starts.slice();
  forEachEnd(graph, has, (node, edge) => (edges[next[node]!++] = edge));
  return { starts, edges };
}

/** The node row at the other end of an edge. */
export function otherEnd(graph: CandidateGraph, edge: number, node: number): number {
  return graph.sources[edge] === node ? graph.targets[edge]! : graph.sources[edge]!;
}

/** Steps of every node row from the nearest start, Infinity where there is no way. */
export function stepsFrom(
  starts: readonly number[],
  graph: CandidateGraph,
  adjacency: Adjacency,
): Float64Array {
  const steps = new Float64Array(graph.nodes.length).fill(Infinity);
  const queue = [...starts];
  for (const row of queue) steps[row] = 0;
  for (const row of queue) {
    for (let at = adjacency.starts[row]!; at < adjacency.starts[row + 1]!; at++) {
      const next = otherEnd(graph, adjacency.edges[at]!, row);
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[row]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

function forEachEnd(
  { edges, sources, targets }: CandidateGraph,
  has: (edge: number) => boolean,
  visit: (node: number, edge: number) => void,
): void {
  for (let edge = 0; edge < edges.length; edge++) {
    if (!has(edge)) continue;
    visit(sources[edge]!, edge);
    if (targets[edge] !== sources[edge]) visit(targets[edge]!, edge);
  }
}
