/** The union of simple paths between two nodes. */
import type { CandidateGraph } from "../../../shared/graph";
import { CELL, MARK, type Adjacency } from "./adjacency";
import { Breather } from "./breather";
import { toCandidateGraph } from "./candidate-columns";
import type { PathSearch } from "./graph-store";
import { FAR_AWAY, OPPOSITE, PathWalk, unseen, type Region } from "./path-walk";
import { HOP, NODE_MARK, type Scratch } from "./scratch";
import type { Topology } from "./topology";

/**
 * Nodes and edges on simple paths from a to b of at most `maxHops` edges; a and b are always there, `hops` counts from the nearer of
 * the two. Stops after `limit` paths and dead ends; the edges then still unseen are dropped as "edge-budget" at their sources.
 */
export async function findPaths(
  topology: Topology,
  scratch: Scratch,
  ends: readonly [a: number, b: number],
  how: PathSearch & { readonly relationTable: Uint8Array | undefined },
  signal: AbortSignal,
): Promise<CandidateGraph> {
  const [a, b] = ends;
  const breather = new Breather(signal);
  const filter = (edge: number) => !how.relationTable || how.relationTable[topology.relation(edge)] === 1;
  // Half way from a first: beyond the middle, the search from b then only enters nodes that a has already reached.
  const half = Math.ceil(how.maxHops / 2);
  const nearA = await distances(topology.towards(how.direction), a, half, () => 0, filter, breather);
  const toB = await distances(
    topology.towards(OPPOSITE[how.direction]),
    b,
    how.maxHops,
    (node) => nearA.get(node) ?? half + 1,
    filter,
    breather,
  );
  const fromA = await distances(
    topology.towards(how.direction),
    a,
    how.maxHops,
    (node) => toB.get(node) ?? FAR_AWAY,
    filter,
    breather,
  );
  const region = toRegion(topology.towards(how.direction), fromA, toB, how.maxHops, filter);
  const search = new PathWalk(region, toB, b, how);
  search.from(a);
  const found = mark(topology, scratch, search.edges, [a, b], (node) =>
    Math.min(fromA.get(node) ?? FAR_AWAY, toB.get(node) ?? FAR_AWAY),
  );
  const dropped = search.isStopped
    ? unseen((edge) => topology.source(edge), region, search.edges)
    : { node: [], reason: [], count: [] };
  return toCandidateGraph(topology, scratch, found.nodes, found.edges, dropped);
}

/** Breadth first from `start`, over nodes from which at least `rest(node)` more hops still fit into `maxHops`. */
async function distances(
  { starts, steps }: Adjacency,
  start: number,
  maxHops: number,
  rest: (node: number) => number,
  filter: (edge: number) => boolean,
  breather: Breather,
): Promise<Map<number, number>> {
  const found = new Map([[start, 0]]);
  let frontier = [start];
  let looked = 0;
  for (let hop = 1; hop <= maxHops && frontier.length > 0; hop++) {
    const next: number[] = [];
    for (const node of frontier) {
      for (let at = starts[node]!; at < starts[node + 1]!; at++) {
        const neighbour = steps[2 * at + 1]!;
        if (found.has(neighbour) || hop + rest(neighbour) > maxHops || !filter(steps[2 * at]!)) continue;
        found.set(neighbour, hop);
        next.push(neighbour);
      }
      looked += starts[node + 1]! - starts[node]! + 1;
      if (breather.isDue(looked)) await breather.breathe();
    }
    frontier = next;
  }
  return found;
}

function toRegion(
  { starts, steps }: Adjacency,
  fromA: Map<number, number>,
  toB: Map<number, number>,
  maxHops: number,
  filter: (edge: number) => boolean,
): Region {
  const region: Region = new Map();
  for (const [node, distance] of fromA) {
    const onPaths: { edge: number; far: number }[] = [];
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const [edge, far] = [steps[2 * at]!, steps[2 * at + 1]!];
      const rest = toB.get(far) ?? FAR_AWAY;
      if (distance + 1 + rest <= maxHops && filter(edge)) onPaths.push({ edge, far });
    }
    if (onPaths.length > 0) region.set(node, onPaths);
  }
  return region;
}

function mark(
  topology: Topology,
  scratch: Scratch,
  edges: Set<number>,
  ends: readonly number[],
  hopOf: (node: number) => number,
): { nodes: number; edges: number } {
  let [nodeCount, edgeCount] = [0, 0];
  const enter = (node: number) => {
    if (scratch.nodeCells[node * CELL + NODE_MARK] === scratch.generation) return;
    scratch.nodeCells[node * CELL + NODE_MARK] = scratch.generation;
    scratch.nodeCells[node * CELL + HOP] = hopOf(node);
    scratch.nodes[nodeCount++] = node;
  };
  ends.forEach(enter);
  for (const edge of edges) {
    topology.cells[edge * CELL + MARK] = scratch.generation;
    scratch.edges[edgeCount++] = edge;
    enter(topology.source(edge));
    enter(topology.target(edge));
  }
  return { nodes: nodeCount, edges: edgeCount };
}
