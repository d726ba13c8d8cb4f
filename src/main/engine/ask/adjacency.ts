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
