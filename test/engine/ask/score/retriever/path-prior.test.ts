import { expect, test } from "vitest";
import { PRIOR, pathPrior } from "../../../../../src/main/engine/ask/score/retriever/path-prior";
import { worldOf } from "../../../../../src/main/engine/ask/score/paths/path-world";
import { findRecipe } from "../../../../../src/main/engine/ask/recipes";
import { memoryGraph } from "../../memory-graph";
import { portsOf } from "../../ports";

test("the prior is the recipe path-match", async () => {
  const { score } = await findRecipe("path-match", "resources/recipes");
  expect(PRIOR).toStrictEqual(score);
});

test("scores fall below the best path; a path nobody looked at counts as the last", async () => {
  const store = memoryGraph([
    ["Heat", "directed_by", "Mann"],
    ["Heat", "starred_actors", "Pacino"],
  ]);
  const ports = portsOf(store);
  const how = { hops: 1, labels: [], relations: [], degreeCap: 0, edgeBudget: 9 } as const;
  const graph = await store.expand([0], { ...how, direction: "both" }, ports.signal);
  const world = await worldOf(graph, { question: "", mentioned: [], nodes: [] }, ports);
  const prior = await pathPrior("directed by of Heat", [{ start: 15, end: 19 }], [0], world, ports);
  const [best, ...others] = prior.paths;
  expect(best).toStrictEqual([0]);
  expect(prior.scoreOf(best!)).toBe(0);
  const scores = others.map((path) => prior.scoreOf(path));
  expect(Math.max(...scores)).toBeLessThan(0);
  expect(prior.scoreOf([7, 7, 7])).toBe(Math.min(...scores));
});
