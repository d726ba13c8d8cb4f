/** Questions with known answers: what a window loads, runs a recipe over, and looks into one by one. */
import { z } from "zod";
import { failureSchema } from "./failure";
import { DROP_REASONS } from "./graph";
import { overridesSchema, GRAPH_STAGES, type GraphStageName } from "./recipe";
import { reasonSchema } from "./sentences/sentences";
import { heldUploadSchema } from "./uploads";
import { VERDICT_STAGE, VERDICTS, type Verdict } from "./trace";

/** Source, relation, target: names or ids, in the direction of the graph. */
export const goldTripleSchema = z.tuple([z.string(), z.string(), z.string()]);
export type GoldTriple = z.infer<typeof goldTripleSchema>;

/** What every line of a question file says; entities are names or ids, `paths` the gold reasoning paths. */
export const GOLD_FIELDS = {
  question: z.string().min(1).max(10_000),
  q_entity: z.array(z.string()).default([]),
  a_entity: z.array(z.string()).min(1),
  paths: z.array(z.array(goldTripleSchema)).optional(),
};

/** A line as it was parsed, its right answers under the name that is read here: KGQA sets call them "answers" or "answer" too, a text or a list of texts. */
export function withGold(line: unknown): unknown {
  if (typeof line !== "object" || line === null || "a_entity" in line) return line;
  const { answers, answer = answers, ...rest } = line as Readonly<Record<string, unknown>>;
  if (typeof answer === "string") return { ...rest, a_entity: [answer] };
  return Array.isArray(answer) ? { ...rest, a_entity: answer as unknown[] } : line;
}

/** One question of a loaded file; `line` is counted from 1. */
const goldQuestionSchema = z.object({ ...GOLD_FIELDS, line: z.number().int() });
export type GoldQuestion = z.infer<typeof goldQuestionSchema>;

const goldFileSchema = z.object({
  name: z.string(),
  questions: z.array(goldQuestionSchema),
  /** Lines that are no question, the first thousand; `rejected` counts them all. */
  rejects: z.array(z.object({ file: z.string(), line: z.number().int(), reason: reasonSchema })),
  rejected: z.number().int(),
  /** Lines that bring a graph of their own, which is not used: questions run on the graph that is open. */
  ownGraphs: z.number().int(),
});
export type GoldFile = z.infer<typeof goldFileSchema>;

/** "given": seeds are the file's q_entity. "linked": the recipe finds them in the question. */
export const TOPIC_ENTITIES = ["given", "linked"] as const;
export type TopicEntities = (typeof TOPIC_ENTITIES)[number];

/** Where gold edges come from: the file, all shortest paths from topic to answers in the candidate graph, or nowhere. */
const GOLD_SOURCES = ["given", "heuristic", "none"] as const;

/** Why a gold edge is not in the answer's subgraph: never expanded (and what left it out), or the verdict that ended it. */
const GOLD_REASONS = [
  "unknown-node",
  "unknown-relation",
  "not-in-graph",
  "not-run",
  "out-of-reach",
  "direction",
  ...DROP_REASONS,
  ...VERDICTS,
] as const;
export type GoldReason = (typeof GOLD_REASONS)[number];

/** The stage at which a gold edge is lost for this reason; null for a kept one. */
export function stageOfReason(reason: GoldReason): GraphStageName | null {
  if (reason === "kept") return null;
  if (reason === "not-run") return "seed";
  return (VERDICTS as readonly string[]).includes(reason) ? VERDICT_STAGE[reason as Verdict] : "expand";
}

const stageSchema = z.enum(GRAPH_STAGES);
const countSchema = z.number().int().min(0);

/** Shares in 0…1 of the gold answers and gold edges alive after each stage, in the order of GRAPH_STAGES; no `paths` where there are none. */
const recallSchema = z
  .array(z.object({ answers: z.number(), paths: z.number().optional() }))
  .length(GRAPH_STAGES.length);
export type GoldRecall = z.infer<typeof recallSchema>;

/** What came of one question of a set. */
const goldOutcomeSchema = z.object({
  /** Place among the questions sent. */
  index: countSchema,
  /** Place of the first gold answer among those ranked, from 1; 0 where none is. */
  rank: countSchema,
  /** The first answer's name; "" without one. */
  best: z.string(),
  /** All metrics of `judge`, each in 0…1. */
  metrics: z.record(z.string(), z.number()),
  recall: recallSchema,
  /** The stage that lost the last gold answer; "read" also where others were ranked before it, absent where the first answer is gold. */
  lostAt: stageSchema.optional(),
  gold: z.enum(GOLD_SOURCES),
  /** Gold edges by what became of them. */
  edges: z.partialRecord(z.enum(GOLD_REASONS), countSchema),
  ms: z.number(),
  /** Why the question could not be run; it counts as wrong. */
  failure: failureSchema.optional(),
});
export type GoldOutcome = z.infer<typeof goldOutcomeSchema>;

