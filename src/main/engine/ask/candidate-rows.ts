/** Small questions about a candidate graph's rows that several stages ask. */
import type { CandidateGraph } from "../../../shared/graph";

/** Row of a node handle in `graph.nodes` (ascending), −1 when the node is not a candidate. */
export function rowOfNode(graph: CandidateGraph, node: number): number {
  return rowIn(graph.nodes, node);
}

/** Row of an edge handle in `graph.edges` (ascending), −1 when the edge is not a candidate. */
export function rowOfEdge(graph: CandidateGraph, edge: number): number {
  return rowIn(graph.edges, edge);
}

/** Rows of those of `nodes` that are candidates, in the order given. */
export function rowsOfNodes(graph: CandidateGraph, nodes: readonly { readonly node: number }[]): number[] {
  return nodes.map(({ node }) => rowOfNode(graph, node)).filter((row) => row >= 0);
}

/** A component number for every node row; nodes joined by candidate edges share it. */
export function components({ nodes, sources, targets }: CandidateGraph): Int32Array {
  const parent = Int32Array.from(nodes, (_, row) => row);
  const find = (row: number): number => {
    let at = row;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (let edge = 0; edge < sources.length; edge++) parent[find(sources[edge]!)] = find(targets[edge]!);
  return parent.map((_, row) => find(row));
}

function rowIn(handles: Int32Array, handle: number): number {
  let low = 0;
  let high = handles.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const at = handles[middle]!;
    if (at === handle) return middle;
    if (at < handle) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
