/** The short ways between entities that a question names: "How does A work against B?" asks for what lies between. */
import type { CandidateGraph, ScoredNode } from "../../../../shared/graph";
import { adjacencyOf, stepsFrom } from "../adjacency";
import { rowsOfNodes } from "../candidate-rows";
import { markDetours } from "./detours";

/** Ways may be this much longer than the shortest; with 1 each of them is still a simple path, with 2 it might turn back. */
const SLACK = 1;
/** Longer ways explain nothing. */
const LONGEST = 5;
/** Most named entities joined with each other. */
const MOST_GROUPS = 4;

/** Named nodes by the words that name them: namesakes share a group and are not joined with each other. */
export function mentionGroups(mentioned: readonly ScoredNode[]): ScoredNode[][] {
  const groups = new Map<string, ScoredNode[]>();
  for (const seed of mentioned) {
    const key = seed.mention ? `at ${String(seed.mention.start)}` : `node ${String(seed.node)}`;
    groups.set(key, [...(groups.get(key) ?? []), seed]);
  }
  return [...groups.values()].slice(0, MOST_GROUPS);
}

/**
 * 1 for every edge on a path between two groups that is at most one edge longer than the shortest, and no longer than 5; with a `detour` above 1, on a
 * simple path at most that much longer, and no longer than 4 + detour; `cut` hears of two groups with more such ways than are looked at. m rows, either
 * direction.
 */
export function bridgesBetween(
  graph: CandidateGraph,
  groups: readonly (readonly ScoredNode[])[],
  detour = SLACK,
  cut: () => void = () => undefined,
): Uint8Array {
  const bridges = new Uint8Array(graph.edges.length);
  if (groups.length < 2) return bridges;
  const adjacency = adjacencyOf(graph, () => true);
  const rows = groups.map((group) => rowsOfNodes(graph, group));
  const steps = rows.map((own) => stepsFrom(own, graph, adjacency));
  steps.forEach((from, index) => {
    for (const [at, to] of steps.slice(index + 1).entries()) {
      markBridges(graph, from, to, bridges);
      if (detour <= SLACK) continue;
      const longest = Math.min(shortestBetween(from, to), LONGEST - SLACK) + detour;
      if (!markDetours(graph, rows[index]!, rows[index + 1 + at]!, longest, bridges)) cut();
    }
  });
  return bridges;
}

function shortestBetween(from: Float64Array, to: Float64Array): number {
  return from.reduce((least, steps, row) => Math.min(least, steps + to[row]!), Infinity);
}

function markBridges(
  { sources, targets }: CandidateGraph,
  from: Float64Array,
  to: Float64Array,
  bridges: Uint8Array,
): void {
  const longest = Math.min(shortestBetween(from, to) + SLACK, LONGEST);
  for (let edge = 0; edge < bridges.length; edge++) {
    const [source, target] = [sources[edge]!, targets[edge]!];
    if (source === target) continue;
    const way = 1 + Math.min(from[source]! + to[target]!, from[target]! + to[source]!);
    if (way <= longest) bridges[edge] = 1;
  }
}
