/** What a run decided: one verdict for every candidate edge, and the numbers behind it as columns. */
import { z } from "zod";
import { pinsSchema } from "./pins";
import { messageSchema } from "./sentences/sentences";
import { outcomeSchema, understandingSchema } from "./understanding";

/** Exactly one of these for every candidate edge (docs/methods.md, “Prune”). The order is the code stored in `Uint8Array` columns. */
export const VERDICTS = [
  "kept",
  "never-reached",
  "cycle",
  "lost-cluster",
  "gw-unneeded",
  "strong-nonpositive",
  "simple-unreached",
  "below-top-edges",
  "below-fact-cap",
  "below-threshold",
  "lost-draw",
  "pinned-out",
  "below-top-paths",
  "on-no-path",
  "trivial-edge",
  "after-cut",
] as const;
export type Verdict = (typeof VERDICTS)[number];
export const KEPT = 0;

/** Why the solver dealt with an edge as it did; finer than the verdict of a kept edge. */
export const KEPT_REASONS = ["merged-kept", "virtual-kept", "kept-unpruned"] as const;

/** Where along the recipe an edge was lost, so that the timeline can thin the cloud out. */
export const VERDICT_STAGE: Readonly<Record<Verdict, "sample" | "prune" | "read">> = {
  kept: "read",
  "never-reached": "prune",
  cycle: "prune",
  "lost-cluster": "prune",
  "gw-unneeded": "prune",
  "strong-nonpositive": "prune",
  "simple-unreached": "prune",
  "below-top-edges": "prune",
  "below-fact-cap": "sample",
  "below-threshold": "sample",
  "lost-draw": "sample",
  "pinned-out": "sample",
  "below-top-paths": "prune",
  "on-no-path": "prune",
  "trivial-edge": "prune",
  "after-cut": "prune",
};

export const stageReportSchema = z.object({
  name: z.string(),
  ms: z.number(),
  /** Nodes and edges alive after the stage. */
  nodes: z.number().int(),
  edges: z.number().int(),
  /** True when the stage's earlier result was used again. */
  reused: z.boolean(),
  /** Which of several rounds of the stage, from 1; absent where it ran once. */
  round: z.number().int().optional(),
  /**
   * What it timed by itself, absent where nothing was: of understand and seed each kind of look-up with the nodes found. "mention": names, other names
   * and ids in the question; "name": given ones; "text": BM25; "vector": likeness; "prefix": names by one of their words.
   */
  parts: z
    .array(z.object({ name: z.string(), found: z.number().int(), ms: z.number() }))
    .readonly()
    .optional(),
});
export type StageReport = z.infer<typeof stageReportSchema>;

/** What stands behind an answer besides scores: a trained reader, a high prize where the reader's list ends, or the question itself. */
export const ANSWER_MARKS = ["reader", "ensemble", "named"] as const;
export type AnswerMark = (typeof ANSWER_MARKS)[number];

