import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  inherited,
  rarity,
  relationSalience,
} from "../../../../src/main/engine/ask/score/prizes/relation-weights";
import { findRecipe, loadRecipes } from "../../../../src/main/engine/ask/recipes";
import { applyOverrides } from "../../../../src/main/engine/ask/recipe-overrides";

const relations = [
  { name: "treats", words: "treats", count: 3 },
  { name: "causes", words: "causes", count: 1 },
  { name: "unused", words: "unused", count: 0 },
];

test("rarer relations are worth more: ln(1 + E/n), the rarest 1, by hand", () => {
  const [common, rarest, unused] = rarity([3, 1, 0]);
  expect(common).toBeCloseTo(Math.log(1 + 4 / 3) / Math.log(5), 12);
  expect([rarest, unused]).toStrictEqual([1, 0]);
  expect(rarity([])).toStrictEqual([]);
});

test("each schedule reads its own table, and falls back", () => {
  const params = { salience: { treats: 0.4 }, learnt: { causes: 0.9 } };
  const of = (schedule: "fixed" | "learnt"): number[] =>
    relationSalience(relations, { ...params, schedule }, () => 0.1);
  expect(of("fixed")).toStrictEqual([0.4, 0.1, 0.1]);
  expect(of("learnt")).toStrictEqual([0.1, 0.9, 0.1]);
});

test("what has no number of its own takes that of the nearest predicate above it in Biolink", () => {
  const table = { affects: 2, related_to: 1, disrupts: 3 };
  expect(inherited(table, { name: "decreases activity of" })).toBe(2);
  expect(inherited(table, { name: "CdG" })).toBe(2);
  expect(inherited(table, { name: "biolink:disrupts" })).toBe(3);
  expect(inherited(table, { name: "biolink:treats" })).toBe(1);
  expect(inherited(table, { name: "constructor" })).toBeUndefined();
  expect(inherited({}, { name: "treats" })).toBeUndefined();
});

function recipeFile(salienceFile: string, table?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (table !== undefined) writeFileSync(join(folder, "own.salience.json"), table);
  const path = join(folder, "own.json");
  writeFileSync(path, JSON.stringify({ ...RECIPE, name: "own", score: { ...RECIPE.score, salienceFile } }));
  return path;
}

const RECIPES = join(import.meta.dirname, "../../../../resources/recipes");
const RECIPE = (await loadRecipes(RECIPES)).find(({ name }) => name === "g-retriever")!;
const WEIGHTED = {
  method: "weighted-prizes",
  alpha: 1,
  beta: 1,
  gamma: 1,
  lambda: 1,
  defaultSalience: 0.5,
  defaultCost: 1,
};

test("a recipe's table lies beside it, and is in the recipe once read", async () => {
  const path = recipeFile(
    "own.salience.json",
    '{"predicates":{"treats":{"salience":0.5,"cost":2,"learnt":1,"counts":[1,2]}}}',
  );
  writeFileSync(
    path,
    JSON.stringify({ ...RECIPE, name: "own", score: { ...WEIGHTED, salienceFile: "own.salience.json" } }),
  );
  const recipe = await findRecipe(path, RECIPES);
  expect(recipe.score).toMatchObject({
    salience: { treats: 0.5 },
    costs: { treats: 2 },
    learnt: { treats: 1 },
  });
  expect(recipe.score).not.toHaveProperty("salienceFile");
  expect(applyOverrides(recipe, { "score.schedule": "idf" }).score).toMatchObject({ schedule: "idf" });
});

test.each([
  ["../own.salience.json", undefined, /beside its recipe/],
  ["own.salience.json", undefined, /no such table/],
  ["own.salience.json", '{"predicates":{"treats":{"salience":-1}}}', /predicates\.treats\.salience/],
])("a table that is not there or not one is refused: %s %s", async (name, table, why) => {
  await expect(findRecipe(recipeFile(name, table), RECIPES)).rejects.toThrow(why);
});

test("the biomedical recipe ships its table, with what its learnt numbers were counted from", async () => {
  const { score } = await findRecipe("biomedical", RECIPES);
  expect(Object.keys((score as { learnt: object }).learnt).length).toBeGreaterThan(60);
});
