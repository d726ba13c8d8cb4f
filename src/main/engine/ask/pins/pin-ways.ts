/** What holds pins to the rest of a subgraph: one node they hang from, and their shortest ways to it. */
import type { CandidateGraph } from "../../../../shared/graph";
import { adjacencyOf, otherEnd } from "../adjacency";
import { components, rowsOfNodes } from "../candidate-rows";
import type { PinColumns, Scores, Seeds } from "../stage";

interface ToJoin {
  readonly seeds: Seeds;
  readonly graph: CandidateGraph;
  readonly scores: Scores;
  /** Row of the node that the subgraph must hold anyway, −1 where there is none. */
  readonly root: number;
}

export interface JoinedPins extends Pick<PinColumns, "anchor" | "goesOn" | "heldNodes" | "heldEdges"> {
  /** Rows of pins in that have no way to the anchor. */
  readonly lost: { readonly nodes: readonly number[]; readonly edges: readonly number[] };
}

const IN = 1;
const OUT = -1;

/**
 * The anchor is the node of highest prize (what the question names, where a method prizes that); among equals the one that most pins can
 * reach. Each pin in brings its shortest way from there along, over edges that are not pinned out.
 */
export function joinPins(run: ToJoin, nodes: Int8Array, edges: Int8Array): JoinedPins {
  const { graph } = run;
  const pinnedNodes = rowsWith(nodes, IN);
  const pinnedEdges = rowsWith(edges, IN);
  if (pinnedNodes.length + pinnedEdges.length === 0)
    return {
      ...{ anchor: -1, goesOn: [], heldNodes: [], heldEdges: [] },
      lost: { nodes: [], edges: [] },
    };
  const component = components(withoutPinnedOut(graph, edges));
  const places = [...pinnedNodes, ...pinnedEdges.map((edge) => graph.sources[edge]!)];
  const anchor = anchorOf(run, nodes, places, component);
  const arrivals = arrivalsFrom(anchor, graph, edges);
  const reached = (row: number) => component[row] === component[anchor];
  const ways = new Set<number>();
  for (const row of pinnedNodes) addWay(row, graph, arrivals, ways);
  for (const edge of pinnedEdges) addWay(nearerEnd(edge, graph, arrivals), graph, arrivals, ways);
  return {
    anchor,
    goesOn: [...new Set([...pinnedEdges, ...ways])].sort((a, b) => a - b),
    heldNodes: [...new Set([anchor, ...pinnedNodes.filter(reached)])].sort((a, b) => a - b),
    heldEdges: pinnedEdges.filter((edge) => reached(graph.sources[edge]!)),
    lost: {
      nodes: pinnedNodes.filter((row) => !reached(row)),
      edges: pinnedEdges.filter((edge) => !reached(graph.sources[edge]!)),
    },
  };
}

function anchorOf(
  { seeds, graph, scores, root }: ToJoin,
  nodes: Int8Array,
  places: readonly number[],
  component: Int32Array,
): number {
  if (root >= 0 && nodes[root] !== OUT) return root;
  const allowed = (row: number) => nodes[row] !== OUT;
  const most = scores.nodePrizes.reduce(
    (best, prize, row) => (allowed(row) ? Math.max(best, prize) : best),
    0,
  );
  const prized = rowsWhere(
    scores.nodePrizes.length,
    (row) => allowed(row) && scores.nodePrizes[row] === most,
  );
  const seeded = rowsOfNodes(graph, [...seeds.mentioned, ...seeds.nodes]).filter(allowed);
  const [first = places[0]!, ...others] = most > 0 ? prized : seeded.slice(0, 1);
  const reach = (row: number) => places.filter((place) => component[place] === component[row]).length;
  return others.reduce((best, row) => (reach(row) > reach(best) ? row : best), first);
}

/** How each node is first reached from the anchor: how many steps, and by which edge (−1: not, or the anchor itself). */
interface Arrivals {
  readonly steps: Float64Array;
  readonly edge: Int32Array;
}

function arrivalsFrom(anchor: number, graph: CandidateGraph, edges: Int8Array): Arrivals {
  const adjacency = adjacencyOf(graph, (edge) => edges[edge] !== OUT);
  const steps = new Float64Array(graph.nodes.length).fill(Infinity);
  const edge = new Int32Array(graph.nodes.length).fill(-1);
  const queue = [anchor];
  steps[anchor] = 0;
  for (const from of queue) {
    for (let at = adjacency.starts[from]!; at < adjacency.starts[from + 1]!; at++) {
      const via = adjacency.edges[at]!;
      const to = otherEnd(graph, via, from);
      if (steps[to] !== Infinity) continue;
      steps[to] = steps[from]! + 1;
      edge[to] = via;
      queue.push(to);
    }
  }
  return { steps, edge };
}

function addWay(row: number, graph: CandidateGraph, { edge }: Arrivals, ways: Set<number>): void {
  for (let at = row; edge[at]! >= 0; at = otherEnd(graph, edge[at]!, at)) ways.add(edge[at]!);
}

function nearerEnd(edge: number, { sources, targets }: CandidateGraph, { steps }: Arrivals): number {
  const [source, target] = [sources[edge]!, targets[edge]!];
  return steps[target]! < steps[source]! ? target : source;
}

function withoutPinnedOut(graph: CandidateGraph, edges: Int8Array): CandidateGraph {
  if (!edges.includes(OUT)) return graph;
  const left = (column: Int32Array) => column.filter((_, edge) => edges[edge] !== OUT);
  return { ...graph, sources: left(graph.sources), targets: left(graph.targets) };
}

function rowsWith(column: Int8Array, value: number): number[] {
  return rowsWhere(column.length, (row) => column[row] === value);
}

function rowsWhere(length: number, holds: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < length; row++) if (holds(row)) rows.push(row);
  return rows;
}
