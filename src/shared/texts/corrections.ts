/** What a person corrects in a graph built from texts: by the letters it is about, never by the ids of one build. */
import { z } from "zod";
import { ENTITY_TYPES } from "./build";

const LONGEST_PASSAGE = 20_000;
/** Letters on each side that find a place again in a text that was edited elsewhere. */
export const CONTEXT = 24;

/** Letters of a work; offsets are UTF-16 units into its text. What stands there is kept, so that another text is noticed. */
export const placeSchema = z.object({
  work: z.string().min(1).max(200),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  form: z.string().max(LONGEST_PASSAGE).default(""),
  before: z.string().max(CONTEXT).default(""),
  after: z.string().max(CONTEXT).default(""),
});
export type Place = z.infer<typeof placeSchema>;

const typeSchema = z.enum(ENTITY_TYPES);
/** One mention, or all that are written like it. */
const scopeSchema = z.enum(["mention", "form"]).default("form");

export const changeSchema = z.discriminatedUnion("kind", [
  /** Who is named at `at` is who is named at `into`. */
  z.object({ kind: z.literal("merge"), at: placeSchema, into: placeSchema }),
  /** What stands at `at` is somebody else than the rest of its entity. */
  z.object({ kind: z.literal("split"), at: placeSchema, scope: scopeSchema }),
  z.object({ kind: z.literal("retype"), at: placeSchema, type: typeSchema }),
  z.object({ kind: z.literal("rename"), at: placeSchema, name: z.string().trim().min(1).max(200) }),
  z.object({ kind: z.literal("add"), at: placeSchema, type: typeSchema }),
  z.object({ kind: z.literal("delete"), at: placeSchema, scope: scopeSchema }),
  /** `at` is the passage; who its ends are is said by places that name them. */
  z.object({
    kind: z.literal("relation"),
    at: placeSchema,
    verdict: z.enum(["confirm", "reject", "turn"]),
    relation: z.string().min(1).max(100),
    source: placeSchema,
    target: placeSchema,
  }),
  /** The name at `at` stays, whatever the check says of hubs and stop names. */
  z.object({ kind: z.literal("restore"), at: placeSchema }),
]);
export type Change = z.infer<typeof changeSchema>;

export const correctionSchema = z.object({
  id: z.string().min(1).max(100),
  made: z.string().max(40),
  change: changeSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** What a build did with its corrections; those not named in it were made since. */
export const appliedSchema = z.object({
  applied: z.array(z.string()),
  unfit: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type Applied = z.infer<typeof appliedSchema>;

/** A correction, and whether the graph has it: "waiting" for the next build, or "unfit" for a reason. */
export const listedCorrectionSchema = correctionSchema.extend({
  state: z.enum(["built", "waiting", "unfit"]),
  reason: z.string(),
});
export type ListedCorrection = z.infer<typeof listedCorrectionSchema>;

export const correctionListSchema = z.object({
  corrections: z.array(listedCorrectionSchema),
  /** Corrections that the graph has and that were taken back since. */
  takenBack: z.number().int(),
});
export type CorrectionList = z.infer<typeof correctionListSchema>;

/** The places a change names: what it is about first. */
export function placesOf(change: Change): readonly Place[] {
  if (change.kind === "merge") return [change.at, change.into];
  return change.kind === "relation" ? [change.at, change.source, change.target] : [change.at];
}

/** The list with what a build did, in the order the corrections were made. */
export function listCorrections(all: readonly Correction[], { applied, unfit }: Applied): CorrectionList {
  const reasons = new Map(unfit.map(({ id, reason }) => [id, reason]));
  const built = new Set(applied);
  const known = new Set(all.map(({ id }) => id));
  const corrections = all.map((one): ListedCorrection => {
    const reason = reasons.get(one.id);
    if (reason !== undefined) return { ...one, state: "unfit", reason };
    return { ...one, state: built.has(one.id) ? "built" : "waiting", reason: "" };
  });
  return { corrections, takenBack: applied.filter((id) => !known.has(id)).length };
}
