/** A recipe is plain data: the parameters of every stage of a question, in the order they run. */
import { z } from "zod";
import { ownRecord } from "./own-record";
import { DIRECTIONS } from "./graph";
import { pinsSchema } from "./pins";

const positive = z.number().int().min(1);
const count = z.number().int().min(0);

const seedSchema = z.strictObject({
  /** "linked": the names found in the question, or where it names none the dense and lexical seeds fused. */
  method: z.enum(["dense", "lexical", "mention", "hybrid", "linked", "named"]),
  /** Most seeds taken. */
  k: positive.max(1000),
  /** Node ids or names, for method "named" only. */
  nodes: z.array(z.string()).default([]),
  labels: z.array(z.string()).default([]),
});

const expandSchema = z.strictObject({
  hops: count.max(6),
  direction: z.enum(DIRECTIONS),
  labels: z.array(z.string()).default([]),
  relations: z.array(z.string()).default([]),
  degreeCap: count.max(10_000_000),
  edgeBudget: positive.max(10_000_000),
});

/** G-Retriever's rank prizes with ties sharing (METHODS 1.2). */
const rankPrizesSchema = z.strictObject({
  method: z.literal("rank-prizes"),
  topNodes: count,
  topEdges: count,
  cost: z.number().min(0),
});

/** The biomedical objective Σp(v) + Σp(e) − λ·Σc(e) (METHODS 0). `salience` and `costs` are per relation type; absent means the default. */
const weightedPrizesSchema = z.strictObject({
  method: z.literal("weighted-prizes"),
  alpha: z.number().min(0),
  beta: z.number().min(0),
  gamma: z.number().min(0),
  lambda: z.number().min(0),
  salience: ownRecord(z.number().min(0)).default({}),
  /** Salience of a relation type not listed; "cosine" = max(0, cosine of question and relation words). */
  defaultSalience: z.union([z.literal("cosine"), z.number().min(0)]),
  costs: ownRecord(z.number().positive()).default({}),
  defaultCost: z.number().positive(),
  /** Added to the prize of edges on a short way between two entities the question names; 0 is the plain objective. */
  bridge: z.number().min(0).default(0),
});

/**
 * Relation paths from the topic entities, no training: a path's score is the cosine of question and path words + mention × how clearly
 * its relations are mentioned − coverage × what it leaves unexplained + typeHint × fit of its ends + lengthPrior × hops.
 */
const pathMatchSchema = z.strictObject({
  method: z.literal("path-match"),
  maxHops: positive.max(4),
  /** Most relation paths whose words are embedded. */
  beam: positive.max(5000),
  mention: z.number().min(0),
  coverage: z.number().min(0),
  /** Weight of the answer-type hint: what the question asks for against the label and the last relation of the path's ends. */
  typeHint: z.number().min(0),
  /** Added to a path's score per hop; negative favours short paths. */
  lengthPrior: z.number(),
  /** Added for a step straight back over the same relation where the question asks for others ("the same director"), else taken off. */
  turnBack: z.number(),
  /** Paths whose edges earn prizes; the best path's ends are the answers, those of the others follow. */
  topPaths: positive,
  /** Cost of every edge; an edge of the best path earns 1, of others less. */
  cost: z.number().positive(),
});

/** A trained retriever's belief in relation paths: p of an edge is the sum over the paths it lies on, p of a node over those that end there. */
const retrieverSchema = z.strictObject({
  method: z.literal("retriever"),
  /** Name in the model manifest. */
  model: z.string().min(1),
  maxHops: positive.max(4),
  /** Most relation paths the network looks at. */
  beam: positive.max(5000),
  /** Weight of path-match's score in a path's logit: what the words alone say holds the network on graphs unlike those it was trained on. */
  prior: z.number().min(0).default(0),
  /** Cost of every edge against its p as prize: an edge below it stays only where it connects. */
  cost: z.number().positive(),
});

const scoreSchema = z.discriminatedUnion("method", [
  rankPrizesSchema,
  weightedPrizesSchema,
  pathMatchSchema,
  retrieverSchema,
]);

/** Largest number of a draw or of re-rolls. */
export const MOST_DRAW = 1_000_000_000;

/**
 * Which edges go on, by their probability p (METHODS 4). "inference": the `maxFacts` likeliest with p ≥ `threshold`, the likeliest one where
 * none reaches it, no noise. "gumbel": independent binary Gumbel-softmax draws among the `maxFacts` likeliest. "none": all go on.
 */
export const sampleSchema = z.strictObject({
  method: z.enum(["none", "inference", "gumbel"]),
  maxFacts: positive.max(10_000_000).default(100),
  threshold: z.number().min(0).max(1).default(0.01),
  /** τ: spreads the soft weights, never changes how often an edge is drawn. */
  temperature: z.number().positive().default(0.5),
  /** Which draw of the seed's endless row of draws; the next one re-rolls every edge. */
  draw: count.max(MOST_DRAW).default(0),
  /** How often single edges were rolled anew within this draw, by edge key (`RunView.edges.key`); every other edge keeps its noise. */
  rerolls: z.record(z.string().regex(/^[0-9a-f]{16}$/), positive.max(MOST_DRAW)).default({}),
});

export const PRUNINGS = ["none", "simple", "gw", "strong"] as const;
const pruneSchema = z.strictObject({
  method: z.enum(["pcst", "top-edges", "none"]),
  pruning: z.enum(PRUNINGS).default("gw"),
  /** Connected components the solver may return; 1 unless asked. */
  clusters: positive.default(1),
  /** Root the tree at the best seed. */
  rooted: z.boolean().default(false),
  /** For "top-edges": how many edges by prize. */
  topEdges: positive.default(100),
});

const readSchema = z.strictObject({
  method: z.enum(["ranked-nodes"]),
  /** Most answers returned. */
  top: positive.max(1000),
  /** Keep entities that the question itself names among the answers. */
  keepMentioned: z.boolean().default(false),
});

export const recipeSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string(),
  description: z.string(),
  seed: seedSchema,
  expand: expandSchema,
  score: scoreSchema,
  sample: sampleSchema,
  prune: pruneSchema,
  read: readSchema,
  /** Absent where nothing is pinned, so that a recipe without pins is the same text it always was. */
  pins: pinsSchema.optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
export type SeedParams = Recipe["seed"];
export type ExpandParams = Recipe["expand"];
export type ScoreParams = Recipe["score"];
export type RankPrizesParams = z.infer<typeof rankPrizesSchema>;
export type WeightedPrizesParams = z.infer<typeof weightedPrizesSchema>;
export type PathMatchParams = z.infer<typeof pathMatchSchema>;
export type RetrieverParams = z.infer<typeof retrieverSchema>;
export type SampleParams = Recipe["sample"];
export type PruneParams = Recipe["prune"];
export type ReadParams = Recipe["read"];

/** The recipe used when none is named: the built-in one that wins in `evaluate` (docs/results.md). */
export const DEFAULT_RECIPE = "d-rag";

export const STAGES = ["seed", "expand", "score", "sample", "prune", "read"] as const;
export type StageName = (typeof STAGES)[number];

/** Changes to single parameters, `{"prune.pruning": "strong", "seed.k": 5}`; what `--set` and the sliders send. */
export const overridesSchema = z.record(z.string().regex(/^[a-z]+\.[A-Za-z.]+$/), z.json());
export type Overrides = z.infer<typeof overridesSchema>;
