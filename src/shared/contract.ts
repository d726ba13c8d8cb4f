/**
 * Everything the window may ask of the engine. A new request starts as a new line in REQUESTS; both ends parse with these schemas,
 * values only. A reply carries a `Failure` instead of an exception; progress arrives as events while a request runs.
 */
import { z } from "zod";
import { withoutLogin } from "./addresses";
import { EVIDENCE_REQUESTS } from "./documents/evidence";
import { CONNECTION_REQUESTS } from "./connections";
import { CYPHER_REQUESTS } from "./cypher";
import { TAUGHT_REQUESTS } from "./taught";
import { cutSchema } from "./documents/cut";
import { DEVICE_REQUESTS } from "./devices";
import { EXPLORE_REQUESTS } from "./explore";
import { failureSchema, type Failure } from "./failure";
import { GOLD_REQUESTS } from "./gold";
import { IMPORT_REQUESTS } from "./import/requests";
import { edgeDetailsSchema, nodeDetailsSchema } from "./graph";
import { HYPOTHESIS_REQUESTS } from "./hypothesis";
import { JUDGING_REQUESTS } from "./judging";
import { LANGUAGE_CODES } from "./languages/language";
import { LEDGER_REQUESTS } from "./ledger";
import { MAP_REQUESTS } from "./map";
import { TEXT_REQUESTS } from "./texts/reading";
import { pinsSchema } from "./pins";
import { MOST_DRAW } from "./stages/sample";
import { overridesSchema, recipeSchema } from "./recipe";
import { PIPELINE_REQUESTS } from "./pipeline";
import { SALIENCE_REQUESTS } from "./salience";
import { SESSION_REQUESTS } from "./session";
import { sliceSchema, wantedSchema } from "./uploads";
import { NODE_READING_REQUESTS } from "./node-reading";
import { WHY_NOT_REQUESTS } from "./why-not";
import { drawsSchema, runViewSchema } from "./trace";

const namedCount = z.object({ name: z.string(), count: z.number().int() });

const graphSummarySchema = z.object({
  name: z.string(),
  /** The person's own where one was given, otherwise the graph's; "" for none. */
  title: z.string(),
  description: z.string(),
  licence: z.string(),
  attribution: z.string(),
  nodes: z.number().int(),
  edges: z.number().int(),
  labels: z.array(namedCount),
  relations: z.array(namedCount.extend({ words: z.string() })),
  vectorWidth: z.number().int(),
  questions: z.array(z.string()),
  /** What is told of each node of a graph that is rows of tables: their headers. */
  columns: z.array(z.string()).optional(),
  /** True for graphs that come with the product. */
  sample: z.boolean(),
});
export type GraphSummary = z.infer<typeof graphSummarySchema>;

/** Most characters of a title given to a graph. */
export const LONGEST_TITLE = 200;

/** Most candidate edges one view may hold; a window draws far fewer, but may list them all. */
export const MOST_EDGES = 200_000;

/** Most characters of a question. */
export const LONGEST_QUESTION = 10_000;

const askRequestSchema = z.object({
  /** What is kept of a question (ledger, traces, reports) never holds a login that came in with an address. */
  question: z.string().min(1).max(LONGEST_QUESTION).transform(withoutLogin),
  graph: z.string().min(1),
  recipe: z.string().min(1),
  overrides: overridesSchema,
  /** Absent means nothing is pinned. */
  pins: pinsSchema.optional(),
  seed: z.number().int().nonnegative(),
  /** Most edges in the view. */
  limit: z.number().int().min(1).max(MOST_EDGES),
});
export type AskRequest = z.infer<typeof askRequestSchema>;

/** One relation path an edge lies on: its steps as words, how far it is believed in, and the hop (from 1) at which the edge is walked. */
const edgeOriginSchema = z.array(
  z.object({ words: z.array(z.string()), probability: z.number(), hop: z.number().int() }),
);
export type EdgeOrigin = z.infer<typeof edgeOriginSchema>;

/** The forms a run can be written in, by the endings of their files. */
export const RUN_FORMATS = [
  "md",
  "html",
  "word.html",
  "report.csv",
  "csv",
  "jsonl",
  "graphml",
  "gexf",
  "cyjs",
  "cypher",
  "trace.jsonl",
] as const;
export type RunFormat = (typeof RUN_FORMATS)[number];

/** What a run's view tells as messages, said in a report's language by the window: the engine itself speaks English. */
const saidRunSchema = z.object({
  /** The graph's. */
  title: z.string(),
  /** All of the view's, in their order. */
  clauses: z.array(z.string()),
  notes: z.array(z.string()),
});
export type SaidRun = z.infer<typeof saidRunSchema>;

