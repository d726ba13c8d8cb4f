/** The union of simple paths between two nodes. */
import { DROP_REASONS, type CandidateGraph } from "../../../shared/graph";
import { CELL, MARK, type Adjacency } from "./adjacency";
import { Breather } from "./breather";
import { toCandidateGraph } from "./candidate-columns";
import type { PathSearch } from "./graph-store";
import { HOP, NODE_MARK, type Scratch } from "./scratch";
import type { Topology } from "./topology";

const OPPOSITE = { out: "in", in: "out", both: "both" } as const;
const FAR_AWAY = 255;

/** Steps that may lie on a path, per node: the only part of the graph the search walks. */
type Region = Map<number, readonly { readonly edge: number; readonly far: number }[]>;

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
  const search = new Search(region, toB, b, how);
  search.from(a);
  const found = mark(topology, scratch, search.edges, [a, b], (node) =>
    Math.min(fromA.get(node) ?? FAR_AWAY, toB.get(node) ?? FAR_AWAY),
  );
  const dropped = search.isStopped
    ? unseen(topology, region, search.edges)
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

class Search {
  readonly edges = new Set<number>();
  isStopped = false;
  private looked = 0;
  private readonly path: number[] = [];
  private readonly visited = new Set<number>();

  constructor(
    private readonly region: Region,
    private readonly toB: Map<number, number>,
    private readonly goal: number,
    private readonly how: PathSearch,
  ) {}

  /** Walks on from the end of the current path; at most `maxHops` deep. */
  from(node: number): void {
    if (node === this.goal) return this.keep();
    this.visited.add(node);
    let isDeadEnd = true;
    for (const { edge, far } of this.region.get(node) ?? []) {
      if (this.isStopped || this.looked >= this.how.limit) {
        this.isStopped = true;
        break;
      }
      if (this.visited.has(far) || this.path.length + 1 + this.toB.get(far)! > this.how.maxHops) continue;
      isDeadEnd = false;
      this.path.push(edge);
      this.from(far);
      this.path.pop();
    }
    this.visited.delete(node);
    if (isDeadEnd) this.looked++;
  }

  private keep(): void {
    for (const edge of this.path) this.edges.add(edge);
    this.looked++;
  }
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

function unseen(topology: Topology, region: Region, seen: Set<number>) {
  const counts = new Map<number, number>();
  const missed = new Set([...region.values()].flat().map(({ edge }) => edge));
  for (const edge of missed) {
    const source = topology.source(edge);
    if (!seen.has(edge)) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const node = [...counts.keys()].sort((one, other) => one - other);
  const reason = node.map(() => DROP_REASONS.indexOf("edge-budget"));
  return { node, reason, count: node.map((source) => counts.get(source)!) };
}
