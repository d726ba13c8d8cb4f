/** The shortest connections of two nodes. */
import type { ExploredPart } from "../../../shared/explore";
import { FailureError } from "../../../shared/failure";
import type { CandidateGraph } from "../../../shared/graph";
import { message } from "../../../shared/sentences/sentences";
import type { GraphStore } from "../store/graph-store";
import { nameNodes } from "./named-nodes";

export interface PathWish {
  readonly from: number;
  readonly to: number;
  readonly maxHops: number;
  /** Most paths looked at. */
  readonly limit: number;
}

export interface ShortestPaths {
  readonly part: ExploredPart;
  /** Edges on each path, 0 when there is none. */
  readonly hops: number;
  readonly paths: number;
  readonly leftOut: number;
}

/** All shortest paths of at most `maxHops` edges, walked in either direction; without one, the two nodes alone. */
export async function findShortestPaths(
  store: GraphStore,
  { from, to, maxHops, limit }: PathWish,
  signal: AbortSignal,
): Promise<ShortestPaths> {
  if (from === to) throw new FailureError({ kind: "invalid-request", reason: message("same-node-twice") });
  for (let hops = 1; ; hops++) {
    const how = { maxHops: hops, direction: "both", relations: [], limit } as const;
    const graph = await store.paths(from, to, how, signal);
    // Nothing shorter was found before, so every path here has exactly this many edges.
    if (graph.edges.length === 0 && hops < maxHops) continue;
    const found = graph.edges.length > 0;
    return {
      part: await partOf(store, graph),
      hops: found ? hops : 0,
      paths: found ? countPaths(graph, from, to, hops) : 0,
      leftOut: graph.dropped.count.reduce((sum, count) => sum + count, 0),
    };
  }
}

async function partOf(store: GraphStore, graph: CandidateGraph): Promise<ExploredPart> {
  const { relations } = await store.describe();
  return {
    nodes: await nameNodes(store, [...graph.nodes]),
    edges: {
      handle: Int32Array.from(graph.edges),
      source: Int32Array.from(graph.sources, (row) => graph.nodes[row]!),
      target: Int32Array.from(graph.targets, (row) => graph.nodes[row]!),
      relation: Array.from(graph.relations, (relation) => relations[relation]?.name ?? ""),
    },
  };
}

/** Ways of exactly `hops` steps that never return: each step of a shortest path is one further from its start. */
function countPaths(graph: CandidateGraph, from: number, to: number, hops: number): number {
  const steps = Array.from(graph.sources, (source, row) => [source, graph.targets[row]!] as const);
  const [start, goal] = [graph.nodes.indexOf(from), graph.nodes.indexOf(to)];
  const depth = new Map([[start, 0]]);
  let ways = new Map([[start, 1]]);
  for (let hop = 1; hop <= hops; hop++) {
    const next = new Map<number, number>();
    for (const [a, b] of steps)
      for (const [near, far] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!ways.has(near) || (depth.get(far) ?? hop) < hop) continue;
        depth.set(far, hop);
        next.set(far, (next.get(far) ?? 0) + ways.get(near)!);
      }
    ways = next;
  }
  return ways.get(goal) ?? 0;
}
