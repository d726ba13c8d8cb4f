import type { CandidateGraph } from "../../../shared/graph";
import { adjacencyOf, otherEnd, stepsFrom } from "../ask/adjacency";

/**
 * Rows, ascending, of all edges on a shortest path between a start and an end, walked in either direction; parallel edges all count.
 * The usual stand-in for gold paths where a set tells only answers (docs/methods.md, “Evaluate”); a path of another meaning may be as short.
 */
export function shortestPathEdges(
  graph: CandidateGraph,
  starts: readonly number[],
  ends: readonly number[],
): number[] {
  const adjacency = adjacencyOf(graph, () => true);
  const found = new Set<number>();
  for (const start of new Set(starts)) {
    const steps = stepsFrom([start], graph, adjacency);
    const queue = [...new Set(ends)].filter((row) => steps[row] !== Infinity);
    const queued = new Set(queue);
    // Walked back from the ends, each edge one step nearer to the start.
    for (const row of queue) {
      for (let at = adjacency.starts[row]!; at < adjacency.starts[row + 1]!; at++) {
        const edge = adjacency.edges[at]!;
        const before = otherEnd(graph, edge, row);
        if (steps[before] !== steps[row]! - 1) continue;
        found.add(edge);
        if (queued.has(before)) continue;
        queued.add(before);
        queue.push(before);
      }
    }
  }
  return [...found].sort((a, b) => a - b);
}
