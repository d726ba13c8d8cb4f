/**
 * A graph in a Neo4j database as a graph file: what a transfer brought there comes back as it was, any other graph as its mapping says.
 * Rows are taken from the server as fast as they are written; the file takes its place whole, or nothing changes.
 */
import type { Progress } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import type { Evidence } from "../../../shared/graph";
import { say } from "../../../shared/sentences";
import type { Embedder } from "../models/embedder";
import { createGraph, type GraphWriter } from "../store/graph-writer";
import { connect, type Connection, type Neo4jAddress } from "../store/neo4j/connection";
import { allEdgesQuery, allNodesQuery } from "../store/neo4j/cypher";
import { readRemoteGraph, type RemoteGraph } from "../store/neo4j/neo4j-graph";
import { keptProperties, shownEvidence } from "../store/remote/details";
import { EVIDENCE, VECTOR, type Mapping } from "../store/remote/scheme";
import { embedNodes } from "./graph/embed-nodes";

export interface PullRequest {
  readonly from: Neo4jAddress;
  /** Name of the graph. */
  readonly into: string;
  /** Path of the graph's file; what lies there is replaced when, and only when, all of it has come. */
  readonly target: string;
  /** Nodes with one of these labels, and edges of these relations between them; [] means all. */
  readonly labels: readonly string[];
  readonly relations: readonly string[];
  /** For graphs that were there before; proposed from a sample when not given. */
  readonly mapping?: Mapping;
  /** Makes the vectors of graphs that bring none. */
  readonly embedder?: Embedder;
  readonly signal: AbortSignal;
  /** Stages "nodes", "edges", "embed" and "save". */
  readonly progress: (progress: Progress) => void;
}

export interface PullReport {
  readonly graph: string;
  readonly nodes: number;
  readonly edges: number;
  readonly embedded: number;
  readonly ms: number;
}

/** Longer than any transfer's rows; a list of the server's may wait until the disk has taken the one before. */
const LIST_TIMEOUT_MS = 120_000;
const SEPARATE_TABLES = [
  "CREATE TEMP TABLE pulled_nodes (number INTEGER, node INTEGER)",
  "CREATE TEMP TABLE pulled_edges (number INTEGER, source INTEGER, target INTEGER, relation INTEGER, properties VARCHAR)",
  "CREATE TEMP TABLE pulled_evidence (number INTEGER, text VARCHAR, source VARCHAR, start_char INTEGER, end_char INTEGER, refs VARCHAR[])",
];
/** Edges get their handles in the order of the numbers they had: those of a transferred graph are the handles it came with. */
const SETTLE = [
  `CREATE TEMP TABLE settled AS SELECT (row_number() OVER (ORDER BY e.number) - 1)::INTEGER AS edge, e.number,
     s.node AS source, t.node AS target, e.relation, e.properties
   FROM pulled_edges e JOIN pulled_nodes s ON s.number = e.source JOIN pulled_nodes t ON t.number = e.target`,
  "INSERT INTO edges SELECT edge, source, target, relation, properties FROM settled ORDER BY edge",
  `INSERT INTO evidence SELECT s.edge, p.text, p.source, p.start_char, p.end_char, p.refs
   FROM pulled_evidence p JOIN settled s USING (number) ORDER BY s.edge, p.rowid`,
  ...["pulled_nodes", "pulled_edges", "pulled_evidence", "settled"].map((table) => `DROP TABLE ${table}`),
];

/** Takes the graph; throws FailureError database-failed or import-failed, or an AbortError, and leaves the graph that was there. */
export async function pullFromNeo4j(request: PullRequest): Promise<PullReport> {
  const start = performance.now();
  const connection = await connect(request.from, { queryTimeoutMs: LIST_TIMEOUT_MS });
  try {
    const graph = await readRemoteGraph(connection, request.mapping, request.signal);
    const writer = await createGraph(request.target);
    try {
      const counts = await new Pull(connection, graph, writer, request).run();
      return { graph: request.into, ...counts, ms: performance.now() - start };
    } catch (fault) {
      await writer.abandon();
      throw fault;
    }
  } finally {
    await connection.close();
  }
}

