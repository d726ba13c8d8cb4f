/** A recipe is plain data: the parameters of every stage of a question, in the order they run. */
import { z } from "zod";
import type { Stage } from "./parameters/stage";
import { pinsSchema } from "./pins";
import { EXPAND } from "./stages/expand";
import { PRUNE } from "./stages/prune";
import { READ } from "./stages/read";
import { SAMPLE } from "./stages/sample";
import { SCORE } from "./stages/score";
import { SEED } from "./stages/seed";
import { taughtSchema } from "./taught";
import { UNDERSTAND } from "./stages/understand";
import { VERIFY } from "./stages/verify";

/** The stages of a question, in the order they run. */
export const RECIPE_STAGES = {
  understand: UNDERSTAND,
  seed: SEED,
  expand: EXPAND,
  score: SCORE,
  sample: SAMPLE,
  prune: PRUNE,
  read: READ,
  verify: VERIFY,
};
export type StageName = keyof typeof RECIPE_STAGES;
export const STAGES = Object.keys(RECIPE_STAGES) as readonly StageName[];

/** The stages that hold a part of the graph, in the order they run. */
export type GraphStageName = Exclude<StageName, "understand" | "verify">;
export const GRAPH_STAGES = STAGES.filter((stage) => stage !== "understand" && stage !== "verify");

export const recipeSchema = z.strictObject({
  name: z.string().min(1),
  title: z.string(),
  description: z.string(),
  ...schemasOf(RECIPE_STAGES),
  /** Absent where a recipe knows nothing of it, so that an older recipe is the same text it always was. */
  understand: UNDERSTAND.schema.optional(),
  /** The same. */
  verify: VERIFY.schema.optional(),
  /** Absent where nothing is pinned, so that a recipe without pins is the same text it always was. */
  pins: pinsSchema.optional(),
  /** Absent where nothing is taught, likewise. */
  taught: taughtSchema.optional(),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** The recipe used when none is named: the built-in one that wins in `evaluate` (docs/results.md). */
export const DEFAULT_RECIPE = "d-rag";

/** The recipe that is asked for a second opinion, and that another is compared with first. */
export function secondRecipe({ score }: Pick<Recipe, "score">): string {
  return score.method === "retriever" ? "path-match" : DEFAULT_RECIPE;
}

/** Changes to single parameters, `{"prune.pruning": "strong", "seed.k": 5}`; what `--set` and the sliders send. */
export const overridesSchema = z.record(z.string().regex(/^[a-z]+\.[A-Za-z.]+$/), z.json());
export type Overrides = z.infer<typeof overridesSchema>;

function schemasOf<T extends Readonly<Record<string, Stage>>>(stages: T): { [K in keyof T]: T[K]["schema"] } {
  const shape = Object.entries(stages).map(([name, { schema }]) => [name, schema] as const);
  return Object.fromEntries(shape) as { [K in keyof T]: T[K]["schema"] };
}
