/**
 * A graph file into a Neo4j database: constraints first, then nodes, vectors and edges in batches, then the indexes. Each batch notes in
 * its own transaction how far it came, so that a transfer that was broken off goes on where it stopped and writes nothing twice.
 */
import { stat } from "node:fs/promises";
import type { Progress } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { connect, type Connection, type Neo4jAddress } from "../store/neo4j/connection";
import type { Row, Statement } from "../store/neo4j/parameters";
import { SIZES } from "../store/neo4j/cypher-schema";
import {
  AWAIT_INDEXES,
  CONSTRAINTS,
  FOREIGN_NODES,
  INDEXES_TO_MAKE,
  MARK_REMOVING,
  NUMBERS,
  REMOVE_GRAPH,
  SET_VECTORS,
  WRITE_RECORD,
} from "../store/neo4j/cypher-writing";
import { readRecord } from "../store/neo4j/neo4j-graph";
import type { GraphRecord } from "../store/remote/graph-record";
import { portions } from "../store/handles";
import { openGraphRows, type EdgeRow, type GraphRows } from "./graph-rows";
import { freshRecord, wordCount } from "./neo4j-rows";
import { edgeStatements, nodeStatements } from "./neo4j-statements";
import { readAhead } from "./read-ahead";

export interface TransferRequest {
  /** Path of the graph's file. */
  readonly graph: string;
  readonly to: Neo4jAddress;
  /** Remove the graph that another transfer brought there before. */
  readonly replace: boolean;
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

export interface TransferReport {
  readonly url: string;
  readonly database: string;
  readonly nodes: number;
  readonly edges: number;
  /** Nodes and edges that an earlier, broken-off transfer had brought. */
  readonly resumedAt: { readonly nodes: number; readonly edges: number };
  readonly ms: number;
}

const NODES_PER_BATCH = 8192;
const VECTORS_PER_BATCH = 2048;
/** What two edges of a transaction change together is written once: fewer, larger ones are faster, and need more of the server's heap. */
const EDGES_PER_BATCH = 32_768;
const NUMBERS_AT_ONCE = 100_000;
const INDEX_SECONDS = 600;
/** Neo4j looks ids up in an index that takes no more. */
const LONGEST_ID_BYTES = 8000;

/** Transfers the graph; throws FailureError graph-missing, graph-unreadable, database-failed or export-failed, or an AbortError. */
export async function transferToNeo4j(request: TransferRequest): Promise<TransferReport> {
  const start = performance.now();
  const graph = await openGraphRows(request.graph);
  try {
    const connection = await connect(request.to, { queryTimeoutMs: INDEX_SECONDS * 1000 });
    try {
      const record = await new Transfer(graph, connection, request).run();
      const { url, database } = request.to;
      return { url, database, ...record, ms: performance.now() - start };
    } finally {
      await connection.close();
    }
  } finally {
    graph.close();
  }
}

interface EdgeBatch {
  readonly edges: readonly EdgeRow[];
  readonly statements: readonly Statement[];
}

class Transfer {
  private readonly labelHandles: ReadonlyMap<string, number>;
  private readonly relationHandles: ReadonlyMap<string, number>;
  /** Neo4j's own numbers of the nodes, by handle. */
  private readonly numbers: Float64Array;

  constructor(
    private readonly graph: GraphRows,
    private readonly connection: Connection,
    private readonly request: TransferRequest,
  ) {
    this.labelHandles = new Map(graph.names.labels.map((name, handle) => [name, handle]));
    this.relationHandles = new Map(graph.names.relations.map(({ name }, handle) => [name, handle]));
    this.numbers = new Float64Array(graph.nodeCount);
  }

  async run(): Promise<Pick<TransferReport, "nodes" | "edges" | "resumedAt">> {
    const fingerprint = await this.fingerprint();
    const { record, isComplete } = await this.begin(fingerprint);
    const resumedAt = { nodes: record.done.nodes, edges: record.done.edges };
    if (!isComplete) {
      for (const query of CONSTRAINTS) await this.connection.change({ query, parameters: {} }, this.signal);
      await this.readNumbers(record.done.nodes);
      await this.writeNodes(record);
      if (record.vectorWidth > 0) await this.writeVectors(record);
      await this.writeEdges(record);
      await this.finish(record);
    }
    return { nodes: record.nodes, edges: record.edges, resumedAt };
  }

  private get signal(): AbortSignal {
    return this.request.signal;
  }

  private async fingerprint(): Promise<string> {
    const { size, mtimeMs } = await stat(this.request.graph);
    return [this.graph.meta.name ?? "", this.graph.nodeCount, this.graph.edgeCount, size, mtimeMs].join(" ");
  }

  /** The record to go on from: a broken-off transfer's, or a new one in a database that is or is made empty. */
  private async begin(fingerprint: string): Promise<{ record: GraphRecord; isComplete: boolean }> {
    const found = await readRecord(this.connection, this.signal);
    // A removal that was broken off is finished: there is nothing left to keep or to go on from.
    const isToGo = found !== undefined && (this.request.replace || found.isRemoved);
    if (found && !isToGo) {
      if (found.record.fingerprint === fingerprint) return found;
      throw this.refusal(
        `it holds the graph “${found.record.meta["name"] ?? ""}”, which is removed only when asked (on the command line with --replace)`,
      );
    }
    // Before anything is removed: where others' nodes lie, no graph can follow the one that is there.
    const query = isToGo ? FOREIGN_NODES : SIZES;
    const [sizes] = await this.connection.read({ query, parameters: {} }, this.signal);
    if (Number(sizes?.["nodes"]) > 0) throw this.refusal(message("foreign-nodes"));
    if (isToGo) await this.removeGraph();
    return { record: await freshRecord(this.graph, fingerprint), isComplete: false };
  }

