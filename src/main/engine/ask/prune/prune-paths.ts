/** Pruning by whole paths: the best ones stay, and every other edge is told why it does not. */
import type { CandidateGraph } from "../../../../shared/graph";
import { KEPT, VERDICTS } from "../../../../shared/trace";
import { dropPinnedOut, nodesPinnedIn } from "../pins/pin-prizes";
import type { Scores, Selection, Subgraph } from "../stage";

const BELOW = VERDICTS.indexOf("below-top-paths");
const ON_NO_PATH = VERDICTS.indexOf("on-no-path");
/** By what an edge is beside the paths. */
const BESIDE = [ON_NO_PATH, VERDICTS.indexOf("trivial-edge"), VERDICTS.indexOf("after-cut")];

/**
 * Keeps the edges of the `topPaths` best paths that no pin forbids, those pinned in, and their ends. The number "pathRank" counts an
 * edge's best path from 1, "margin" is how far its score lies above (or below) that of the last path kept.
 */
export function keepTopPaths(
  graph: CandidateGraph,
  scores: Scores,
  selection: Selection,
  topPaths: number,
): Subgraph {
  const { listing } = graph;
  const verdicts = selection.verdicts.slice();
  const ranked = (scores.ranked ?? []).filter(({ path }) =>
    listing!.paths[path]!.edges.every((edge) => selection.verdicts[edge] === 0),
  );
  const last = ranked[Math.min(topPaths, ranked.length) - 1]?.score ?? NaN;
  const [pathRank, margin] = [0, 1].map(() => new Float64Array(graph.edges.length).fill(NaN));
  ranked.forEach(({ path, score }, rank) => {
    for (const edge of listing!.paths[path]!.edges) {
      if (!Number.isNaN(pathRank![edge]!)) continue;
      pathRank![edge] = rank + 1;
      margin![edge] = score - last;
    }
  });
  const kept: number[] = [];
  verdicts.forEach((verdict, edge) => {
    if (verdict !== 0) return;
    const isKept = pathRank![edge]! <= topPaths || selection.pins?.edges[edge] === 1;
    const isOnPath = !Number.isNaN(pathRank![edge]!);
    verdicts[edge] = isKept ? KEPT : isOnPath ? BELOW : BESIDE[listing?.beside[edge] ?? 0]!;
    if (isKept) kept.push(edge);
  });
  const nodes = new Uint8Array(graph.nodes.length);
  for (const edge of kept) nodes[graph.sources[edge]!] = nodes[graph.targets[edge]!] = 1;
  for (const row of nodesPinnedIn(graph, selection.pins)) nodes[row] = 1;
  return {
    ...{ verdicts, nodes: dropPinnedOut(nodes, selection.pins), nodeNumbers: {} },
    ...{ edgeNumbers: { pathRank: pathRank!, margin: margin! }, notes: [] },
  };
}
