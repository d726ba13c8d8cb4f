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
  const { list, values } = among(nodes);
  const rows = await file.rows(`SELECT * FROM nodes WHERE node IN ${list}`, values);
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

/** Details of edges with their evidence, in the order asked; handles must be valid, `undirected` has 1 for every edge that has no direction. */
export async function readEdgeDetails(
  file: DuckDbFile,
  { relations }: Vocabulary,
  { topology, undirected }: { readonly topology: Topology; readonly undirected: Uint8Array },
  edges: readonly number[],
): Promise<EdgeDetails[]> {
  if (edges.length === 0) return [];
  const { list, values } = among(edges);
  const properties = new Map<number, Record<string, PropertyValue>>();
  const query = `SELECT edge, properties FROM edges WHERE edge IN ${list}`;
  for await (const batch of file.batches(query, values)) {
    const handles = batch.integers(0);
    batch.strings(1).forEach((text, row) => properties.set(handles[row]!, toProperties(text)));
  }
  const evidence = await file.rows(`SELECT * FROM evidence WHERE edge IN ${list} ORDER BY rowid`, values);
  const evidenceOf = new Map<number, Evidence[]>(edges.map((edge) => [edge, []]));
  for (const row of evidence) evidenceOf.get(Number(row.edge))!.push(toEvidence(row));
  return edges.map((edge) => ({
    edge,
    source: topology.source(edge),
    target: topology.target(edge),
    relation: relations[topology.relation(edge)]!.name,
    properties: properties.get(edge)!,
    evidence: evidenceOf.get(edge)!,
    ...(undirected[edge] === 1 && { undirected: true as const }),
  }));
}

/** More handles than this are handed over as a value: DuckDB takes longer to read thousands of numbers as SQL than to find their rows. */
const MOST_WRITTEN = 100;

/** Handles as what stands behind `IN`, with the statement's values. */
function among(handles: ArrayLike<number>): { readonly list: string; readonly values: readonly string[] } {
  const text = Array.from(handles).join();
  if (handles.length <= MOST_WRITTEN) return { list: `(${text})`, values: [] };
  return { list: "(SELECT unnest(string_split($1, ',')::INTEGER[]))", values: [text] };
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

/** 1 for every undirected edge, by handle. */
export async function markUndirected(
  file: DuckDbFile,
  { layout }: Meta,
  edgeCount: number,
): Promise<Uint8Array> {
  const marks = new Uint8Array(edgeCount);
  if (layout === "1") return marks;
  for await (const batch of file.batches("SELECT edge FROM undirected")) {
    const edges = batch.integers(0);
    for (let row = 0; row < batch.rows; row++) marks[edges[row]!] = 1;
  }
  return marks;
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
      // Most are, and a question looks at thousands of edges.
      if (typeof value === "string" || typeof value === "number") return [name, value];
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
