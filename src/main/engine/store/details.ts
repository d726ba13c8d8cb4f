/** What is shown of single nodes and edges, read from the file when asked for. */
import {
  propertyValueSchema,
  type EdgeDetails,
  type Evidence,
  type NodeDetails,
  type PropertyValue,
} from "../../../shared/graph";
import type { DuckDbFile, Value } from "./duckdb-file";
import type { Meta } from "./layout";
import type { Topology } from "./topology";

/** Names and words of the relations, by handle. */
export interface Vocabulary {
  readonly labels: readonly string[];
  readonly relations: readonly { readonly name: string; readonly words: string }[];
  readonly meta: Meta;
}

export async function readVocabulary(file: DuckDbFile): Promise<Vocabulary> {
  const labels = await file.rows("SELECT name FROM labels ORDER BY label");
  const relations = await file.rows("SELECT name, words FROM relations ORDER BY relation");
  const meta = await file.rows("SELECT key, value FROM meta");
  return {
    labels: labels.map(({ name }) => String(name)),
    relations: relations.map(({ name, words }) => ({ name: String(name), words: String(words) })),
    meta: Object.fromEntries(meta.map(({ key, value }) => [String(key), String(value)])),
  };
}

/** Details of nodes in the order asked; handles must be valid. */
export async function readNodeDetails(
  file: DuckDbFile,
  { labels }: Vocabulary,
  nodes: readonly number[],
): Promise<NodeDetails[]> {
  if (nodes.length === 0) return [];
  const rows = await file.rows(`SELECT * FROM nodes WHERE node IN (${nodes.join()})`);
  const found = new Map(rows.map((row) => [Number(row.node), toNodeDetails(row, labels)]));
  return nodes.map((node) => found.get(node)!);
}

function toNodeDetails(row: Record<string, Value>, labels: readonly string[]): NodeDetails {
  return {
    node: Number(row.node),
    id: String(row.id),
    name: String(row.name),
    labels: toList(row.labels).map((label) => labels[Number(label)] ?? ""),
    text: String(row.text),
    properties: toProperties(String(row.properties)),
  };
}

/** Details of edges with their evidence, in the order asked; handles must be valid. */
export async function readEdgeDetails(
  file: DuckDbFile,
  { relations, meta }: Vocabulary,
  topology: Topology,
  edges: readonly number[],
): Promise<EdgeDetails[]> {
  if (edges.length === 0) return [];
  const list = `(${edges.join()})`;
  const rows = await file.rows(`SELECT edge, properties FROM edges WHERE edge IN ${list}`);
  const evidence = await file.rows(`SELECT * FROM evidence WHERE edge IN ${list} ORDER BY rowid`);
  const undirected = await findUndirected(file, meta, edges);
  const evidenceOf = new Map<number, Evidence[]>(edges.map((edge) => [edge, []]));
  for (const row of evidence) evidenceOf.get(Number(row.edge))!.push(toEvidence(row));
  const properties = new Map(rows.map((row) => [Number(row.edge), toProperties(String(row.properties))]));
  return edges.map((edge) => ({
    edge,
    source: topology.source(edge),
    target: topology.target(edge),
    relation: relations[topology.relation(edge)]!.name,
    properties: properties.get(edge)!,
    evidence: evidenceOf.get(edge)!,
    ...(undirected.has(edge) && { undirected: true as const }),
  }));
}

/** The undirected ones among the edges from handle `first` to before `end`; graphs of the first layout have none. */
export async function readUndirected(
  file: DuckDbFile,
  { layout }: Meta,
  [first, end]: readonly [number, number],
): Promise<ReadonlySet<number>> {
  if (layout === "1") return new Set();
  const query = "SELECT edge FROM undirected WHERE edge >= $1 AND edge < $2";
  return new Set((await file.rows(query, [first, end])).map(({ edge }) => Number(edge)));
}

/** How many edges of the graph are undirected. */
export async function countUndirected(file: DuckDbFile, { layout }: Meta): Promise<number> {
  if (layout === "1") return 0;
  const [row] = await file.rows("SELECT count(*) AS count FROM undirected");
  return Number(row!["count"]);
}

/** The undirected ones among edges, which may lie anywhere in the graph. */
export async function findUndirected(
  file: DuckDbFile,
  { layout }: Meta,
  edges: ArrayLike<number>,
): Promise<ReadonlySet<number>> {
  if (layout === "1" || edges.length === 0) return new Set();
  const list = Array.from(edges).join();
  const rows = await file.rows(`SELECT edge FROM undirected WHERE edge IN (${list})`);
  return new Set(rows.map(({ edge }) => Number(edge)));
}

function toEvidence(row: Record<string, Value>): Evidence {
  return {
    text: String(row.text),
    source: String(row.source),
    ...(row.start_char === null ? {} : { start: Number(row.start_char) }),
    ...(row.end_char === null ? {} : { end: Number(row.end_char) }),
    references: toList(row.refs).map(String),
  };
}

function toList(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? value : [];
}

/** Properties from JSON text; what is no plain value (an object, null) is shown as its JSON. */
export function toProperties(json: string): Record<string, PropertyValue> {
  const found = parseJson(json);
  const hasNames = typeof found === "object" && found !== null && !Array.isArray(found);
  const entries = hasNames ? Object.entries(found as Readonly<Record<string, unknown>>) : [];
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const plain = propertyValueSchema.safeParse(value);
      return [name, plain.success ? plain.data : JSON.stringify(value)];
    }),
  );
}

/** What JSON text holds, undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    // Foreign files may hold anything; what is not JSON has no properties to show.
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

/** The texts in properties whose keys are meant, items of lists among them. */
export function textsUnder(
  properties: Readonly<Record<string, PropertyValue>>,
  isMeant: (key: string) => boolean,
): string[] {
  return Object.entries(properties)
    .filter(([key]) => isMeant(key))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as PropertyValue[]) : [value]))
    .filter((value) => typeof value === "string");
}
