/**
 * The Cypher console: what a person asks of a Neo4j graph in its own language, and what comes back. It can only read. Values cross as
 * text where a number of JavaScript would lose something; nodes and edges cross once each, and values name them by id.
 */
import { z } from "zod";

/** What a query may take unless a person says otherwise, and the most they may say. */
export const CYPHER_LIMITS = {
  rows: 1000,
  mostRows: 10_000,
  seconds: 30,
  mostSeconds: 600,
  /** Rows the planner may expect anywhere on the way before a person is asked. */
  estimatedRows: 1_000_000,
  /** Values in one answer; beyond it rows are left out, and in a single row the tails of lists. */
  values: 300_000,
  textLength: 100_000,
} as const;

export const TEMPORAL_TYPES = [
  "date",
  "time",
  "local time",
  "date and time",
  "local date and time",
  "duration",
] as const;

/** A value as Neo4j gave it. */
export type CypherValue =
  | { readonly kind: "null" }
  | { readonly kind: "boolean"; readonly value: boolean }
  /** All 64 bits, in decimal. */
  | { readonly kind: "integer"; readonly text: string }
  /** The shortest text that reads back as the same number; NaN, Infinity and −0 included. */
  | { readonly kind: "float"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  /** Hexadecimal. */
  | { readonly kind: "bytes"; readonly text: string }
  | { readonly kind: "temporal"; readonly type: (typeof TEMPORAL_TYPES)[number]; readonly text: string }
  | { readonly kind: "point"; readonly srid: number; readonly coordinates: readonly string[] }
  | { readonly kind: "vector"; readonly type: string; readonly numbers: readonly string[] }
  /** `left` counts items at the end that were left out. */
  | { readonly kind: "list"; readonly items: readonly CypherValue[]; readonly left: number }
  | { readonly kind: "map"; readonly entries: readonly CypherEntry[] }
  | { readonly kind: "node"; readonly id: string }
  | { readonly kind: "edge"; readonly id: string }
  /** Ids of nodes and edges in turn; begins and ends with a node. */
  | { readonly kind: "path"; readonly ids: readonly string[] }
  /** A type that this program does not know; in the database's words. */
  | { readonly kind: "unknown"; readonly text: string };
export type CypherEntry = readonly [name: string, value: CypherValue];

const text = z.string();
const cypherValueSchema: z.ZodType<CypherValue, CypherValue> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("null") }),
    z.object({ kind: z.literal("boolean"), value: z.boolean() }),
    z.object({ kind: z.literal("integer"), text }),
    z.object({ kind: z.literal("float"), text }),
    z.object({ kind: z.literal("text"), text }),
    z.object({ kind: z.literal("bytes"), text }),
    z.object({ kind: z.literal("temporal"), type: z.enum(TEMPORAL_TYPES), text }),
    z.object({ kind: z.literal("point"), srid: z.number().int(), coordinates: z.array(text) }),
    z.object({ kind: z.literal("vector"), type: text, numbers: z.array(text) }),
    z.object({ kind: z.literal("list"), items: z.array(cypherValueSchema), left: z.number().int() }),
    z.object({ kind: z.literal("map"), entries: entriesSchema }),
    z.object({ kind: z.literal("node"), id: text }),
    z.object({ kind: z.literal("edge"), id: text }),
    z.object({ kind: z.literal("path"), ids: z.array(text) }),
    z.object({ kind: z.literal("unknown"), text }),
  ]),
);
const entriesSchema = z.array(z.tuple([text, cypherValueSchema]));

const cypherNodeSchema = z.object({ id: text, labels: z.array(text), properties: entriesSchema });
export type CypherNode = z.infer<typeof cypherNodeSchema>;

/** `source` and `target` are ids of nodes that may not have come along. */
const cypherEdgeSchema = z.object({
  id: text,
  type: text,
  source: text,
  target: text,
  properties: entriesSchema,
});
export type CypherEdge = z.infer<typeof cypherEdgeSchema>;

const cypherRowsSchema = z.object({
  outcome: z.literal("rows"),
  columns: z.array(text),
  rows: z.array(z.array(cypherValueSchema)),
  /** Every node and edge in the rows, once, in the order met. */
  nodes: z.array(cypherNodeSchema),
  edges: z.array(cypherEdgeSchema),
  /** Why there is more in the database than came: the row limit, or too many values; "" when this is all. */
  more: z.enum(["", "rows", "values"]),
  /** Most rows that the planner expected anywhere on the way. */
  estimatedRows: z.number(),
  ms: z.number(),
});
export type CypherRows = z.infer<typeof cypherRowsSchema>;

/** Nothing was run: the planner expects more rows than `limit`, and a person has to say that it may be so. */
const cypherCostlySchema = z.object({
  outcome: z.literal("costly"),
  estimatedRows: z.number(),
  limit: z.number(),
});
export type CypherCostly = z.infer<typeof cypherCostlySchema>;

export const cypherOutcomeSchema = z.discriminatedUnion("outcome", [cypherRowsSchema, cypherCostlySchema]);
export type CypherOutcome = z.infer<typeof cypherOutcomeSchema>;

/** Why the console did not run a text; the sentences are in failure.ts. */
export const CYPHER_REFUSALS = [
  "writes",
  "schema",
  "administration",
  "procedure",
  "function",
  "load-csv",
  "escapes",
  "terminates",
  "transactions",
  "profile",
  "unknown",
] as const;
export type CypherRefusal = (typeof CYPHER_REFUSALS)[number];

/** What something is called, and how that is written in a query: in backticks where it must be. */
const nameInQuery = z.object({ name: text, written: text });
export type NameInQuery = z.infer<typeof nameInQuery>;

/** What completion offers. */
const cypherNamesSchema = z.object({
  labels: z.array(nameInQuery),
  relations: z.array(nameInQuery),
  properties: z.array(nameInQuery),
});
export type CypherNames = z.infer<typeof cypherNamesSchema>;

const limit = (usual: number, most: number) => z.number().int().min(1).max(most).default(usual);

/** `graph` is `connection:NAME` or a bolt:// or neo4j:// address. */
const graph = z.string().min(1).max(2200);

export const CYPHER_REQUESTS = {
  /** Runs a text that can only read; cancelled, the database ends it. Throws query-refused, query-wrong, query-ended, database-failed. */
  "cypher:run": {
    input: z.object({
      graph,
      text: z.string().max(CYPHER_LIMITS.textLength),
      /** Values by the names of parameters, as JSON holds them. */
      parameters: z.record(z.string().max(200), z.json()).default({}),
      rows: limit(CYPHER_LIMITS.rows, CYPHER_LIMITS.mostRows),
      seconds: limit(CYPHER_LIMITS.seconds, CYPHER_LIMITS.mostSeconds),
      /** True where a person said that it may be costly. */
      confirmed: z.boolean().default(false),
    }),
    output: cypherOutcomeSchema,
  },
  "cypher:names": { input: z.object({ graph }), output: cypherNamesSchema },
} as const;
