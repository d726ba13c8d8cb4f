import { recipeSchema, type Recipe, type StageName } from "../../../src/shared/recipe";

type Changes = Partial<Record<StageName, Readonly<Record<string, unknown>>>>;

/** Every stage at its plainest: two hops from what the question names, weighted prizes, nothing sampled, one tree, five answers. */
const PLAIN = {
  seed: { method: "mention", k: 5 },
  expand: { hops: 2, direction: "both", degreeCap: 0, edgeBudget: 100 },
  score: {
    ...{ method: "weighted-prizes", alpha: 0, beta: 2, gamma: 1, lambda: 1 },
    ...{ defaultSalience: 0, defaultCost: 0.5 },
  },
  sample: { method: "none" },
  prune: { method: "pcst", pruning: "gw" },
  read: { method: "ranked-nodes", top: 5 },
} satisfies Changes;

/** A small recipe; `changes` are laid over the parameters of a stage, or take their place where they name another method. */
export function smallRecipe(changes: Changes = {}): Recipe {
  const stages = Object.entries(PLAIN).map(([name, plain]) => {
    const changed = changes[name as StageName];
    const isOther = changed !== undefined && "method" in changed;
    return [name, isOther ? changed : { ...plain, ...changed }];
  });
  return recipeSchema.parse({ name: "small", title: "", description: "", ...Object.fromEntries(stages) });
}
