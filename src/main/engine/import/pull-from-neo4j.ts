/**
 * A graph in a Neo4j database as a graph file: what a transfer brought there comes back as it was, any other graph as its mapping says.
 * Rows are taken from the server as fast as they are written; the file takes its place whole, or nothing changes.
 */
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { knownDiskReason } from "../records/disk-reasons";
import { createGraph } from "../store/graph-writer";
import { connect } from "../store/neo4j/connection";
import { readRemoteGraph } from "../store/neo4j/neo4j-graph";
import { embedNodes } from "./graph/embed-nodes";
import { takeEdges } from "./pull-edges";
import { withoutMentions } from "./pull-rolit";
import { takeNodes } from "./pull-nodes";
import { refusal, type Pull, type PullReport, type PullRequest } from "./pull-request";

/** Longer than any transfer's rows; a list of the server's may wait until the disk has taken the one before. */
const LIST_TIMEOUT_MS = 120_000;

const SEPARATE_TABLES = [
  "CREATE TEMP TABLE pulled_nodes (number INTEGER, node INTEGER)",
  "CREATE TEMP TABLE pulled_edges (number INTEGER, source INTEGER, target INTEGER, relation INTEGER, properties VARCHAR)",
  "CREATE TEMP TABLE pulled_evidence (number INTEGER, text VARCHAR, source VARCHAR, start_char INTEGER, end_char INTEGER, refs VARCHAR[])",
  "CREATE TEMP TABLE pulled_undirected (number INTEGER)",
];
/** Edges get their handles in the order of the numbers they had: those of a transferred graph are the handles it came with. */
const SETTLE = [
  `CREATE TEMP TABLE settled AS SELECT (row_number() OVER (ORDER BY e.number) - 1)::INTEGER AS edge, e.number,
     s.node AS source, t.node AS target, e.relation, e.properties
   FROM pulled_edges e JOIN pulled_nodes s ON s.number = e.source JOIN pulled_nodes t ON t.number = e.target`,
  "INSERT INTO edges SELECT edge, source, target, relation, properties FROM settled ORDER BY edge",
  `INSERT INTO evidence SELECT s.edge, p.text, p.source, p.start_char, p.end_char, p.refs
   FROM pulled_evidence p JOIN settled s USING (number) ORDER BY s.edge, p.rowid`,
  "INSERT INTO undirected SELECT s.edge FROM pulled_undirected p JOIN settled s USING (number) ORDER BY s.edge",
  ...["pulled_nodes", "pulled_edges", "pulled_evidence", "pulled_undirected", "settled"].map(
    (table) => `DROP TABLE ${table}`,
  ),
];

/** Takes the graph; throws FailureError database-failed or import-failed, or an AbortError, and leaves the graph that was there. */
export async function pullFromNeo4j(request: PullRequest): Promise<PullReport> {
  const start = performance.now();
  const connection = await connect(request.from, { queryTimeoutMs: LIST_TIMEOUT_MS });
  try {
    const graph = await readRemoteGraph(connection, request.mapping, request.signal);
    const writer = await createGraph(request.target);
    try {
      const counts = await takeAll(withoutMentions({ connection, graph, writer, request }));
      return { graph: request.into, ...counts, ms: performance.now() - start };
    } catch (fault) {
      await writer.abandon();
      throw fault;
    }
  } catch (fault) {
    const reason = fault instanceof FailureError ? undefined : knownDiskReason(fault);
    if (reason !== undefined) throw new FailureError({ kind: "import-failed", file: request.into, reason });
    throw fault;
  } finally {
    await connection.close();
  }
}

/** Takes names, nodes, edges and vectors, and puts the file in place. */
async function takeAll(pull: Pull): Promise<Pick<PullReport, "nodes" | "edges" | "embedded">> {
  const { writer, request } = pull;
  const { staging } = writer;
  for (const table of SEPARATE_TABLES) await staging.run(table);
  await writeNames(pull);
  const nodes = await takeNodes(pull);
  if (nodes === 0) throw refusal(pull, message("nothing-wanted"));
  await takeEdges(pull);
  for (const statement of SETTLE) await staging.run(statement);
  const [row] = await staging.rows("SELECT count(*) AS count FROM edges");
  const embedded = await embed(pull, nodes);
  request.progress({ stage: "save", done: 0, total: 1 });
  await writeMeta(pull, embedded);
  request.signal.throwIfAborted();
  await writer.finish();
  request.progress({ stage: "save", done: 1, total: 1 });
  return { nodes, edges: Number(row!["count"]), embedded };
}

async function writeNames({ graph, writer }: Pull): Promise<void> {
  const { labels, relations } = graph.schema;
  await writer.writeLabels(labels.map(({ name }) => name));
  await writer.writeRelations(
    relations.map(({ name }) => name),
    relations.map(({ words }) => words),
  );
}

async function embed({ graph, writer, request }: Pull, nodes: number): Promise<number> {
  const { schema, scheme } = graph;
  if (schema.vectorWidth > 0) return nodes;
  const { embedder, templates, signal, progress } = request;
  if (!embedder || scheme.kind === "own") return 0;
  const onDone = (done: number, total: number): void => progress({ stage: "embed", done, total });
  await embedNodes(writer, nodes, embedder, signal, onDone, templates);
  return nodes;
}

async function writeMeta({ graph, writer, request }: Pull, embedded: number): Promise<void> {
  const { meta, schema } = graph;
  const { embedder, templates } = request;
  const template = templates ? { vectorTemplate: JSON.stringify(templates) } : {};
  const made = schema.vectorWidth === 0 && embedded > 0 ? { vectorModel: embedder!.name, ...template } : {};
  const { url, database } = request.from;
  const importedFrom = database === "" ? url : `${url}/${database}`;
  const unknown = { title: schema.title, description: "", licence: "", attribution: "", questions: "[]" };
  const about = graph.scheme.kind === "own" ? {} : unknown;
  await writer.writeMeta({ ...about, importedFrom, ...meta, ...made, name: request.into });
}
