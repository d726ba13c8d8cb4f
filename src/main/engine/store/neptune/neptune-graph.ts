/** What a Neptune holds, as a schema: from the record that an export left, or by counting a graph that was there before. */
import { z } from "zod";
import { FailureError } from "../../../../shared/failure";
import type { GraphSchema } from "../../../../shared/graph";
import { ownRecord } from "../../../../shared/own-record";
import { isCypherName } from "../remote/cypher-names";
import { asWords, graphRecordSchema, schemaOf, type GraphRecord } from "../remote/graph-record";
import { proposeMapping } from "../remote/propose-mapping";
import type { Mapping } from "../remote/scheme";
import type { NeptuneConnection } from "./neptune-connection";
import type { NeptuneScheme } from "./neptune-scheme";
import { labelCountsQuery, recordQuery, sampleQuery, sizeQuery, typeCountsQuery } from "./open-cypher-search";

export interface NeptuneGraph {
  readonly scheme: NeptuneScheme;
  /** Without vectors: those are beside the graph. */
  readonly schema: GraphSchema;
  /** Relation types as Neptune has them, by relation handle. */
  readonly types: readonly string[];
  /** Most words in one name; 0 where that is not known. */
  readonly longestName: number;
  /** Whether any edge may be without a direction: of a graph that was there before only its edges' details say. */
  readonly hasUndirected: boolean;
  /** Of an own graph: the hash of its node ids in order, and the model of its vectors. */
  readonly record: Pick<GraphRecord, "fingerprint" | "vectorWidth" | "meta"> | undefined;
  /** Of a foreign graph: which properties are names and texts. */
  readonly mapping: Mapping;
}

const SAMPLE = 100;
const NO_MAPPING: Mapping = { ids: [], names: [], texts: [], vectors: [] };

const countSchema = z.object({ count: z.number() });
const namedCountSchema = z.object({ name: z.string(), count: z.number() });
const sampleSchema = z.object({ properties: ownRecord(z.unknown()) });

/** How large a graph is. */
export interface NeptuneSize {
  readonly nodes: number;
  readonly edges: number;
}

/** Nodes and edges of an exported graph that are really there, under the address's namespace: counted, not taken from its record. */
export async function countNeptune(connection: NeptuneConnection, signal: AbortSignal): Promise<NeptuneSize> {
  const { namespace } = connection.address;
  const scheme: NeptuneScheme = { kind: "own", namespace };
  const parameters = { namespace };
  const [size] = await connection.read({ query: sizeQuery(scheme), parameters }, countSchema, signal);
  const types = await connection.read(
    { query: typeCountsQuery(scheme), parameters },
    namedCountSchema,
    signal,
  );
  return { nodes: size?.count ?? 0, edges: types.reduce((sum, { count }) => sum + count, 0) };
}

/** As an own graph where an export left its record under the address's namespace, otherwise as it is. */
export async function readNeptuneGraph(
  connection: NeptuneConnection,
  signal: AbortSignal,
): Promise<NeptuneGraph> {
  const own: NeptuneScheme = { kind: "own", namespace: connection.address.namespace };
  const statement = { query: recordQuery(own), parameters: {} };
  const [row] = await connection.read(statement, z.object({ record: z.string() }), signal);
  if (!row) return readForeignGraph(connection, { ...own, kind: "foreign" }, signal);
  const { record, schema } = toRecord(connection, row.record);
  return {
    scheme: own,
    types: record.relations.map(({ type }) => type),
    ...{ record, mapping: NO_MAPPING, longestName: record.longestName },
    hasUndirected: record.undirected > 0,
    schema: { ...schema, vectorWidth: 0, vectorModel: "" },
  };
}

function toRecord(
  connection: NeptuneConnection,
  text: string,
): { readonly record: GraphRecord; readonly schema: GraphSchema } {
  try {
    const record = graphRecordSchema.parse(JSON.parse(text));
    return { record, schema: schemaOf(record) };
  } catch {
    const reason = "the graph in it was exported by another version of Dragoman: export and load it again";
    throw new FailureError({ kind: "database-failed", address: connection.url, reason });
  }
}

async function readForeignGraph(
  connection: NeptuneConnection,
  scheme: NeptuneScheme,
  signal: AbortSignal,
): Promise<NeptuneGraph> {
  const { namespace } = scheme;
  const parameters = { namespace };
  const [size] = await connection.read({ query: sizeQuery(scheme), parameters }, countSchema, signal);
  const counted = await connection.read(
    { query: labelCountsQuery(scheme), parameters },
    namedCountSchema,
    signal,
  );
  const relations = await connection.read(
    { query: typeCountsQuery(scheme), parameters },
    namedCountSchema,
    signal,
  );
  const labels = counted.filter(({ name }) => name.startsWith(namespace));
  const title = `${connection.address.host}${namespace === "" ? "" : ` (${namespace})`}`;
  return {
    scheme,
    types: relations.map(({ name }) => name),
    ...{ longestName: 0, record: undefined, hasUndirected: false },
    mapping: await propose(
      connection,
      labels.map(({ name }) => name),
      signal,
    ),
    schema: {
      ...{ name: "neptune", title, description: "", licence: "", attribution: "" },
      nodes: size?.count ?? 0,
      edges: relations.reduce((sum, { count }) => sum + count, 0),
      labels: labels.map(({ name, count }) => ({ name: name.slice(namespace.length), count })),
      relations: relations.map(({ name, count }) => ({ name, words: asWords(name), count })),
      ...{ vectorWidth: 0, vectorModel: "", writable: false, questions: [] },
    },
  };
}

async function propose(
  connection: NeptuneConnection,
  labels: readonly string[],
  signal: AbortSignal,
): Promise<Mapping> {
  const samples = new Map<string, readonly Record<string, unknown>[]>();
  for (const label of labels.filter((name) => isCypherName(name) && !name.includes("\\"))) {
    const statement = { query: sampleQuery(label, SAMPLE), parameters: {} };
    const rows = await connection.read(statement, sampleSchema, signal);
    samples.set(
      label,
      rows.map(({ properties }) => properties),
    );
  }
  return proposeMapping(samples);
}

/** The property that the first of a node's labels with a choice names, as text; "" where it has none. */
export function chosenText(
  choices: Mapping["names"],
  labels: readonly string[],
  properties: Readonly<Record<string, unknown>>,
): string {
  const choice = choices.find(
    ({ label, property }) => labels.includes(label) && Object.hasOwn(properties, property),
  );
  const value = choice ? properties[choice.property] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" || typeof first === "number" || typeof first === "boolean"
    ? String(first)
    : "";
}
