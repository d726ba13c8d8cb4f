/** What a Neo4j database holds, as a schema: from the record that a transfer left, or by counting a graph that was there before. */
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { Connection } from "./connection";
import {
  graphRecordQuery,
  INDEXES,
  LABEL_NAMES,
  labelCountQuery,
  PROPERTY_NAMES,
  sampleQuery,
  SIZES,
  TYPE_NAMES,
  typeCountQuery,
} from "./cypher-schema";
import { asWords, graphRecordSchema, schemaOf, type GraphRecord } from "../remote/graph-record";
import { VECTOR_INDEX } from "./cypher-writing";
import { isCypherName } from "../remote/cypher-names";
import { proposeMapping } from "../remote/propose-mapping";
import { foreignScheme, GRAPH, NODE, OWN, UNDIRECTED, type Mapping, type Scheme } from "../remote/scheme";

export interface StoredRecord {
  readonly record: GraphRecord;
  readonly isComplete: boolean;
  /** Whether its removal was begun: nothing can go on from what is left. */
  readonly isRemoved: boolean;
}

/** A graph as it lies in a database. */
export interface RemoteGraph {
  readonly scheme: Scheme;
  readonly schema: GraphSchema;
  /** Relationship types by relation handle. */
  readonly types: readonly string[];
  readonly longestName: number;
  /** Whether any edge may be without a direction. */
  readonly hasUndirected: boolean;
  /** What the transferred graph's file said of itself; nothing for a graph that was there before. */
  readonly meta: Readonly<Record<string, string>>;
}

/** What an earlier transfer noted, if there was one. */
export async function readRecord(
  connection: Connection,
  signal: AbortSignal,
): Promise<StoredRecord | undefined> {
  const [row] = await connection.read({ query: graphRecordQuery(), parameters: {} }, signal);
  if (!row) return undefined;
  const record = graphRecordSchema.safeParse(JSON.parse(String(row["record"])));
  const { state } = row;
  if (record.success)
    return { record: record.data, isComplete: state === "complete", isRemoved: state === "removing" };
  throw new FailureError({
    kind: "database-failed",
    address: connection.url,
    reason: message("brought-otherwise"),
  });
}

/** How to read the database: as a transferred graph where one is, otherwise as it is. */
export async function readRemoteGraph(
  connection: Connection,
  mapping: Mapping | undefined,
  signal: AbortSignal,
): Promise<RemoteGraph> {
  const stored = await readRecord(connection, signal);
  if (!stored) return readForeignGraph(connection, mapping, signal);
  if (stored.isComplete) return toRemoteGraph(stored.record);
  throw new FailureError({
    kind: "database-failed",
    address: connection.url,
    reason: message("transfer-broken-off"),
  });
}

function toRemoteGraph(record: GraphRecord): RemoteGraph {
  const { relations, longestName, meta, undirected } = record;
  const types = relations.map(({ type }) => type);
  return {
    ...{ scheme: OWN, types, longestName, meta },
    hasUndirected: undirected > 0,
    schema: schemaOf(record),
  };
}

const SAMPLE = 50;

async function readForeignGraph(
  connection: Connection,
  mapping: Mapping | undefined,
  signal: AbortSignal,
): Promise<RemoteGraph> {
  const ask = (query: Parameters<Connection["read"]>[0]["query"], parameters = {}) =>
    connection.read({ query, parameters }, signal);
  const names = async (query: typeof LABEL_NAMES) =>
    (await ask(query)).map(({ name }) => String(name)).filter(isCypherName);
  const labels = (await names(LABEL_NAMES)).filter((name) => name !== NODE && name !== GRAPH);
  const types = await names(TYPE_NAMES);
  const count = async (query: typeof LABEL_NAMES) => Number((await ask(query))[0]?.["count"] ?? 0);
  const [sizes] = await ask(SIZES);
  const samples = new Map<string, readonly Record<string, unknown>[]>();
  for (const label of labels)
    samples.set(
      label,
      (await ask(sampleQuery(label), { limit: SAMPLE })).map(
        ({ properties }) => properties as Record<string, unknown>,
      ),
    );
  return {
    scheme: foreignScheme(mapping ?? proposeMapping(samples)),
    types,
    longestName: 0,
    hasUndirected: (await names(PROPERTY_NAMES)).includes(UNDIRECTED),
    meta: {},
    schema: {
      name: connection.database || "neo4j",
      title: connection.database || connection.url,
      ...{ description: "", licence: "", attribution: "", questions: [], writable: false },
      nodes: Number(sizes?.["nodes"] ?? 0),
      edges: Number(sizes?.["edges"] ?? 0),
      labels: await inTurn(labels, async (name) => ({ name, count: await count(labelCountQuery(name)) })),
      relations: await inTurn(types, async (name) => ({
        name,
        words: asWords(name),
        count: await count(typeCountQuery(name)),
      })),
      // Vectors of an unknown model cannot be compared with a question's.
      ...{ vectorWidth: 0, vectorModel: "" },
    },
  };
}

async function inTurn<T>(names: readonly string[], look: (name: string) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (const name of names) found.push(await look(name));
  return found;
}

/** The first full-text index over nodes that can be asked now, "" when there is none. */
export async function findFullTextIndex(connection: Connection, signal: AbortSignal): Promise<string> {
  const rows = await connection.read({ query: INDEXES, parameters: {} }, signal);
  // Indexes of a graph that was transferred here, and has been removed since, find nothing.
  const found = rows.find(
    ({ type, entityType, state, labelsOrTypes }) =>
      type === "FULLTEXT" &&
      entityType === "NODE" &&
      state === "ONLINE" &&
      !(labelsOrTypes as readonly string[]).includes(NODE),
  );
  return String(found?.["name"] ?? "");
}

/** Whether the vector index of a transferred graph is there; throws FailureError database-failed while it is still being built. */
export async function hasVectorIndex(connection: Connection, signal: AbortSignal): Promise<boolean> {
  const rows = await connection.read({ query: INDEXES, parameters: {} }, signal);
  const index = rows.find(({ name }) => name === VECTOR_INDEX);
  if (!index || index["state"] === "ONLINE") return !!index;
  const reason =
    index["state"] === "FAILED"
      ? "its vector index has failed: drop it, or make it anew"
      : `its vector index is still being built (${String(Math.floor(Number(index["populationPercent"])))} %): ask again in a moment`;
  throw new FailureError({ kind: "database-failed", address: connection.url, reason });
}
