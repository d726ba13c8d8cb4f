import { memoryGraph } from "../ask/memory-graph";
import { smallRecipe } from "../ask/small-recipe";

//   Inception --directed_by--> Nolan <--directed_by-- Tenet --has_genre--> action
export const films = memoryGraph([
  ["Inception", "directed_by", "Nolan"],
  ["Tenet", "directed_by", "Nolan"],
  ["Tenet", "has_genre", "action"],
]);

/** One hop, and a prize for the one node and the one edge that are most like the question. */
export const oneHop = smallRecipe({
  expand: { hops: 1 },
  score: { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 0.5 },
});
