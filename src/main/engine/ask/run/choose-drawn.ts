/** Which part of a large candidate graph is drawn: what was kept, then the nearest misses around it. */
import { KEPT } from "../../../../shared/trace";
import { adjacencyOf, stepsFrom } from "../adjacency";
import { rowsOfNodes } from "../candidate-rows";
import type { Run } from "../stage";

/** Row columns, ascending; every drawn edge's ends are drawn. */
export interface Drawn {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

/**
 * At most `limit` edges and about as many nodes. Kept edges come first, and those of ways that the answer tells; the others ring by ring around the kept nodes, so that
 * what is drawn hangs together, and within a ring by how little they fell short.
 */
export function chooseDrawn(run: Run, limit: number): Drawn {
  const edges =
    run.graph.edges.length <= limit ? run.graph.edges.map((_, row) => row) : nearestEdges(run, limit);
  return { nodes: nodesFor(run, edges, limit), edges };
}

/** The `limit` edges to draw, as ascending rows. */
function nearestEdges(run: Run, limit: number): Int32Array {
  const { graph, subgraph } = run;
  const rings = ringsAround(run);
  const shortfall = shortfalls(run);
  const prizes = run.scores.edgePrizes;
  const ringOf = (edge: number) => Math.min(rings[graph.sources[edge]!]!, rings[graph.targets[edge]!]!);
  const told = new Set(run.scores.chains?.flatMap((chain) => [...chain.edges]));
  const rank = Float64Array.from(graph.edges, (_, edge) =>
    subgraph.verdicts[edge] === KEPT || told.has(edge) ? -1 : ringOf(edge),
  );
  const rows = Array.from(graph.edges.keys());
  rows.sort(
    (a, b) => rank[a]! - rank[b]! || shortfall[a]! - shortfall[b]! || prizes[b]! - prizes[a]! || a - b,
  );
  return Int32Array.from(rows.slice(0, limit)).sort();
}

/** Steps from the nearest kept node or seed, Infinity where there is no way. */
function ringsAround({ graph, subgraph, seeds }: Run): Float64Array {
  const kept = Array.from(graph.nodes.keys()).filter((row) => subgraph.nodes[row] === 1);
  const starts = kept.length > 0 ? kept : rowsOfNodes(graph, seeds.nodes);
  return stepsFrom(
    starts,
    graph,
    adjacencyOf(graph, () => true),
  );
}

/** The share of its cost by which an edge was never reached; 0 for edges that were reached and lost otherwise. */
function shortfalls({ scores, subgraph }: Run): Float64Array {
  const margin = subgraph.edgeNumbers["margin"];
  return scores.edgeCosts.map((cost, edge) => {
    const left = margin?.[edge] ?? NaN;
    return left > 0 && cost > 0 ? left / cost : 0;
  });
}

/** Ends of the drawn edges, and of the kept nodes and seeds without one as many as fit. */
function nodesFor({ graph, subgraph, seeds }: Run, edges: Int32Array, limit: number): Int32Array {
  const drawn = new Set<number>();
  for (const edge of edges) drawn.add(graph.sources[edge]!).add(graph.targets[edge]!);
  const wanted = [...rowsOfNodes(graph, seeds.nodes), ...subgraph.nodes.keys()];
  const most = Math.max(limit, drawn.size) + seeds.nodes.length;
  const seedRows = new Set(rowsOfNodes(graph, seeds.nodes));
  for (const row of wanted) {
    if (drawn.size >= most) break;
    if (seedRows.has(row) || subgraph.nodes[row] === 1) drawn.add(row);
  }
  return Int32Array.from(drawn).sort();
}
