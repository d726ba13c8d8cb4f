/** What a hypothesis run tells: its paths with their documents, and the rounds in which its explanation was written and checked. */
import { z } from "zod";
import { CUT_KINDS } from "./documents/cut";
import { messageSchema } from "./sentences/sentences";

export const PREDICATE_VERDICTS = [
  "supported",
  "plausible",
  "refuted",
  "not-recognised",
  "confirmed-by-hand",
] as const;
export type PredicateVerdict = (typeof PREDICATE_VERDICTS)[number];

/** How the rounds ended: no failed predicate; no document left; a set of contexts seen before; rounds, or recognised predicates, ran out. */
export const LOOP_STATES = ["converged", "exhausted", "cycling", "not-converged"] as const;
export type LoopState = (typeof LOOP_STATES)[number];

/** What a verdict rests on. */
export const CHECK_REASONS = [
  "typed-edge",
  "opposite-edge",
  "reversed-edge",
  "denied-by-edge",
  "denied-by-passage",
  "said-by-passage",
  "percentile",
  "co-mentioned",
  "not-joined",
  "unknown-concept",
  "by-hand",
  "by-chance",
  "unchecked",
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** Ids; `percentile` among corrupted pairs of like type and degree, where the model was asked. Offsets into the sentence. */
export const checkedPredicateSchema = z.object({
  subject: z.string(),
  verb: z.string(),
  object: z.string(),
  verdict: z.enum(PREDICATE_VERDICTS),
  percentile: z.number().optional(),
  reason: z.enum(CHECK_REASONS),
  isNegated: z.boolean(),
  isSpeculated: z.boolean(),
  start: z.number().int(),
  end: z.number().int(),
});
export type CheckedPredicate = z.infer<typeof checkedPredicateSchema>;

/** A document that went, the one that came, and how near each was to the failed sentence (cosine). */
export const replacementSchema = z.object({
  sentence: z.number().int(),
  out: z.string(),
  in: z.string(),
  outCosine: z.number(),
  inCosine: z.number(),
});
export type Replacement = z.infer<typeof replacementSchema>;

/** What the numbers of a path tell, gathered: how well it is attested, how lately, how little its nodes are everywhere, how many other ways there are, what its ends are, and how long it is. */
export const PATH_REASONS = ["attested", "recent", "specific", "alternatives", "ends", "length"] as const;
export type PathReason = (typeof PATH_REASONS)[number];

/** Most paths that the window is shown. */
export const MOST_PATHS_SHOWN = 100;
/** Most documents of one edge that the window is shown, the newest. */
export const MOST_DOCUMENTS_SHOWN = 400;

const place = z.number().int();

/** Cosines of what is quoted to the documents it is written from and to the pair's names; `isLow`: lower than of nine in ten measured explanations. */
const likenessSchema = z.object({ contexts: z.number(), pair: z.number(), isLow: z.boolean() });
export type Likeness = z.infer<typeof likenessSchema>;

/** Cosine of what is quoted to the texts of so many later documents that name both ends. */
const laterLikenessSchema = z.object({ documents: place, cosine: z.number(), isLow: z.boolean() });
export type LaterLikeness = z.infer<typeof laterLikenessSchema>;

const writtenRoundSchema = z.object({
  contexts: z.array(z.object({ document: z.string(), edge: place })),
  sentences: z.array(
    z.object({
      said: messageSchema,
      documents: z.array(z.string()),
      /** What was looked at for predicates; absent where a sentence only lists. */
      claim: z.string().optional(),
      /** Rows of the candidate graph that it tells of. */
      edges: z.array(place),
      predicates: z.array(checkedPredicateSchema),
    }),
  ),
  errorRate: z.number().nullable(),
  unrecognised: z.number(),
  drift: z.number(),
  /** Absent where nothing is quoted. */
  likeness: likenessSchema.optional(),
  replaced: z.array(replacementSchema),
});
export type WrittenRound = z.infer<typeof writtenRoundSchema>;

/** A document behind the `step`-th edge of a path, from 0, and what share of its attention each node has, end to end; they add up to 1. */
const contextSharesSchema = z.object({ document: z.string(), step: place, shares: z.array(z.number()) });
export type ContextShares = z.infer<typeof contextSharesSchema>;

/** A hypothesis run as the window shows it; paths, edges and documents are told by their places in these lists. */
const hypothesisSchema = z.object({
  cut: z.string(),
  /** What documents are ordered by, and the cut in these units; 0 where there is none. */
  kind: z.enum(CUT_KINDS),
  until: z.number(),
  concepts: z.array(z.object({ node: place, id: z.string(), name: z.string(), label: z.string() })),
  /** `row` of the candidate graph; `relation` in words, "" where it only says that documents name both; `known` and `later` are documents up to the cut and after it, oldest first; `unseen` were too many. */
  edges: z.array(
    z.object({
      ...{ edge: place, row: place, source: place, target: place, relation: z.string() },
      ...{ known: z.array(place), later: z.array(place), unseen: place },
    }),
  ),
  /** `time` 0 where the source does not say. */
  documents: z.array(z.object({ id: z.string(), time: z.number(), title: z.string() })),
  /** Best first; `why` adds up, with what is the same for all paths, to the logit of the score, and is empty where a network ranked: it tells `attention`. */
  paths: z.array(
    z.object({
      ...{ nodes: z.array(place), edges: z.array(place), score: z.number(), std: z.number() },
      ...{ kept: z.boolean(), why: z.array(z.object({ reason: z.enum(PATH_REASONS), share: z.number() })) },
      attention: contextSharesSchema.array().optional(),
    }),
  ),
  ranked: z.number().int(),
  /** The first document that names both ends, whenever; null where none does. */
  joint: place.nullable(),
  /** Names of what predicates speak of, by id. */
  names: z.record(z.string(), z.string()),
  /** Empty where the recipe checks nothing. */
  rounds: z.array(writtenRoundSchema),
  state: z.enum(LOOP_STATES),
  best: z.number().int(),
  /** Of the shown round; absent where no later document has a text, or nothing is quoted. */
  later: laterLikenessSchema.optional(),
});
export type Hypothesis = z.infer<typeof hypothesisSchema>;

/** When a graph's documents were written: by each kind of time that they have, in at most TIME_BINS even pieces. */
export const TIME_BINS = 60;
const documentTimesSchema = z.object({
  documents: z.number().int(),
  kinds: z.array(
    z.object({
      ...{ kind: z.enum(CUT_KINDS), first: z.number(), last: z.number(), untimed: z.number().int() },
      /** The last time of each piece, ascending, and how many documents are in it. */
      ...{ until: z.array(z.number()), count: z.array(z.number().int()) },
    }),
  ),
});
export type DocumentTimes = z.infer<typeof documentTimesSchema>;

export const HYPOTHESIS_REQUESTS = {
  /** Of a graph whose edges name no documents, `documents` is 0. */
  "graph:times": { input: z.object({ graph: z.string().min(1) }), output: documentTimesSchema },
  /** The paths, documents and rounds of a run; refused where it ranked no paths. */
  "run:hypothesis": { input: z.object({ run: z.string() }), output: hypothesisSchema },
} as const;