export const REQUESTS = {
  "graph:list": { input: z.object({}), output: z.array(graphSummarySchema) },
  /** Asks for a word at once: an engine that gives none hangs. */
  ping: { input: z.object({}), output: z.object({}) },
  ...IMPORT_REQUESTS,
  /** Gives one of the person's own graphs a title; "" gives back its own. */
  "graph:retitle": {
    input: z.object({ graph: z.string(), title: z.string().max(LONGEST_TITLE) }),
    output: z.object({}),
  },
  "graph:delete": { input: z.object({ graph: z.string() }), output: z.object({}) },
  /** What the lists of graphs, recipes and connections leave out because it cannot be read, each by name. */
  "list:unread": { input: z.object({}), output: z.array(failureSchema) },
  "recipe:list": { input: z.object({}), output: z.array(recipeSchema) },
  ask: { input: askRequestSchema, output: runViewSchema },
  /** Where an edge's p comes from: the relation paths it lies on, likeliest first; empty for recipes without a retriever. */
  "run:edge-origin": {
    input: z.object({ run: z.string(), row: z.number().int() }),
    output: edgeOriginSchema,
  },
  ...WHY_NOT_REQUESTS,
  ...NODE_READING_REQUESTS,
  ...SALIENCE_REQUESTS,
  ...PIPELINE_REQUESTS,
  /** Draws a run's edges again and again; whatever its sample method, as long as its score method gives probabilities. */
  "run:draws": {
    input: z.object({
      run: z.string(),
      count: z.number().int().min(1).max(10_000),
      first: z.number().int().min(0).max(MOST_DRAW).default(0),
    }),
    output: drawsSchema,
  },
  /** A run as a file to keep: the kept subgraph or all candidates; a trace always holds all. */
  "run:export": {
    input: z.object({
      run: z.string(),
      format: z.enum(RUN_FORMATS),
      scope: z.enum(["kept", "candidates"]),
      /** What a report is written in; English where it is missing. Other formats have no words of their own. */
      language: z.enum(LANGUAGE_CODES).optional(),
      said: saidRunSchema.optional(),
    }),
    output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  },
  "node:details": {
    input: z.object({ graph: z.string(), nodes: z.array(z.number().int()).max(10_000), cut: cutSchema }),
    output: z.array(nodeDetailsSchema),
  },
  "edge:details": {
    input: z.object({ graph: z.string(), edges: z.array(z.number().int()).max(10_000), cut: cutSchema }),
    output: z.array(edgeDetailsSchema),
  },
  ...EXPLORE_REQUESTS,
  ...EVIDENCE_REQUESTS,
  ...HYPOTHESIS_REQUESTS,
  ...MAP_REQUESTS,
  ...TEXT_REQUESTS,
  ...CONNECTION_REQUESTS,
  /** Opens the graph behind a connection; `name` is what other requests call it. */
  "connection:open": { input: z.object({ name: z.string() }), output: graphSummarySchema },
  ...CYPHER_REQUESTS,
  ...GOLD_REQUESTS,
  ...LEDGER_REQUESTS,
  ...JUDGING_REQUESTS,
  ...TAUGHT_REQUESTS,
  ...SESSION_REQUESTS,
  ...DEVICE_REQUESTS,
} as const;

export type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
export type RequestInput<N extends RequestName> = z.input<Requests[N]["input"]>;
export type RequestOutput<N extends RequestName> = z.output<Requests[N]["output"]>;

/** What has been done of how much; `total` 0 means unknown. `partial`: results so far, for requests that say what they send. */
const progressSchema = z.object({
  stage: z.string(),
  done: z.number(),
  total: z.number(),
  partial: z.unknown().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** Window → engine. */
export const orderSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("request"), id: z.number().int(), name: z.string(), input: z.unknown() }),
  z.object({ type: z.literal("cancel"), id: z.number().int() }),
  sliceSchema,
]);
export type Order = z.infer<typeof orderSchema>;
/** Window → host: the engine hangs, another shall take its place. */
const hangsSchema = z.object({ type: z.literal("restart") });

/** Whatever a window sends. */
export const clientMessageSchema = z.discriminatedUnion("type", [...orderSchema.options, hangsSchema]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** Engine → window. */
const engineMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), id: z.number().int(), progress: progressSchema }),
  wantedSchema,
  z.object({ type: z.literal("done"), id: z.number().int(), value: z.unknown() }),
  z.object({ type: z.literal("failed"), id: z.number().int(), failure: failureSchema }),
]);
/** Host → window: another engine takes the place of one that ended by itself; what that one kept in memory is gone. */
const restartSchema = z.object({ type: z.literal("restarted"), reason: z.string() });
export type Restart = z.infer<typeof restartSchema>;

/** Whatever reaches a window. */
export const arrivalSchema = z.discriminatedUnion("type", [...engineMessageSchema.options, restartSchema]);
export type Arrival = z.infer<typeof arrivalSchema>;
export type EngineMessage = z.infer<typeof engineMessageSchema>;
