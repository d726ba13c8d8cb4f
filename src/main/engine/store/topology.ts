/** A whole graph's edges in flat arrays, ready to be walked in either direction. */
import { walkable, type Adjacency } from "./adjacency";
import type { DuckDbFile } from "./duckdb-file";

/** Columns by edge handle; `labelsOf` and `labelStarts` give the label handles of each node in their stored order. */
export interface Topology {
  readonly nodeCount: number;
  readonly edgeCount: number;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  readonly relations: Int32Array;
  readonly labelStarts: Int32Array;
  readonly labelsOf: Int32Array;
  /** Edges leaving a node, arriving at it, or either (a self-loop once), each in ascending handle. */
  readonly out: Adjacency;
  readonly in: Adjacency;
  readonly both: Adjacency;
}

/** Reads the edges and labels of a graph file. Throws a plain Error that says what is wrong when handles do not fit together. */
export async function readTopology(file: DuckDbFile): Promise<Topology> {
  const [counts] = await file.rows(
    "SELECT count(*) AS nodes, min(node) AS first, max(node) AS last, (SELECT count(*) FROM edges) AS edges FROM nodes",
  );
  const nodeCount = Number(counts!.nodes);
  const edgeCount = Number(counts!.edges);
  if (nodeCount > 0 && (counts!.first !== 0 || counts!.last !== nodeCount - 1))
    throw new Error("its nodes are not numbered from 0");
  const edges = await readEdges(file, nodeCount, edgeCount);
  const labels = await readLabels(file, nodeCount);
  return { nodeCount, edgeCount, ...edges, ...labels, ...walkable(nodeCount, edges.sources, edges.targets) };
}

async function readEdges(file: DuckDbFile, nodeCount: number, edgeCount: number) {
  const [sources, targets, relations] = [0, 1, 2].map(() => new Int32Array(edgeCount).fill(-1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for await (const batch of file.batches("SELECT edge, source, target, relation FROM edges")) {
    const handles = batch.integers(0);
    for (let column = 1; column <= 3; column++)
      place([sources, targets, relations][column - 1]!, handles, batch.integers(column));
  }
  if (!isWithin(sources, nodeCount) || !isWithin(targets, nodeCount) || !isWithin(relations, 2 ** 31))
    throw new Error("its edges do not fit its nodes");
  return { sources, targets, relations };
}

// Handles outside the array fall on the floor here; the hole they leave (−1) is what the check after reading finds.
function place(column: Int32Array, handles: Int32Array, values: Int32Array): void {
  const first = handles[0]!;
  const isRun = handles[handles.length - 1]! - first === handles.length - 1 && isAscending(handles);
  if (isRun && first >= 0 && first + values.length <= column.length) column.set(values, first);
  else for (let row = 0; row < handles.length; row++) column[handles[row]!] = values[row]!;
}

function isAscending(handles: Int32Array): boolean {
  for (let row = 1; row < handles.length; row++) if (handles[row]! <= handles[row - 1]!) return false;
  return true;
}

function isWithin(column: Int32Array, end: number): boolean {
  for (let row = 0; row < column.length; row++) if (column[row]! < 0 || column[row]! >= end) return false;
  return true;
}

async function readLabels(file: DuckDbFile, nodeCount: number) {
  const nodes: Int32Array[] = [];
  const labels: Int32Array[] = [];
  for await (const batch of file.batches("SELECT node, unnest(labels)::INTEGER FROM nodes")) {
    nodes.push(batch.integers(0).slice());
    labels.push(batch.integers(1).slice());
  }
  const labelStarts = new Int32Array(nodeCount + 1);
  for (const part of nodes) for (const node of part) labelStarts[node + 1]!++;
  for (let node = 0; node < nodeCount; node++) labelStarts[node + 1]! += labelStarts[node]!;
  const next = labelStarts.slice(0, nodeCount);
  const labelsOf = new Int32Array(labelStarts[nodeCount]!);
  nodes.forEach((part, at) =>
    part.forEach((node, row) => {
      labelsOf[next[node]!++] = labels[at]![row]!;
    }),
  );
  return { labelStarts, labelsOf };
}

/** The first label of a node, −1 when it has none. */
export function firstLabel(topology: Topology, node: number): number {
  const start = topology.labelStarts[node]!;
  return start < topology.labelStarts[node + 1]! ? topology.labelsOf[start]! : -1;
}

/** Whether a node has one of the labels marked 1 in `wanted` (by label handle). */
export function hasLabel(topology: Topology, node: number, wanted: Uint8Array): boolean {
  const end = topology.labelStarts[node + 1]!;
  for (let at = topology.labelStarts[node]!; at < end; at++)
    if (wanted[topology.labelsOf[at]!] === 1) return true;
  return false;
}
