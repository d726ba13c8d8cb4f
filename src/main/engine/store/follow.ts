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
  const edges = query.from === "all" ? await every(topology, query, signal) : touching(topology, query);
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

async function every(
  topology: Topology,
  { relation }: FollowHandles,
  signal: AbortSignal,
): Promise<Int32Array> {
  const breather = new Breather(signal);
  const found = new Int32Array(topology.edgeCount);
  let count = 0;
  for (let edge = 0; edge < topology.edgeCount; edge++) {
    if (relation === -1 || topology.cells[edge * CELL + RELATION] === relation) found[count++] = edge;
    if (breather.isDue(edge)) await breather.breathe();
  }
  return found.subarray(0, count);
}

function touching(topology: Topology, { from, relation, direction }: FollowHandles): Int32Array {
  const { starts, steps } = topology.towards(direction);
  const found: number[] = [];
  for (const node of new Set(from as Int32Array))
    for (let at = starts[node]!; at < starts[node + 1]!; at++) {
      const edge = steps[2 * at]!;
      if (relation === -1 || topology.relation(edge) === relation) found.push(edge);
    }
  return sortHandles(Int32Array.from(found), topology.edgeCount);
}
