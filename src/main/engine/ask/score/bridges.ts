/** The short ways between entities that a question names: "How does A work against B?" asks for what lies between. */
import type { CandidateGraph, ScoredNode } from "../../../../shared/graph";
import { adjacencyOf, stepsFrom } from "../adjacency";
import { rowsOfNodes } from "../candidate-rows";

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

/** 1 for every edge on a path between two groups that is at most one edge longer than the shortest; m rows, either direction. */
export function bridgesBetween(
  graph: CandidateGraph,
  groups: readonly (readonly ScoredNode[])[],
): Uint8Array {
  const bridges = new Uint8Array(graph.edges.length);
  if (groups.length < 2) return bridges;
  const adjacency = adjacencyOf(graph, () => true);
  const steps = groups.map((group) => stepsFrom(rowsOfNodes(graph, group), graph, adjacency));
  steps.forEach((from, index) => {
    for (const to of steps.slice(index + 1)) markBridges(graph, from, to, bridges);
  });
  return bridges;
}

function markBridges(
  { sources, targets }: CandidateGraph,
  from: Float64Array,
  to: Float64Array,
  bridges: Uint8Array,
): void {
  const shortest = from.reduce((least, steps, row) => Math.min(least, steps + to[row]!), Infinity);
  const longest = Math.min(shortest + SLACK, LONGEST);
  for (let edge = 0; edge < bridges.length; edge++) {
    const [source, target] = [sources[edge]!, targets[edge]!];
    if (source === target) continue;
    const way = 1 + Math.min(from[source]! + to[target]!, from[target]! + to[source]!);
    if (way <= longest) bridges[edge] = 1;
  }
}
