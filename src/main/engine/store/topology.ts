/** A whole graph's edges and labels in flat arrays, ready to be walked in either direction. */
import type { Direction } from "../../../shared/graph";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { CELL, listSteps, RELATION, SOURCE, TARGET, type Adjacency, type EdgeCells } from "./adjacency";
import type { DuckDbFile } from "./duckdb-file";

/** All nodes and edges by their handles: the first label of each node (−1: none), the ends of each edge. */
export interface WholeGraph {
  readonly labels: Int32Array;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
}

export class Topology {
  private readonly adjacencies = new Map<Direction, Adjacency>();

  constructor(
    readonly nodeCount: number,
    readonly cells: EdgeCells,
    /** Label handles of node v, in stored order: `labelsOf[labelStarts[v]] … labelsOf[labelStarts[v + 1] − 1]`. */
    readonly labelStarts: Int32Array,
    readonly labelsOf: Int32Array,
  ) {}

  get edgeCount(): number {
    return this.cells.length / CELL;
  }

  /** How nodes are joined in a direction; made when first asked for (about 30 ms for a million edges). */
  towards(direction: Direction): Adjacency {
    const known = this.adjacencies.get(direction);
    if (known) return known;
    const made = listSteps(this.nodeCount, this.cells, direction);
    this.adjacencies.set(direction, made);
    return made;
  }

  /** How many edges a node has, a self-loop counted once. */
  degrees(): (node: number) => number {
    const { starts } = this.towards("both");
    return (node) => starts[node + 1]! - starts[node]!;
  }

  source(edge: number): number {
    return this.cells[edge * CELL + SOURCE]!;
  }

  target(edge: number): number {
    return this.cells[edge * CELL + TARGET]!;
  }

  relation(edge: number): number {
    return this.cells[edge * CELL + RELATION]!;
  }

  /** Every node's first label and every edge's ends as columns. */
  whole(): WholeGraph {
    const column = (count: number, at: (row: number) => number): Int32Array => {
      const values = new Int32Array(count);
      for (let row = 0; row < count; row++) values[row] = at(row);
      return values;
    };
    return {
      labels: column(this.nodeCount, (node) => this.firstLabel(node)),
      sources: column(this.edgeCount, (edge) => this.source(edge)),
      targets: column(this.edgeCount, (edge) => this.target(edge)),
    };
  }

  /** The first label of a node, −1 when it has none. */
  firstLabel(node: number): number {
    const start = this.labelStarts[node]!;
    return start < this.labelStarts[node + 1]! ? this.labelsOf[start]! : -1;
  }

  /** Whether a node has one of the labels marked 1 in `wanted` (by label handle). */
  hasLabel(node: number, wanted: Uint8Array): boolean {
    const end = this.labelStarts[node + 1]!;
    for (let at = this.labelStarts[node]!; at < end; at++) if (wanted[this.labelsOf[at]!] === 1) return true;
    return false;
  }
}

/** Reads the edges and labels of a graph file. Throws a plain Error that says what is wrong when handles do not fit together. */
export async function readTopology(file: DuckDbFile): Promise<Topology> {
  const [counts] = await file.rows(
    "SELECT count(*) AS nodes, min(node) AS first, max(node) AS last, (SELECT count(*) FROM edges) AS edges FROM nodes",
  );
  const nodeCount = Number(counts!.nodes);
  if (nodeCount > 0 && (counts!.first !== 0 || counts!.last !== nodeCount - 1))
    throw new ReasonError(message("nodes-unnumbered"));
  const cells = await readEdges(file, nodeCount, Number(counts!.edges));
  const { labelStarts, labelsOf } = await readLabels(file, nodeCount);
  return new Topology(nodeCount, cells, labelStarts, labelsOf);
}

async function readEdges(file: DuckDbFile, nodeCount: number, edgeCount: number): Promise<EdgeCells> {
  const cells = new Int32Array(edgeCount * CELL).fill(-1);
  for await (const batch of file.batches("SELECT edge, source, target, relation FROM edges")) {
    const edges = batch.integers(0);
    const [sources, targets, relations] = [batch.integers(1), batch.integers(2), batch.integers(3)];
    // A handle outside writes nowhere; the hole it leaves (−1) is what the check below finds.
    for (let row = 0; row < edges.length; row++) {
      const cell = edges[row]! * CELL;
      cells[cell + SOURCE] = sources[row]!;
      cells[cell + TARGET] = targets[row]!;
      cells[cell + RELATION] = relations[row]!;
    }
  }
  for (let cell = 0; cell < cells.length; cell += CELL) {
    const [source, target, relation] = [
      cells[cell + SOURCE]!,
      cells[cell + TARGET]!,
      cells[cell + RELATION]!,
    ];
    if (source < 0 || source >= nodeCount || target < 0 || target >= nodeCount || relation < 0)
      throw new ReasonError(message("edges-unfit"));
  }
  return cells;
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
