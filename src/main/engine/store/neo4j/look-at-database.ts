/** What a database is and holds, for a person who sets up a connection; nothing is read but names, counts and a sample. */
import type { ConnectionTest, RemoteSchema } from "../../../../shared/connections";
import type { Connection } from "./connection";
import {
  COMPONENTS,
  DATABASES,
  INDEXES,
  LABEL_NAMES,
  labelCountQuery,
  sampleQuery,
  SIZES,
  TYPE_NAMES,
  typeCountQuery,
} from "./cypher-schema";
import { isCypherName, type Cypher } from "../remote/cypher-names";
import { readRecord } from "./neo4j-graph";
import { proposeMapping } from "../remote/propose-mapping";
import { GRAPH, NODE, type Mapping } from "../remote/scheme";

const SAMPLE = 50;
const LONGEST_EXAMPLE = 80;

type Look = Pick<ConnectionTest, "product" | "databases" | "nodes" | "edges" | "contents">;

/** The server's name and version, its databases, and whether the one asked for holds a graph; throws FailureError database-failed. */
export async function lookAtDatabase(connection: Connection, signal: AbortSignal): Promise<Look> {
  const ask = (query: Cypher) => connection.read({ query, parameters: {} }, signal);
  const [component] = await ask(COMPONENTS);
  const { name, versions, edition } = (component ?? {}) as Record<string, unknown>;
  const product = [name, Array.isArray(versions) ? versions[0] : "", edition].map((part) => String(part));
  // Some users may not list databases; the one asked for answers all the same.
  const databases = await ask(DATABASES).catch(() => []);
  return {
    product: product.join(" "),
    databases: databases.map((row) => String(row["name"])),
    ...(await contentsOf(connection, signal)),
  };
}

/** Labels with their properties, relations, indexes, and what is read as what; throws FailureError database-failed. */
export async function readRemoteSchema(
  connection: Connection,
  mapping: Mapping | null,
  signal: AbortSignal,
): Promise<RemoteSchema> {
  const ask = (query: Cypher, parameters = {}) => connection.read({ query, parameters }, signal);
  const labels: RemoteSchema["labels"] = [];
  const samples = new Map<string, Record<string, unknown>[]>();
  for (const name of await names(ask(LABEL_NAMES))) {
    if (name === NODE || name === GRAPH) continue;
    const rows = await ask(sampleQuery(name), { limit: SAMPLE });
    const sample = rows.map(({ properties }) => properties as Record<string, unknown>);
    samples.set(name, sample);
    labels.push({ name, count: await count(ask(labelCountQuery(name))), properties: propertiesIn(sample) });
  }
  const relations: RemoteSchema["relations"] = [];
  for (const name of await names(ask(TYPE_NAMES)))
    relations.push({ name, count: await count(ask(typeCountQuery(name))) });
  const proposed = toMapping(proposeMapping(samples));
  return {
    ...(await contentsOf(connection, signal)),
    ...{ labels, relations, indexes: (await ask(INDEXES)).map(toIndex) },
    ...{ mapping: mapping ? toMapping(mapping) : proposed, proposed },
  };
}

/** The graph's own sizes: the node that a transfer keeps its record in is none of its nodes. */
async function contentsOf(
  connection: Connection,
  signal: AbortSignal,
): Promise<Pick<Look, "contents" | "nodes" | "edges">> {
  const stored = await readRecord(connection, signal);
  const [row] = await connection.read({ query: SIZES, parameters: {} }, signal);
  const [nodes, edges] = [Number(row?.["nodes"] ?? 0), Number(row?.["edges"] ?? 0)];
  if (stored) return { contents: stored.isComplete ? "brought" : "broken-off", nodes: nodes - 1, edges };
  return { contents: nodes > 0 ? "own" : "empty", nodes, edges };
}

type Rows = Promise<readonly Readonly<Record<string, unknown>>[]>;

async function names(rows: Rows): Promise<string[]> {
  return (await rows).map(({ name }) => String(name)).filter(isCypherName);
}

async function count(rows: Rows): Promise<number> {
  return Number((await rows)[0]?.["count"] ?? 0);
}

function propertiesIn(sample: readonly Record<string, unknown>[]): RemoteSchema["labels"][0]["properties"] {
  const found = new Map<string, unknown[]>();
  for (const node of sample)
    for (const [name, value] of Object.entries(node)) found.set(name, [...(found.get(name) ?? []), value]);
  return [...found].map(([name, values]) => ({
    name,
    kind: commonest(values.map(kindOf)),
    share: values.length / sample.length,
    example: shown(values[0]),
  }));
}

function kindOf(value: unknown): string {
  if (typeof value === "string") return "text";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "yes or no";
  return Array.isArray(value) ? "list" : "date or place";
}

function commonest(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? "";
}

function shown(value: unknown): string {
  const text = Array.isArray(value) ? value.map(String).join(", ") : String(value);
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE - 1)}…` : text;
}

function toIndex(row: Readonly<Record<string, unknown>>): RemoteSchema["indexes"][0] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return {
    name: String(row["name"]),
    kind: String(row["type"]),
    state: String(row["state"]),
    on: list(row["labelsOrTypes"]),
    properties: list(row["properties"]),
    percent: Number(row["populationPercent"] ?? 0),
  };
}

function toMapping({ ids, names, texts, vectors }: Mapping): RemoteSchema["mapping"] {
  const copy = (choices: Mapping["ids"]) => choices.map((choice) => ({ ...choice }));
  return { ids: copy(ids), names: copy(names), texts: copy(texts), vectors: copy(vectors) };
}
