/** The run ledger: every question that was asked, with all it takes to ask it again and to say whether the same came out. */
import { z } from "zod";
import { failureSchema } from "./failure";
import { pinsSchema } from "./pins";
import { overridesSchema, recipeSchema } from "./recipe";
import { reasonSchema } from "./sentences/sentences";
import { heldUploadSchema } from "./uploads";
import { runViewSchema, stageReportSchema } from "./trace";

/** Most characters of a name given to a run. */
export const LONGEST_RUN_NAME = 200;
/** Most runs kept; beyond it the oldest without a star are let go. */
export const MOST_LEDGER_RUNS = 2000;

const runId = z.string().min(1).max(100);
const counts = z.object({
  /** Candidates, and how many of them were kept. */
  nodes: z.number().int(),
  edges: z.number().int(),
  keptNodes: z.number().int(),
  keptEdges: z.number().int(),
});

const modelStamp = z.object({ name: z.string(), fingerprint: z.string() });

/** What the window lists of a run. */
const ledgerRowSchema = z.object({
  id: runId,
  /** When it was asked, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Given by the person, "" before. */
  name: z.string().max(LONGEST_RUN_NAME),
  starred: z.boolean(),
  question: z.string(),
  graph: z.string(),
  /** Name of the recipe; `overrides` and `pins` were changed in it. */
  recipe: z.string(),
  overrides: overridesSchema,
  pins: pinsSchema.optional(),
  seed: z.number().int().nonnegative(),
  /** What computed it: "CPU, linux x64, Node.js 24.1.0". */
  device: z.string(),
  models: z.array(modelStamp),
  product: z.string(),
  /** All stages together, in milliseconds. */
  ms: z.number(),
  stages: z.array(stageReportSchema),
  /** The first answers, best first. */
  answers: z.array(z.object({ id: z.string(), name: z.string(), score: z.number() })),
  /** True where the answer was computed over the whole graph instead of found; absent otherwise, and in older lines. */
  computed: z.literal(true).optional(),
  counts,
  /** "sha256:…" over every verdict, number, answer and clause of the run: equal for runs that are the same to the byte. */
  digest: z.string(),
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;

/** A run as it is kept: with the whole recipe, changes applied, and the graph's fingerprint ("" where it could not be taken). */
export const ledgerEntrySchema = ledgerRowSchema.extend({
  applied: recipeSchema,
  fingerprint: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** A run asked again, and what of its surroundings is not as it was. */
const reopenedSchema = z.object({
  view: runViewSchema,
  row: ledgerRowSchema,
  /** True when the digest is the same: every number, verdict and answer to the byte. */
  identical: z.boolean(),
  changed: z.array(z.enum(["graph", "models", "product", "device"])),
});
export type Reopened = z.infer<typeof reopenedSchema>;

const diffEdge = z.object({ source: z.string(), relation: z.string(), target: z.string(), key: z.string() });
const movedEdge = diffEdge.extend({ first: z.number(), second: z.number() });
/** Most edges listed of each kind; the counts tell all. */
export const MOST_DIFF_EDGES = 500;

/** What the second run has that the first has not, and the other way round. */
const runDiffSchema = z.object({
  identical: z.boolean(),
  /** Question, graph, seed, pins and every parameter that differs; values as JSON. */
  parameters: z.array(z.object({ name: z.string(), first: z.string(), second: z.string() })),
  /** Kept edges of the second run only, and of the first only. */
  gained: z.array(diffEdge),
  lost: z.array(diffEdge),
  gainedCount: z.number().int(),
  lostCount: z.number().int(),
  keptInBoth: z.number().int(),
  /** Edges that are candidates of both and kept in one at least, whose `number` moved, the greatest move first. */
  number: z.string(),
  moved: z.array(movedEdge),
  movedCount: z.number().int(),
  /** By rank (from 1) and score in either run; absent where it is no answer. */
  answers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      first: z.object({ rank: z.number().int(), score: z.number() }).optional(),
      second: z.object({ rank: z.number().int(), score: z.number() }).optional(),
    }),
  ),
});
export type RunDiff = z.infer<typeof runDiffSchema>;

/** A trace replayed: the run, and how its lines compare with those recorded. */
const replayedSchema = z.object({
  view: runViewSchema,
  /** What the recorded run was asked by. */
  recorded: z.object({
    graph: z.string(),
    applied: recipeSchema,
    seed: z.number().int(),
    product: z.string(),
  }),
  lines: z.number().int(),
  differing: z.number().int(),
  first: z
    .object({ line: z.number().int(), place: z.string(), recorded: z.string(), replayed: z.string() })
    .optional(),
});
export type Replayed = z.infer<typeof replayedSchema>;

const limit = z.number().int().min(1).max(200_000);

/** Runs that were answered since the start and are no row, as their graph was replaced or deleted meanwhile; why the last one. */
const unkeptSchema = z.object({ runs: z.number().int(), failure: failureSchema.nullable() });
export type Unkept = z.infer<typeof unkeptSchema>;

export const LEDGER_REQUESTS = {
  /** Newest first, those deleted left out; `problem` says why the newest runs may be missing after the next start, "" otherwise. */
  "ledger:list": {
    input: z.object({}),
    output: z.object({
      rows: z.array(ledgerRowSchema),
      problem: reasonSchema,
      /** Lines that this version cannot read; they are kept as they are. */
      unread: z.number().int().default(0),
      /** Runs and changes that the disk has not taken. */
      unwritten: z.number().int().default(0),
      unkept: unkeptSchema.default({ runs: 0, failure: null }),
    }),
  },
  "ledger:rename": {
    input: z.object({ id: runId, name: z.string().max(LONGEST_RUN_NAME) }),
    output: z.object({}),
  },
  "ledger:star": { input: z.object({ id: runId, starred: z.boolean() }), output: z.object({}) },
  /** With `deleted` false it is restored; what is deleted is gone for good when the engine starts next. */
  "ledger:delete": { input: z.object({ id: runId, deleted: z.boolean() }), output: z.object({}) },
  "ledger:reopen": { input: z.object({ id: runId, limit }), output: reopenedSchema },
  "ledger:diff": { input: z.object({ first: runId, second: runId }), output: runDiffSchema },
  /** A trace file, run again over the graph that it names, or over `graph` where there is none of that name here. */
  "ledger:replay": {
    input: z.object({
      file: heldUploadSchema,
      graph: z.string().min(1),
      limit,
    }),
    output: replayedSchema,
  },
} as const;