const answerSchema = z.object({
  node: z.number().int(),
  id: z.string(),
  name: z.string(),
  score: z.number(),
  /** Absent where the recipe's scores, or a computation, gave it. */
  by: z.enum(ANSWER_MARKS).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** A piece of the answer text and the candidate edge rows (indices into the run's edge columns) that support it. */
export interface Clause {
  readonly text: string;
  readonly edges: readonly number[];
}

/** The same before anyone has said it: the window says it in the reader's language. */
const saidClauseSchema = z.object({ said: messageSchema, edges: z.array(z.number().int()) });
export type SaidClause = z.infer<typeof saidClauseSchema>;

/**
 * How one thing acts on another, step by step, the first thing first; by handles, so that a step can be selected. `said` tells what it
 * rests on, `sign` what the first does to the last: 1 more, −1 less, 0 not said.
 */
const saidChainSchema = z.object({
  said: messageSchema,
  records: z.array(z.string()),
  sign: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  nodes: z.array(z.object({ node: z.number().int(), name: z.string() })),
  /** One step less than nodes; `forward` where the edge leads from the earlier to the later. */
  steps: z.array(z.object({ edge: z.number().int(), words: z.string(), forward: z.boolean() })),
});
export type SaidChain = z.infer<typeof saidChainSchema>;

/** The solver's own account of how good the subgraph is: objective = prizes lost + costs paid (smaller is better). */
const boundSchema = z.object({
  objective: z.number(),
  lowerBound: z.number(),
  /** (objective − lowerBound) / objective, 0 when the objective is 0. */
  gap: z.number(),
});
export type Bound = z.infer<typeof boundSchema>;

const floatColumn = z.instanceof(Float64Array);
const intColumn = z.instanceof(Int32Array);
const byteColumn = z.instanceof(Uint8Array);

/**
 * How p is spread over the whole candidate graph, for methods that give probabilities. Both histograms count every edge once; bins
 * hold their lower edge, the last one also its upper.
 */
const probabilitiesSchema = z.object({
  /** 50 bins of width 0.02 from 0 to 1. */
  linear: intColumn,
  /** 40 bins, five to a decade from 1e-8 to 1: bin i starts at 10^(i/5 − 8). Smaller p are counted in the first. */
  logarithmic: intColumn,
  /** Edges with p ≥ the recipe's threshold. */
  atThreshold: z.number().int(),
  /** Edges within the fact cap, and p of the last of them (0 when there is no edge). */
  withinCap: z.number().int(),
  capProbability: z.number(),
  /** Edges that go on to the prune stage. */
  selected: z.number().int(),
});
export type Probabilities = z.infer<typeof probabilitiesSchema>;

/**
 * What `count` Gumbel draws of a run decided, draws `first` to `first + count − 1` of its seed; each is the run that `sample.method`
 * "gumbel" and `sample.draw` give. Intervals are Wilson's at 95 %.
 */
export const drawsSchema = z.object({
  first: z.number().int(),
  count: z.number().int(),
  /** Edges within the fact cap, the only ones that can be drawn, likeliest first: how often drawn, and how often kept after pruning. */
  edges: z.object({
    row: intColumn,
    drawn: intColumn,
    /** drawn / count with its interval. */
    frequency: floatColumn,
    low: floatColumn,
    high: floatColumn,
    kept: intColumn,
  }),
  /** First answers and in how many draws each was first, most often first. */
  answers: z.array(
    z.object({
      node: z.number().int(),
      id: z.string(),
      name: z.string(),
      draws: z.number().int(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  /** Per draw: index into `answers`, −1 where there was no answer; and how many edges were drawn, 0 where the likeliest stood in. */
  answerOf: intColumn,
  drawnOf: intColumn,
  /** Draws whose first answer is not the run's own. */
  changed: z.number().int(),
  ms: z.number(),
});
export type Draws = z.infer<typeof drawsSchema>;

/**
 * A run as the window sees it: at most `limit` candidate edges drawn (kept ones first, then the nearest misses), all counts over the
 * whole candidate graph. Columns `nodeNumbers` and `edgeNumbers` are named numbers; NaN means "no value".
 */
export const runViewSchema = z.object({
  run: z.string(),
  question: z.string(),
  graph: z.string(),
  recipe: z.string(),
  seed: z.number().int(),
  answers: z.array(answerSchema),
  /** How many there are, with those beyond the most that the recipe lists. */
  answersTotal: z.number().int(),
  clauses: z.array(saidClauseSchema),
  /** Where the question asks how one thing acts on another and edges carry records: how, best first. */
  chains: z.array(saidChainSchema).optional(),
  /** Relation paths, as words, that a person taught for questions worded so; absent where none held. */
  taught: z.array(z.string()).optional(),
  /** Names in the question that nothing came of; absent where there are none. */
  ignored: z.array(z.string()).optional(),
  /** Only there where the recipe understands questions. */
  understanding: understandingSchema.optional(),
  answer: outcomeSchema.optional(),
  stages: z.array(stageReportSchema),
  verdicts: z.record(z.string(), z.number().int()),
  dropped: z.record(z.string(), z.number().int()),
  bound: boundSchema.optional(),
  notes: z.array(messageSchema),
  totals: z.object({ nodes: z.number().int(), edges: z.number().int() }),
  /** Drawn nodes (n rows). */
  nodes: z.object({
    handle: intColumn,
    id: z.array(z.string()),
    name: z.array(z.string()),
    /** Index into `labels`, −1 when the node has none. */
    label: intColumn,
    hops: byteColumn,
    kept: byteColumn,
    /** 1 where the node is a seed. */
    seed: byteColumn,
    numbers: z.record(z.string(), floatColumn),
  }),
  /** Drawn edges (m rows); `row` is the edge's row in the whole candidate graph. */
  edges: z.object({
    row: intColumn,
    handle: intColumn,
    /** Rows of the ends among the drawn nodes. */
    source: intColumn,
    target: intColumn,
    /** Index into `relations`. */
    relation: intColumn,
    verdict: byteColumn,
    /** 16 hexadecimal digits naming an edge on any machine and in any store, for `sample.rerolls` and pins. */
    key: z.array(z.string()).optional(),
    /** 1 where the edge joins its ends in no direction; absent where every edge has one. */
    undirected: byteColumn.optional(),
    numbers: z.record(z.string(), floatColumn),
  }),
  probabilities: probabilitiesSchema.optional(),
  /** What was pinned, where anything was. */
  pins: pinsSchema.optional(),
  labels: z.array(z.string()),
  relations: z.array(z.string()),
});
export type RunView = z.infer<typeof runViewSchema>;
