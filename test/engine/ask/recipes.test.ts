import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyOverrides } from "../../../src/main/engine/ask/recipe-overrides";
import { parseOverride } from "../../../src/main/engine/runner/recipe-overrides";
import {
  findBuiltInRecipe,
  findRecipe,
  loadRecipes,
  unreadRecipes,
} from "../../../src/main/engine/ask/recipes";
import { DEFAULT_RECIPE } from "../../../src/shared/recipe";
import { toFailure } from "../../../src/shared/failure";
import { inWords } from "../../in-words";

const BUILT_IN = "resources/recipes";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recipes-"));
});
afterAll(async () => rm(folder, { recursive: true }));

async function reasonOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (thrown) {
    return inWords(toFailure(thrown));
  }
  return "nothing was thrown";
}

test("the built-in recipes are valid, named like their files, and hold the default", async () => {
  const recipes = await loadRecipes(BUILT_IN);
  expect(recipes.map((recipe) => recipe.name)).toStrictEqual(
    expect.arrayContaining(["biomedical", "g-retriever"]),
  );
  for (const recipe of recipes)
    expect(await findRecipe(`${BUILT_IN}/${recipe.name}.json`, BUILT_IN)).toStrictEqual(recipe);
  expect(recipes.map((recipe) => recipe.name)).toContain(DEFAULT_RECIPE);
});

test("g-retriever has the paper's settings for WebQSP (METHODS 1.6)", async () => {
  const { score, prune } = await findRecipe("g-retriever", BUILT_IN);
  expect(score).toStrictEqual({ method: "rank-prizes", topNodes: 3, topEdges: 5, cost: 0.5 });
  expect(prune).toMatchObject({ method: "pcst", pruning: "gw", clusters: 1, rooted: false });
});

test("a missing or broken recipe file is one clear failure", async () => {
  const missing = join(folder, "none.json");
  expect(await reasonOf(() => findRecipe(missing, BUILT_IN))).toStrictEqual({
    kind: "recipe-missing",
    recipe: missing,
  });
  await writeFile(join(folder, "text.json"), "not json");
  expect(await reasonOf(() => findRecipe(join(folder, "text.json"), BUILT_IN))).toStrictEqual({
    kind: "recipe-invalid",
    recipe: "text.json",
    reason: "the file is not JSON",
  });
  const recipe = await findRecipe("g-retriever", BUILT_IN);
  await writeFile(join(folder, "odd.json"), JSON.stringify({ ...recipe, seed: { method: "magic", k: 3 } }));
  expect(await reasonOf(() => findRecipe(join(folder, "odd.json"), BUILT_IN))).toMatchObject({
    kind: "recipe-invalid",
    reason: expect.stringContaining("seed.method") as string,
  });
});

test("a broken file among recipes is told by name and hides no other", async () => {
  const folder = await mkdtemp(join(tmpdir(), "recipes-"));
  const recipe = await findRecipe("g-retriever", BUILT_IN);
  await writeFile(join(folder, "g-retriever.json"), JSON.stringify(recipe));
  await writeFile(join(folder, "cut.json"), JSON.stringify(recipe).slice(0, 100));
  await writeFile(
    join(folder, "odd.json"),
    JSON.stringify({ ...recipe, name: "odd", seed: { method: "magic" } }),
  );
  await symlink(join(folder, "gone"), join(folder, "linked.json"));
  expect(await loadRecipes(folder)).toStrictEqual([recipe]);
  expect((await unreadRecipes(folder)).map(inWords)).toMatchObject([
    { kind: "recipe-invalid", recipe: "cut.json", reason: "the file is not JSON" },
    { kind: "recipe-missing", recipe: join(folder, "linked.json") },
    { kind: "recipe-invalid", recipe: "odd.json", reason: expect.stringContaining("seed.method") as string },
  ]);
  expect(await findBuiltInRecipe("g-retriever", folder)).toStrictEqual(recipe);
  expect(await reasonOf(() => findBuiltInRecipe("odd", folder))).toMatchObject({ kind: "recipe-invalid" });
  expect(await reasonOf(() => findRecipe("odd", folder))).toMatchObject({ kind: "recipe-invalid" });
  expect(await reasonOf(() => findBuiltInRecipe("none", folder))).toMatchObject({ kind: "recipe-missing" });
  await rm(folder, { recursive: true });
});