class Pull {
  private nodes = 0;
  private readonly labels: ReadonlyMap<string, number>;
  private readonly relations: ReadonlyMap<string, number>;

  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
    private readonly writer: GraphWriter,
    private readonly request: PullRequest,
  ) {
    this.labels = new Map(graph.schema.labels.map(({ name }, handle) => [name, handle]));
    this.relations = new Map(graph.types.map((type, handle) => [type, handle]));
  }

  async run(): Promise<Pick<PullReport, "nodes" | "edges" | "embedded">> {
    const { staging } = this.writer;
    for (const table of SEPARATE_TABLES) await staging.run(table);
    await this.writeNames();
    await this.takeNodes();
    if (this.nodes === 0) throw this.refusal(say("nothing-wanted"));
    await this.takeEdges();
    for (const statement of SETTLE) await staging.run(statement);
    const [row] = await staging.rows("SELECT count(*) AS count FROM edges");
    const embedded = await this.embed();
    this.request.progress({ stage: "save", done: 0, total: 1 });
    await this.writeMeta(embedded);
    this.request.signal.throwIfAborted();
    await this.writer.finish();
    this.request.progress({ stage: "save", done: 1, total: 1 });
    return { nodes: this.nodes, edges: Number(row!["count"]), embedded };
  }

  private async writeNames(): Promise<void> {
    const { labels, relations } = this.graph.schema;
    await this.writer.writeLabels(labels.map(({ name }) => name));
    await this.writer.writeRelations(
      relations.map(({ name }) => name),
      relations.map(({ words }) => words),
    );
  }

  private async takeNodes(): Promise<void> {
    const { scheme, schema } = this.graph;
    const wanted = this.wantedLabels();
    const statement = {
      query: allNodesQuery(scheme, wanted !== undefined),
      parameters: wanted ? { labels: wanted } : {},
    };
    const ids = new Set<string>();
    for await (const rows of this.connection.stream(statement, this.request.signal)) {
      const found = rows.map((row) => row as unknown as NodeRow);
      const first = await this.writer.appendNodes({
        ids: found.map(({ id, element }) => unused(String(id), element, ids)),
        names: found.map(({ id, name }) => String(name ?? id)),
        labels: found.map((row) => this.labelHandles(row)),
        texts: found.map(({ text }) => String(text)),
        properties: found.map(({ properties }) => JSON.stringify(keptProperties(properties, scheme, "node"))),
      });
      const numbers = Int32Array.from(found, ({ handle }) => this.checked(handle));
      const handles = Int32Array.from(found, (_, at) => first + at);
      await this.writer.staging.append("pulled_nodes", [numbers, handles]);
      await this.appendVectors(first, found);
      this.nodes += found.length;
      this.request.progress({ stage: "nodes", done: this.nodes, total: wanted ? 0 : schema.nodes });
    }
  }

  /** A node without a vector among others that have one gets zeros, as the file had. */
  private async appendVectors(first: number, rows: readonly NodeRow[]): Promise<void> {
    const { vectorWidth } = this.graph.schema;
    if (vectorWidth === 0) return;
    const vectors = new Float32Array(rows.length * vectorWidth);
    rows.forEach(({ properties }, at) => {
      const vector = properties[VECTOR] as readonly number[] | undefined;
      if (vector?.length === vectorWidth) vectors.set(vector, at * vectorWidth);
    });
    await this.writer.appendVectors(first, vectors, vectorWidth);
  }

  private async takeEdges(): Promise<void> {
    const { scheme, schema, types } = this.graph;
    const wanted = types.filter((_, handle) =>
      this.request.relations.includes(schema.relations[handle]!.name),
    );
    if (this.request.relations.length > 0 && wanted.length === 0)
      throw this.refusal(say("no-wanted-relation"));
    let done = 0;
    const query = allEdgesQuery(scheme, wanted);
    for await (const rows of this.connection.stream({ query, parameters: {} }, this.request.signal)) {
      const found = rows.map((row) => row as unknown as EdgeRow);
      await this.writer.staging.append("pulled_edges", [
        Int32Array.from(found, ({ handle }) => this.checked(handle)),
        Int32Array.from(found, ({ source }) => this.checked(source)),
        Int32Array.from(found, ({ target }) => this.checked(target)),
        Int32Array.from(found, ({ type }) => this.relationOf(type)),
        found.map(({ properties }) => JSON.stringify(keptProperties(properties, scheme, "edge"))),
      ]);
      await this.appendEvidence(found);
      done += found.length;
      this.request.progress({ stage: "edges", done, total: wanted.length > 0 ? 0 : schema.edges });
    }
  }

  private async appendEvidence(rows: readonly EdgeRow[]): Promise<void> {
    if (this.graph.scheme.kind !== "own") return;
    const found = rows.flatMap(({ handle, properties }) =>
      EVIDENCE in properties ? shownEvidence(properties).map((one): [number, Evidence] => [handle, one]) : [],
    );
    if (found.length === 0) return;
    await this.writer.staging.append("pulled_evidence", [
      Int32Array.from(found, ([edge]) => edge),
      found.map(([, { text }]) => text),
      found.map(([, { source }]) => source),
      Int32Array.from(found, ([, { start }]) => start ?? -1),
      Int32Array.from(found, ([, { end }]) => end ?? -1),
      found.map(([, { references }]) => references),
    ]);
  }

  private async embed(): Promise<number> {
    const { schema, scheme } = this.graph;
    if (schema.vectorWidth > 0) return this.nodes;
    const { embedder, signal, progress } = this.request;
    if (!embedder || scheme.kind === "own") return 0;
    const onDone = (done: number, total: number): void => progress({ stage: "embed", done, total });
    await embedNodes(this.writer, this.nodes, embedder, signal, onDone);
    return this.nodes;
  }

  private async writeMeta(embedded: number): Promise<void> {
    const { meta, schema } = this.graph;
    const made = schema.vectorWidth === 0 && embedded > 0 ? { vectorModel: this.request.embedder!.name } : {};
    const { url, database } = this.request.from;
    const importedFrom = database === "" ? url : `${url}/${database}`;
    const unknown = { title: schema.title, description: "", licence: "", attribution: "", questions: "[]" };
    const about = this.graph.scheme.kind === "own" ? {} : unknown;
    await this.writer.writeMeta({ ...about, importedFrom, ...meta, ...made, name: this.request.into });
  }

  private wantedLabels(): (string | number)[] | undefined {
    const { labels } = this.request;
    if (labels.length === 0) return undefined;
    const known = labels.filter((label) => this.labels.has(label));
    if (known.length === 0) throw this.refusal(say("no-wanted-label"));
    return this.graph.scheme.kind === "own" ? known.map((label) => this.labels.get(label)!) : known;
  }

  private labelHandles({ labels }: NodeRow): number[] {
    return labels.flatMap((label) =>
      typeof label === "number" ? label : (this.labels.get(label) ?? ([] as number[])),
    );
  }

  private relationOf(type: string): number {
    const relation = this.relations.get(type);
    if (relation !== undefined) return relation;
    throw this.refusal(say("changed-meanwhile"));
  }

  private checked(number: number): number {
    if (number < 2 ** 31) return number;
    throw this.refusal(say("numbered-beyond-graph", { number: Number(number) }));
  }

  private refusal(reason: string): FailureError {
    return new FailureError({ kind: "database-failed", address: this.connection.url, reason });
  }
}

interface NodeRow {
  readonly handle: number;
  readonly id: unknown;
  readonly element: string;
  readonly name: unknown;
  readonly text: unknown;
  readonly labels: readonly (string | number)[];
  readonly properties: Readonly<Record<string, unknown>>;
}

interface EdgeRow {
  readonly handle: number;
  readonly source: number;
  readonly target: number;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The id, or, where another node has it, the id and Neo4j's own name of the node. */
function unused(id: string, element: string, taken: Set<string>): string {
  const free = taken.has(id) ? `${id} (${element})` : id;
  taken.add(free);
  return free;
}
