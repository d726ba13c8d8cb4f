/** The part of a graph that a map has room for: the nodes with the most edges, and every edge between them. */
import type { WholeGraph } from "../store/topology";

/** Nodes by descending degree, then ascending handle; edges as rows of `nodes`. */
export interface MapPart {
  readonly nodes: Int32Array;
  /** Of each node in the whole graph. */
  readonly degrees: Int32Array;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
}

/** At most `mostNodes` nodes with at most `mostEdges` edges between them; linear in the size of the graph. */
export function densestPart(graph: WholeGraph, mostNodes: number, mostEdges: number): MapPart {
  const degrees = degreesOf(graph);
  const order = byDegree(degrees);
  const row = new Int32Array(order.length);
  order.forEach((node, at) => (row[node] = at));
  const kept = roomFor(graph, row, mostNodes, mostEdges);
  const nodes = order.slice(0, kept);
  return { nodes, degrees: nodes.map((node) => degrees[node]!), ...edgesWithin(graph, row, kept) };
}

function degreesOf({ labels, sources, targets }: WholeGraph): Int32Array {
  const degrees = new Int32Array(labels.length);
  for (const ends of [sources, targets]) for (const end of ends) degrees[end]!++;
  return degrees;
}

/** A counting sort: stable, so equal degrees stay in ascending handle. */
function byDegree(degrees: Int32Array): Int32Array {
  const highest = degrees.reduce((most, degree) => Math.max(most, degree), 0);
  const starts = new Int32Array(highest + 2);
  for (const degree of degrees) starts[highest - degree + 1]!++;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const order = new Int32Array(degrees.length);
  degrees.forEach((degree, node) => (order[starts[highest - degree]!++] = node));
  return order;
}

/** How many of the first nodes stay: an edge comes in with the later one of its ends. */
function roomFor({ sources, targets }: WholeGraph, row: Int32Array, mostNodes: number, mostEdges: number) {
  const most = Math.min(row.length, mostNodes);
  const coming = new Int32Array(row.length);
  for (let edge = 0; edge < sources.length; edge++)
    coming[Math.max(row[sources[edge]!]!, row[targets[edge]!]!)]!++;
  let edges = 0;
  for (let node = 0; node < most; node++) {
    edges += coming[node]!;
    if (edges > mostEdges) return node;
  }
  return most;
}

function edgesWithin({ sources, targets }: WholeGraph, row: Int32Array, kept: number) {
  const [from, to] = [new Int32Array(sources.length), new Int32Array(sources.length)];
  let edges = 0;
  for (let edge = 0; edge < sources.length; edge++) {
    const [source, target] = [row[sources[edge]!]!, row[targets[edge]!]!];
    if (source >= kept || target >= kept) continue;
    from[edges] = source;
    to[edges++] = target;
  }
  return { sources: from.slice(0, edges), targets: to.slice(0, edges) };
}
