/** Why something is no answer, or no part of one: which relation path it lies on, what that is believed beside the winner, and what would change it. */
import { z } from "zod";
import { taughtPathSchema } from "./taught";

/** A candidate edge by its row, or a node of the graph by its id. */
const wantedSchema = z.union([
  z.object({ run: z.string(), row: z.number().int().nonnegative() }),
  z.object({ run: z.string(), id: z.string().min(1).max(10_000) }),
]);
export type Wanted = z.infer<typeof wantedSchema>;

/** One way to admit what is wanted: change one parameter from `from` to `to`; found by running again, so it is known to work. */
const admittingChangeSchema = z.object({
  parameter: z.string(),
  from: z.union([z.number(), z.string()]),
  to: z.union([z.number(), z.string()]),
});
export type AdmittingChange = z.infer<typeof admittingChangeSchema>;

const whyNotSchema = z.object({
  /** The smallest change of each parameter that would admit it, best first; empty when none was found. */
  changes: z.array(admittingChangeSchema),
  /** Parameters tried in vain, for an honest "no single change of … admits it". */
  tried: z.array(z.string()),
});
export type WhyNot = z.infer<typeof whyNotSchema>;

/**
 * Where a wanted node was lost. "listed": it is an answer; "named": the question names it; "refused", "computed": before any search; "reach": it is
 * no candidate; "path": no believed path ends at it; "prune": not kept; "read": kept, but not listed.
 */
export const LOST_AT = ["listed", "named", "refused", "computed", "reach", "path", "prune", "read"] as const;
export type LostAt = (typeof LOST_AT)[number];

/** A relation path as words, and its weight: a probability where the method has one, else its worth beside the best, which is 1. */
const wayShownSchema = z.object({ words: z.array(z.string()), weight: z.number() });
export type ShownWay = z.infer<typeof wayShownSchema>;

const waysSchema = z.object({
  /** Only of a node. */
  lost: z.enum(LOST_AT).optional(),
  /** Its place among the answers, from 1. */
  rank: z.number().int().optional(),
  node: z.object({ handle: z.number().int(), name: z.string() }).optional(),
  /** Whether methods by relation paths decided; others have no ways to tell. */
  byPaths: z.boolean(),
  weighs: z.enum(["probability", "worth"]),
  /** The path that won; absent where none leads anywhere. */
  winner: wayShownSchema.optional(),
  /** The likeliest paths that use the edge or end at the node, best first; none where no path of the recipe's length does. */
  ways: z.array(wayShownSchema),
  /** Words of the question without which the odds of the winner against the first way change most: ln odds, positive where the word speaks for the winner. */
  decided: z.array(z.object({ word: z.string(), odds: z.number() })),
  /** What teaching the first way would keep; absent where that cannot be taught. */
  teach: taughtPathSchema.optional(),
});
export type Ways = z.infer<typeof waysSchema>;

export const WHY_NOT_REQUESTS = {
  /** The smallest changes that would keep the edge, or make the node an answer. */
  "run:why-not": { input: wantedSchema, output: whyNotSchema },
  /** What the scores say of it. */
  "run:ways": { input: wantedSchema, output: waysSchema },
} as const;