  /** From the first deletion to the next graph's first nodes, nobody may take what is left for a graph. */
  private async removeGraph(): Promise<void> {
    await this.connection.write([{ query: MARK_REMOVING, parameters: {} }], this.signal);
    for (const query of REMOVE_GRAPH) await this.connection.change({ query, parameters: {} }, this.signal);
  }

  private refusal(reason: Reason): FailureError {
    return new FailureError({ kind: "database-failed", address: this.connection.url, reason });
  }

  private async writeNodes(record: GraphRecord): Promise<void> {
    for await (const list of readAhead(this.graph.nodes(record.done.nodes)))
      for (const nodes of portions(list, NODES_PER_BATCH)) {
        nodes.forEach(({ labels, name, id }) => {
          if (Buffer.byteLength(id) > LONGEST_ID_BYTES)
            throw this.refusal(`the id “${id.slice(0, 40)}…” is longer than Neo4j can look up`);
          for (const label of labels) record.labels[this.labelHandles.get(label)!]!.count++;
          record.longestName = Math.max(record.longestName, wordCount(name));
        });
        record.done.nodes += nodes.length;
        this.noteNumbers(await this.write(nodeStatements(nodes, this.labelHandles), record));
        this.request.progress({ stage: "nodes", done: record.done.nodes, total: record.nodes });
      }
  }

  private async writeVectors(record: GraphRecord): Promise<void> {
    const width = record.vectorWidth;
    for await (const { first, vectors } of this.graph.vectors(record.done.vectors)) {
      const end = first + vectors.length / width;
      while (record.done.vectors < end) {
        const from = record.done.vectors;
        const to = Math.min(end, from + VECTORS_PER_BATCH);
        const rows = Array.from({ length: to - from }, (_, at) => ({
          node: from + at,
          vector: vectors.subarray((from + at - first) * width, (from + at + 1 - first) * width),
        })).filter(({ vector }) => vector.some((value) => value !== 0));
        record.done.vectors = to;
        const parameters = { nodes: rows.map(({ node }) => node), vectors: rows.map(({ vector }) => vector) };
        await this.write([{ query: SET_VECTORS, parameters }], record);
        this.request.progress({ stage: "vectors", done: to, total: record.nodes });
      }
    }
  }

  private async readNumbers(end: number): Promise<void> {
    for (let from = 0; from < end; from += NUMBERS_AT_ONCE) {
      const parameters = { from, to: Math.min(end, from + NUMBERS_AT_ONCE) };
      this.noteNumbers(await this.connection.read({ query: NUMBERS, parameters }, this.signal));
    }
  }

  private noteNumbers(rows: readonly Row[]): void {
    for (const { handles, numbers } of rows as readonly Partial<Record<string, number[]>>[])
      handles?.forEach((handle, at) => (this.numbers[handle] = numbers![at]!));
  }

  private async writeEdges(record: GraphRecord): Promise<void> {
    for await (const { edges, statements } of readAhead(this.edgeBatches(record))) {
      for (const { relation } of edges) record.relations[this.relationHandles.get(relation)!]!.count++;
      record.done.edges += edges.length;
      await this.write(statements, record);
      this.request.progress({ stage: "edges", done: record.done.edges, total: record.edges });
    }
  }

  private async *edgeBatches(record: GraphRecord): AsyncGenerator<EdgeBatch> {
    let edges: EdgeRow[] = [];
    for await (const list of this.graph.edges(record.done.edges)) {
      edges = edges.concat(list);
      if (edges.length < EDGES_PER_BATCH) continue;
      yield { edges, statements: this.edgeStatements(edges, record) };
      edges = [];
    }
    if (edges.length > 0) yield { edges, statements: this.edgeStatements(edges, record) };
  }

  private edgeStatements(edges: readonly EdgeRow[], record: GraphRecord): Statement[] {
    const typeOfRelation = (name: string) => record.relations[this.relationHandles.get(name)!]!.type;
    return edgeStatements(edges, typeOfRelation, this.numbers);
  }

  /** Gives the rows of all statements, one list. */
  private async write(statements: readonly Statement[], record: GraphRecord): Promise<Row[]> {
    this.signal.throwIfAborted();
    const note = { query: WRITE_RECORD, parameters: { record: JSON.stringify(record), state: "loading" } };
    return (await this.connection.writeAll([...statements, note], this.signal)).flat();
  }

  private async finish(record: GraphRecord): Promise<void> {
    this.request.progress({ stage: "indexes", done: 0, total: 0 });
    for (const query of INDEXES_TO_MAKE) await this.connection.change({ query, parameters: {} }, this.signal);
    await this.connection.change(
      { query: AWAIT_INDEXES, parameters: { seconds: INDEX_SECONDS } },
      this.signal,
    );
    const parameters = { record: JSON.stringify(record), state: "complete" };
    await this.connection.write([{ query: WRITE_RECORD, parameters }], this.signal);
  }
}
