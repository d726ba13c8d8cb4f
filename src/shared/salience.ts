/** What each relation of a graph is worth and costs by a recipe, and where the numbers come from. */
import { z } from "zod";
import { overridesSchema } from "./recipe";

const salienceRowSchema = z.object({
  relation: z.string(),
  words: z.string(),
  count: z.number().int(),
  /** Null where it is the cosine with the question. */
  salience: z.number().nullable(),
  /** What the number stands at: the relation itself, or the predicate it inherits from; null for the schedule's or the recipe's standard. */
  from: z.string().nullable(),
  cost: z.number(),
  costFrom: z.string().nullable(),
});
export type SalienceRow = z.infer<typeof salienceRowSchema>;

const salienceTableSchema = z.object({
  schedule: z.enum(["fixed", "idf", "learnt"]),
  rows: z.array(salienceRowSchema),
});
export type SalienceTable = z.infer<typeof salienceTableSchema>;

export const SALIENCE_REQUESTS = {
  /** The relations of a graph, most frequent first; null where the recipe weighs none. */
  "recipe:salience": {
    input: z.object({ graph: z.string().min(1), recipe: z.string().min(1), overrides: overridesSchema }),
    output: salienceTableSchema.nullable(),
  },
} as const;
