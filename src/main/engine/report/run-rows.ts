/** The nodes and edges of one run, as the writers of graph formats read them: with what the run decided among their properties. */
import type { PropertyValue } from "../../../shared/graph";
import { KEPT } from "../../../shared/trace";
import { rowOfNode } from "../ask/candidate-rows";
import { answerMarks } from "../ask/run/answer-marks";
import { traceOf } from "../ask/run/run-report";
import { storeOfRun } from "../ask/run/store-of-run";
import type { Run } from "../ask/stage";
import type { EdgeRow, NodeRow, RowSource } from "../export/graph-rows";
import type { GraphStore } from "../store/graph-store";
import type { Meta } from "../store/layout";

/** The kept subgraph, or all candidates. */
export type RunScope = "kept" | "candidates";

/** An edge with its row among the candidates and what the run says of it: verdict, key, finite numbers. */
export interface RunEdgeRow extends EdgeRow {
  readonly row: number;
  readonly told: ReturnType<ReturnType<typeof traceOf>>;
}

/** A node with its hops from the nearest seed. */
export interface RunNodeRow extends NodeRow {
  readonly hops: number;
}

/** Rows fetched from the store at a time. */
const PORTION = 4096;

/** Handles are places in these lists, dense from 0: neither the store's nor rows of the candidate graph. */
export class RunRows implements RowSource {
  private readonly placeOfRow = new Map<number, number>();
  private readonly told: ReturnType<typeof traceOf>;
  private readonly roles: (row: number) => Record<string, PropertyValue>;

  private constructor(
    private readonly run: Run,
    /** Candidate rows of the nodes and edges told. */
    private readonly nodeRows: readonly number[],
    private readonly edgeRows: readonly number[],
    readonly ids: readonly string[],
    /** Names by place; those of nameless nodes are their ids. */
    readonly names: readonly string[],
    readonly meta: Meta,
    private readonly store: GraphStore,
    private readonly signal: AbortSignal,
  ) {
    nodeRows.forEach((row, place) => this.placeOfRow.set(row, place));
    this.told = traceOf(run);
    this.roles = rolesOf(run);
  }

  /** Throws what the store throws. */
  static async of(run: Run, scope: RunScope, now: GraphStore, signal: AbortSignal): Promise<RunRows> {
    const { graph, subgraph } = run;
    const store = await storeOfRun(run, now);
    const isTold = (column: Uint8Array, kept: number) => (row: number) =>
      scope === "candidates" || column[row] === kept;
    const nodeRows = [...graph.nodes.keys()].filter(isTold(subgraph.nodes, 1));
    const edgeRows = [...graph.edges.keys()].filter(isTold(subgraph.verdicts, KEPT));
    const { ids, names } = await store.nodeNames(Int32Array.from(nodeRows, (row) => graph.nodes[row]!));
    const { name, title, licence, attribution } = await store.describe();
    const shown = names.map((text, place) => (text === "" ? ids[place]! : text));
    const meta = { name, title, licence, attribution };
    return new RunRows(run, nodeRows, edgeRows, ids, shown, meta, store, signal);
  }

  get nodeCount(): number {
    return this.nodeRows.length;
  }

  get edgeCount(): number {
    return this.edgeRows.length;
  }

  async *nodes(): AsyncGenerator<readonly RunNodeRow[]> {
    for (let first = 0; first < this.nodeRows.length; first += PORTION) {
      this.signal.throwIfAborted();
      const rows = this.nodeRows.slice(first, first + PORTION);
      const handles = rows.map((row) => this.run.graph.nodes[row]!);
      const details = await this.store.nodeDetails(handles, this.signal);
      yield details.map(({ node: _, properties, ...node }, at) => ({
        ...node,
        handle: first + at,
        hops: this.run.graph.hops[rows[at]!]!,
        properties: { ...properties, ...this.roles(rows[at]!) },
      }));
    }
  }

  async *edges(): AsyncGenerator<readonly RunEdgeRow[]> {
    for (let first = 0; first < this.edgeRows.length; first += PORTION) {
      this.signal.throwIfAborted();
      const rows = this.edgeRows.slice(first, first + PORTION);
      const handles = rows.map((row) => this.run.graph.edges[row]!);
      const details = await this.store.edgeDetails(handles, this.signal);
      yield details.map(({ relation, properties, evidence, undirected }, at) => {
        const told = this.told(rows[at]!);
        return {
          ...{ handle: first + at, row: rows[at]!, relation, evidence, told },
          source: this.placeOfRow.get(this.run.graph.sources[rows[at]!]!)!,
          target: this.placeOfRow.get(this.run.graph.targets[rows[at]!]!)!,
          properties: { ...properties, ...ownNames(told) },
          ...(undirected && { undirected }),
        };
      });
    }
  }
}

/** Properties that say what a node is to the run: kept, a seed, an answer of which rank and score. */
function rolesOf(run: Run): (row: number) => Record<string, PropertyValue> {
  const { graph, seeds, subgraph, reading } = run;
  const marks = answerMarks(run);
  const seedRows = new Set(seeds.nodes.map(({ node }) => rowOfNode(graph, node)));
  const answers = new Map(
    reading.answers.map(({ row, score }, at) => [row, { rank: at + 1, score, by: marks[at] }]),
  );
  return (row) => {
    const answer = answers.get(row);
    const rank = answer && { answer: answer.rank, score: answer.score, ...(answer.by && { by: answer.by }) };
    return ownNames({ kept: subgraph.nodes[row] === 1, seed: seedRows.has(row), ...rank });
  };
}

/** Under names of the run's own, so that no property of the graph is hidden. */
function ownNames(told: Readonly<Record<string, unknown>>): Record<string, PropertyValue> {
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [`run.${name}`, value as PropertyValue]),
  );
}