test("overrides change single parameters and leave the recipe as it was", async () => {
  const recipe = await findRecipe("g-retriever", BUILT_IN);
  const before = structuredClone(recipe);
  const changed = applyOverrides(recipe, { "prune.pruning": "strong", "seed.k": 3, "score.cost": 0.25 });
  expect(changed).toStrictEqual({
    ...recipe,
    seed: { ...recipe.seed, k: 3 },
    score: { ...recipe.score, cost: 0.25 },
    prune: { ...recipe.prune, pruning: "strong" },
  });
  expect(recipe).toStrictEqual(before);
});

test("a parameter that the recipe's file leaves out is set where it counts, and unknown where it does not", async () => {
  const hgcr = await findRecipe("hgcr", BUILT_IN);
  const overrides = { "verify.confirmed": ["a treats b"], "expand.maxHops": 3 };
  expect(applyOverrides(hgcr, overrides).verify).toMatchObject({ confirmed: ["a treats b"] });
  const other = await findRecipe("g-retriever", BUILT_IN);
  expect(() => applyOverrides(other, { "expand.maxHops": 3 })).toThrow(/expand has no parameter “maxHops”/);
});

test("the parameters that could have been meant are told, those that the recipe's file leaves out too", async () => {
  const hgcr = await findRecipe("hgcr", BUILT_IN);
  expect(() => applyOverrides(hgcr, { "verify.endpoint": "http://127.0.0.1:9" })).toThrow(
    /verify has no parameter “endpoint”, it has method, validator, maxRounds, .*writer/,
  );
});

test("another score method starts from what is given with it", async () => {
  const recipe = await findRecipe("biomedical", BUILT_IN);
  const changed = applyOverrides(recipe, {
    "score.method": "rank-prizes",
    "score.topNodes": 1,
    "score.topEdges": 2,
    "score.cost": 1,
  });
  expect(changed.score).toStrictEqual({ method: "rank-prizes", topNodes: 1, topEdges: 2, cost: 1 });
});

test.each([
  [
    { "prune.colour": 1 },
    "prune has no parameter “colour”, it has method, pruning, clusters, rooted, topEdges",
  ],
  [
    { "paint.colour": 1 },
    "there is no stage for “paint.colour”, the stages are understand, seed, expand, score, sample, prune, read, verify",
  ],
  [{ "seed.k": "many" }, "seed.k cannot be “many”: it takes a whole number of nodes, 1 to 1000"],
  [{ "seed.k": -1 }, "seed.k cannot be “-1”: it takes a whole number of nodes, 1 to 1000"],
  [{ "prune.pruning": "GW" }, "prune.pruning cannot be “GW”: it takes one of none, simple, gw, strong"],
  [
    { "score.method": "magic" },
    "score.method cannot be “magic”: it takes one of rank-prizes, weighted-prizes, path-match, retriever, path-features, path-ranker",
  ],
  [{ "expand.hops": 1.5 }, "expand.hops cannot be “1.5”: it takes a whole number of hops, 0 to 6"],
])("%j is refused in one sentence", async (overrides, reason) => {
  const recipe = await findRecipe("g-retriever", BUILT_IN);
  expect(await reasonOf(() => applyOverrides(recipe, overrides))).toStrictEqual({
    kind: "recipe-invalid",
    recipe: "g-retriever",
    reason,
  });
});

test("assignments are JSON where they parse as JSON, otherwise text", async () => {
  expect(parseOverride("prune.pruning=strong")).toStrictEqual(["prune.pruning", "strong"]);
  expect(parseOverride("seed.k=5")).toStrictEqual(["seed.k", 5]);
  expect(parseOverride('seed.nodes=["a=b"]')).toStrictEqual(["seed.nodes", ["a=b"]]);
  expect(await reasonOf(() => parseOverride("seed"))).toStrictEqual({
    kind: "invalid-request",
    reason: "“seed” is not of the form stage.parameter=value",
  });
});
