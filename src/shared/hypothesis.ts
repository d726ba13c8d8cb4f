/** What a hypothesis run tells: its paths with their documents, and the rounds in which its explanation was written and checked. */
import { z } from "zod";

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
