import { expect, test } from "vitest";
import { StageMemory } from "../../../../src/main/engine/runner/stage-memory";
import { explainWhyNot } from "../../../../src/main/engine/ask/why-not/why-not";
import type { Recipe } from "../../../../src/shared/recipe";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

//   ant(0) --eats--> bee(1) --eats--> cat(2) --eats--> dog(3)
const store = memoryGraph([
  ["ant", "eats", "bee"],
  ["bee", "eats", "cat"],
  ["cat", "eats", "dog"],
]);

const recipe = smallRecipe({ expand: { hops: 1 }, score: { gamma: 0, lambda: 5, defaultCost: 1 } });

function whyNot(
  question: string,
  edge: number,
  changed: Recipe = recipe,
  signal = new AbortController().signal,
) {
  const ports = { ...portsOf(store), signal };
  return explainWhyNot({ question, recipe: changed, seed: 0, wanted: { edge } }, ports, new StageMemory());
}

test("an edge too dear between two seeds is admitted by a lower λ, and the value is nearly the largest that works", async () => {
  const { changes, tried } = await whyNot("ant and bee", 0);
  const lambda = changes.find(({ parameter }) => parameter === "score.lambda")!;
  // Both seeds have 2 to spend and the edge costs λ: the moats meet when λ < 4.
  expect(lambda.from).toBe(5);
  expect(lambda.to).toBeLessThan(4);
  expect(lambda.to).toBeGreaterThan(3.9);
  expect(tried).toContain("prune.pruning");
});

test("an edge that was kept needs nothing", async () => {
  const cheap = { ...recipe, score: { ...recipe.score, lambda: 1 } } as Recipe;
  expect(await whyNot("ant and bee", 0, cheap)).toStrictEqual({ changes: [], tried: [] });
});

test("an edge never expanded is sought among the parameters of seed and expand", async () => {
  const cheap = { ...recipe, score: { ...recipe.score, lambda: 0, gamma: 1, defaultSalience: 1 } } as Recipe;
  const { changes, tried } = await whyNot("ant", 2, cheap);
  expect(changes).toStrictEqual([{ parameter: "expand.hops", from: 1, to: 3 }]);
  expect(tried).toStrictEqual(["expand.edgeBudget", "seed.k"]);
});

test("what a typed expansion left out is sought among its rules", async () => {
  const cheap = { ...recipe, score: { ...recipe.score, lambda: 0, gamma: 1, defaultSalience: 1 } } as Recipe;
  const typed = (how: object) => ({ ...cheap, expand: { ...cheap.expand, ...how } }) as Recipe;
  const off = { parameter: "expand.perHop", from: '[{"relations":[],"labels":["Thing"]}]', to: "any" };
  const lists = typed({ hops: 3, perHop: [{ relations: [], labels: ["Thing"] }] });
  expect((await whyNot("ant", 2, lists)).changes).toStrictEqual([off]);
  // Of bee's two edges one of the relation is followed from it.
  const { changes } = await whyNot("bee", 1, typed({ relationCap: 1 }));
  expect(changes).toContainEqual({ parameter: "expand.relationCap", from: 1, to: 2 });
});

test("a cancelled search stops", async () => {
  const cancelled = AbortSignal.abort();
  await expect(whyNot("ant and bee", 0, recipe, cancelled)).rejects.toMatchObject({ name: "AbortError" });
});