/** Most questions of one request. */
export const MOST_QUESTIONS = 100_000;

const setFields = {
  graph: z.string().min(1),
  recipe: z.string().min(1),
  overrides: overridesSchema,
  seed: countSchema,
  topicEntities: z.enum(TOPIC_ENTITIES),
  questions: z.array(goldQuestionSchema).min(1).max(MOST_QUESTIONS),
};

/** Most parameters, and most combinations of their values, of one grid. */
export const MOST_AXES = 3;
export const MOST_CELLS = 240;

/** A parameter and the values it is tried at. */
const goldAxisSchema = z.object({
  path: z.string().regex(/^[a-z]+\.[A-Za-z]+$/),
  values: z
    .array(z.union([z.number(), z.string(), z.boolean()]))
    .min(1)
    .max(MOST_CELLS),
});
export type GoldAxis = z.infer<typeof goldAxisSchema>;

/** What is known of one cell of a grid so far: means over the first `questions` questions of the sample. */
const goldCellSchema = z.object({
  /** Row-major place: the last axis changes fastest. */
  cell: countSchema,
  questions: countSchema,
  metrics: z.record(z.string(), z.number()),
  /** Mean shares alive after pruning; no `pathRecall` where no question has a gold path. */
  answerRecall: z.number(),
  pathRecall: z.number().optional(),
  /** Median of a question asked alone, in milliseconds: a stage shared with another cell counts as long as it took when it ran. */
  ms: z.number(),
  /** Why the cell cannot be run at all. */
  failure: failureSchema.optional(),
});
export type GoldCell = z.infer<typeof goldCellSchema>;

/** Parts of the work done so far, sent with the progress. */
export const goldOutcomesSchema = z.array(goldOutcomeSchema);
export const goldCellsSchema = z.array(goldCellSchema);

/** One gold edge of a run. */
const goldEdgeSchema = z.object({
  source: z.string(),
  relation: z.string(),
  target: z.string(),
  /** Handle in the open store, −1 where the graph has no such edge; row among the candidates, −1 where it is none. */
  handle: z.number().int(),
  row: z.number().int(),
  reason: z.enum(GOLD_REASONS),
  /** The stage that lost it; absent for a kept edge. */
  lostAt: stageSchema.optional(),
  /** What the reason speaks of: the name not known, or the node at which edges were left out, and how many. */
  place: z.string().optional(),
  leftOut: countSchema.optional(),
  /** The candidate's numbers by name, those that are finite. */
  numbers: z.record(z.string(), z.number()),
});
export type GoldEdge = z.infer<typeof goldEdgeSchema>;

/** One gold answer of a run. */
const goldAnswerSchema = z.object({
  /** As the file names it, and as the graph does. */
  wanted: z.string(),
  name: z.string(),
  /** Handle of its node, −1 where the graph has none of that name. */
  node: z.number().int(),
  /** Place among the ranked answers, from 1; 0 where it is none. */
  rank: countSchema,
  lostAt: stageSchema.optional(),
});
export type GoldAnswer = z.infer<typeof goldAnswerSchema>;

/** What became of all the gold of one run. */
const goldAccountSchema = z.object({
  gold: z.enum(GOLD_SOURCES),
  edges: z.array(goldEdgeSchema),
  answers: z.array(goldAnswerSchema),
  recall: recallSchema,
});
export type GoldAccount = z.infer<typeof goldAccountSchema>;

/** The requests of this room; `REQUESTS` of the contract takes them in. */
export const GOLD_REQUESTS = {
  /** Reads a question file (one JSON object a line); fails only where it holds no question at all. */
  "gold:load": {
    input: z.object({ file: heldUploadSchema }),
    output: goldFileSchema,
  },
  /** Asks every question; the progress brings the outcomes as they are known (`goldOutcomesSchema`). */
  "gold:evaluate": {
    input: z.object(setFields),
    output: z.object({ convention: z.string(), questions: countSchema }),
  },
  /** What became of the gold of a question in a run of it. */
  "gold:question": {
    input: z.object({ run: z.string(), question: goldQuestionSchema }),
    output: goldAccountSchema,
  },
  /** Asks the questions with every combination of values; the progress brings the cells as they stand (`goldCellsSchema`). */
  "gold:ablate": {
    input: z.object({ ...setFields, axes: z.array(goldAxisSchema).min(1).max(MOST_AXES) }),
    output: z.object({ convention: z.string(), cells: countSchema }),
  },
} as const;
