/** Turns what a walk marked in scratch memory into the columns of a candidate graph. */
import type { CandidateGraph } from "../../../shared/graph";
import { CELL, MARK, RELATION, SOURCE, TARGET } from "./adjacency";
import { HOP, NODE_MARK, ROW, type Scratch } from "./scratch";
import { sortHandles } from "./sort-handles";
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
  const { nodeCells, generation } = scratch;
  const { cells } = topology;
  const nodes = ascending(scratch.nodes, nodeCount, nodeCells, NODE_MARK, generation);
  const edges = ascending(scratch.edges, edgeCount, cells, MARK, generation);
  const hops = new Uint8Array(nodeCount);
  for (let row = 0; row < nodeCount; row++) {
    const cell = nodes[row]! * CELL;
    hops[row] = nodeCells[cell + HOP]!;
    nodeCells[cell + ROW] = row;
  }
  const [sources, targets, relations] = [0, 1, 2].map(() => new Int32Array(edgeCount)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let row = 0; row < edgeCount; row++) {
    const cell = edges[row]! * CELL;
    sources[row] = nodeCells[cells[cell + SOURCE]! * CELL + ROW]!;
    targets[row] = nodeCells[cells[cell + TARGET]! * CELL + ROW]!;
    relations[row] = cells[cell + RELATION]!;
  }
  return {
    ...{ nodes, hops, edges, sources, targets, relations },
    dropped: {
      node: Int32Array.from(dropped.node),
      reason: Uint8Array.from(dropped.reason),
      count: Int32Array.from(dropped.count),
    },
  };
}

// Sorting pays while few are marked; when many are, reading every mark in order is cheaper.
function ascending(
  found: Int32Array,
  count: number,
  cells: Int32Array,
  mark: number,
  generation: number,
): Int32Array {
  const result = found.slice(0, count);
  if (count * CELL * 16 < cells.length) return sortHandles(result, cells.length / CELL);
  for (let handle = 0, at = 0; at < count; handle++)
    if (cells[handle * CELL + mark] === generation) result[at++] = handle;
  return result;
}
