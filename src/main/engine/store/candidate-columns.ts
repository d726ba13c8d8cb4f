/** Turns what a walk marked in scratch memory into the columns of a candidate graph. */
import type { CandidateGraph } from "../../../shared/graph";
import type { Scratch } from "./scratch";
import type { Topology } from "./topology";

interface Dropped {
  readonly node: readonly number[];
  readonly reason: readonly number[];
  readonly count: readonly number[];
}

/** The first `nodeCount` nodes and `edgeCount` edges of `scratch`, in canonical order. */
export function toCandidateGraph(
  topology: Topology,
  scratch: Scratch,
  nodeCount: number,
  edgeCount: number,
  dropped: Dropped,
): CandidateGraph {
  const { generation, rows } = scratch;
  const nodes = ascending(scratch.nodes, nodeCount, scratch.nodeMarks, generation);
  const edges = ascending(scratch.edges, edgeCount, scratch.edgeMarks, generation);
  const hops = new Uint8Array(nodeCount);
  for (let row = 0; row < nodeCount; row++) {
    rows[nodes[row]!] = row;
    hops[row] = scratch.hops[nodes[row]!]!;
  }
  return {
    nodes,
    hops,
    edges,
    sources: edges.map((edge) => rows[topology.sources[edge]!]!),
    targets: edges.map((edge) => rows[topology.targets[edge]!]!),
    relations: edges.map((edge) => topology.relations[edge]!),
    dropped: {
      node: Int32Array.from(dropped.node),
      reason: Uint8Array.from(dropped.reason),
      count: Int32Array.from(dropped.count),
    },
  };
}

// Sorting pays while few are marked; when many are, reading every mark in order is cheaper.
function ascending(found: Int32Array, count: number, marks: Int32Array, generation: number): Int32Array {
  const result = found.slice(0, count);
  if (count * 16 < marks.length) return result.sort();
  for (let handle = 0, at = 0; at < count; handle++) if (marks[handle] === generation) result[at++] = handle;
  return result;
}
