/** Whole sets of steps and nodes out of the topology: no caps, no order but that of handles. */
import { Breather } from "./breather";
import { CELL, RELATION, SOURCE, TARGET } from "./adjacency";
import type { Followed, Members } from "./graph-store";
import { sortHandles } from "./sort-handles";
import type { Topology } from "./topology";

/** A `Following` with its relation as a handle: −1 for any, −2 for one that the graph does not have. */
export interface FollowHandles {
  readonly from: Int32Array | "all";
  readonly relation: number;
  readonly direction: "out" | "in";
  readonly limit: number;
}

/** Steps from some nodes, or from all. Throws AbortError when cancelled. */
export async function followSteps(
  topology: Topology,
  query: FollowHandles,
  signal: AbortSignal,
): Promise<Followed> {
  const edges = await edgesOf(topology, query, signal);
  const shown = edges.subarray(0, query.limit);
  const [near, far] = query.direction === "out" ? [SOURCE, TARGET] : [TARGET, SOURCE];
  const column = (cell: number) => shown.map((edge) => topology.cells[edge * CELL + cell]!);
  const columns = { near: column(near), far: column(far), relations: column(RELATION) };
  return { edges: shown.slice(), ...columns, total: edges.length };
}

/** Nodes that have the label marked 1 in `wanted` (by label handle); all of them without. */
export function membersOf(topology: Topology, wanted: Uint8Array | undefined, limit: number): Members {
  const found = new Int32Array(topology.nodeCount);
  let total = 0;
  for (let node = 0; node < topology.nodeCount; node++)
    if (!wanted || topology.hasLabel(node, wanted)) found[total++] = node;
  return { nodes: found.slice(0, Math.min(total, limit)), total };
}

/** From more than this share of the nodes, looking at every edge once is quicker than going from node to node and sorting. */
const MANY = 1 / 16;

async function edgesOf(
  topology: Topology,
  { from, ...query }: FollowHandles,
  signal: AbortSignal,
): Promise<Int32Array> {
  if (from === "all") return among(topology, query, undefined, signal);
  if (from.length <= topology.nodeCount * MANY) return touching(topology, { ...query, from });
  const isFrom = new Uint8Array(topology.nodeCount);
  for (const node of from) isFrom[node] = 1;
  return among(topology, query, isFrom, signal);
}

type Over = Pick<FollowHandles, "relation" | "direction">;

/** Every edge over the relation, those alone whose near end is marked 1 where nodes are marked. */
async function among(
  { cells, edgeCount }: Topology,
  { relation, direction }: Over,
  isFrom: Uint8Array | undefined,
  signal: AbortSignal,
): Promise<Int32Array> {
  const breather = new Breather(signal);
  const found = new Int32Array(edgeCount);
  const near = direction === "out" ? SOURCE : TARGET;
  let count = 0;
  for (let edge = 0; edge < edgeCount; edge++) {
    const isOver = relation === -1 || cells[edge * CELL + RELATION] === relation;
    if (isOver && (!isFrom || isFrom[cells[edge * CELL + near]!] === 1)) found[count++] = edge;
    if (breather.isDue(edge)) await breather.breathe();
  }
  return found.subarray(0, count);
}

function touching(
  topology: Topology,
  { from, relation, direction }: Over & { readonly from: Int32Array },
): Int32Array {
  const { starts, steps } = topology.towards(direction);
  const found: number[] = [];
  for (const node of new Set(from))
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const edge = steps[2 * at]!;
      if (relation === -1 || topology.relation(edge) === relation) found.push(edge);
    }
  return sortHandles(Int32Array.from(found), topology.edgeCount);
}
