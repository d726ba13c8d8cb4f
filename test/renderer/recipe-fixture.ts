/** Two recipes with defaults filled in, for tests of parameters and commands. */
import { recipeSchema } from "../../src/shared/recipe";

const COMMON = {
  title: "",
  description: "",
  seed: { method: "hybrid", k: 6 },
  expand: { hops: 2, direction: "both", degreeCap: 200, edgeBudget: 20_000 },
  sample: { method: "none" },
  prune: { method: "pcst", pruning: "gw" },
  read: { method: "ranked-nodes", top: 20 },
} as const;

export const WEIGHTED = recipeSchema.parse({
  ...COMMON,
  name: "biomedical",
  score: {
    method: "weighted-prizes",
    alpha: 1,
    beta: 2,
    gamma: 1,
    lambda: 1,
    defaultSalience: "cosine",
    defaultCost: 1,
  },
});

export const RANKED = recipeSchema.parse({
  ...COMMON,
  name: "g-retriever",
  score: { method: "rank-prizes", topNodes: 3, topEdges: 7, cost: 0.5 },
});
