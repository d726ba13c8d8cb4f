/** Pruning without a solver: keep every edge that reached this stage, or the best by prize. */
import type { CandidateGraph } from "../../../../shared/graph";
import { KEPT, VERDICTS } from "../../../../shared/trace";
import { dropPinnedOut, nodesPinnedIn } from "../pins/pin-prizes";
import type { Scores, Selection, Subgraph } from "../stage";

const BELOW_TOP_EDGES = VERDICTS.indexOf("below-top-edges");

/** Every edge that goes on is kept, and every candidate node with them but those pinned out. */
export function keepEverything(graph: CandidateGraph, selection: Selection): Subgraph {
  return {
    verdicts: selection.verdicts.slice(),
    nodes: dropPinnedOut(new Uint8Array(graph.nodes.length).fill(1), selection.pins),
    nodeNumbers: {},
    edgeNumbers: {},
    notes: [],
  };
}

/** The `topEdges` edges of highest prize (ties: lower row first), those pinned in, and their ends; number "prizeRank" counts from 1. */
export function keepTopEdges(
  graph: CandidateGraph,
  scores: Scores,
  selection: Selection,
  topEdges: number,
): Subgraph {
  const prizes = scores.edgePrizes;
  const rows = Array.from(graph.edges.keys()).filter((edge) => selection.verdicts[edge] === 0);
  rows.sort((a, b) => prizes[b]! - prizes[a]! || a - b);
  const verdicts = selection.verdicts.slice();
  const prizeRank = new Float64Array(graph.edges.length).fill(NaN);
  rows.forEach((edge, index) => {
    verdicts[edge] = index < topEdges || selection.pins?.edges[edge] === 1 ? KEPT : BELOW_TOP_EDGES;
    prizeRank[edge] = index + 1;
  });
  const kept = rows.filter((edge) => verdicts[edge] === KEPT);
  const nodes = endsOf(graph, kept);
  for (const row of nodesPinnedIn(graph, selection.pins)) nodes[row] = 1;
  return { verdicts, nodes, nodeNumbers: {}, edgeNumbers: { prizeRank }, notes: [] };
}

function endsOf(graph: CandidateGraph, edges: readonly number[]): Uint8Array {
  const nodes = new Uint8Array(graph.nodes.length);
  for (const edge of edges) nodes[graph.sources[edge]!] = nodes[graph.targets[edge]!] = 1;
  return nodes;
}
