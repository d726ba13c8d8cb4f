import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Scale } from "../../../src/shared/parameters/parameter";
import {
  override,
  parametersOf,
  parseNumber,
  sliderStops,
  standardOf,
} from "../../../src/renderer/state/parameters";
import { RECIPE_STAGES, recipeSchema, STAGES, type StageName } from "../../../src/shared/recipe";
import { parameterText } from "../../../src/renderer/ui/parameter-text";
import { RANKED, WEIGHTED } from "../recipe-fixture";

const paths = (recipe: typeof RANKED, overrides = {}): string[] =>
  parametersOf(recipe, overrides).map(({ shape }) => shape.path);

const scaleOf = (wanted: string): Scale => {
  const shape = parametersOf(RANKED, {}).find(({ shape: { path } }) => path === wanted)?.shape;
  return shape?.kind === "number" ? shape.scale : expect.fail(`${wanted} is no number`);
};

/** Every parameter that is declared for a method of a stage. */
const declared = (stage: StageName) =>
  RECIPE_STAGES[stage].sets.flatMap(({ parameters }) =>
    Object.entries(parameters).map(([name, parameter]) => ({ path: `${stage}.${name}`, parameter })),
  );

test("a recipe shows the parameters it has and no others", () => {
  expect(paths(RANKED).filter((path) => path.startsWith("score."))).toStrictEqual([
    "score.topNodes",
    "score.topEdges",
    "score.cost",
  ]);
  expect(paths(WEIGHTED).filter((path) => path.startsWith("score."))).toStrictEqual([
    "score.alpha",
    "score.alphaBetween",
    "score.beta",
    "score.gamma",
    "score.lambda",
    "score.schedule",
    "score.bridge",
    "score.detour",
    "score.defaultCost",
  ]);
});

test("what a choice makes meaningless is not shown", () => {
  expect(paths(RANKED)).toContain("prune.pruning");
  expect(paths(RANKED)).not.toContain("prune.topEdges");
  expect(paths(RANKED, { "prune.method": "top-edges" })).toContain("prune.topEdges");
  expect(paths(RANKED, { "prune.method": "top-edges" })).not.toContain("prune.pruning");
  expect(paths(RANKED, { "prune.rooted": true })).not.toContain("prune.clusters");
});

test("an override is a difference from the recipe, and going back is none", () => {
  const moved = override(RANKED, {}, "score.cost", 0.75);
  expect(moved).toStrictEqual({ "score.cost": 0.75 });
  expect(override(RANKED, { ...moved, "seed.k": 3 }, "score.cost", 0.5)).toStrictEqual({ "seed.k": 3 });
  const [cost] = parametersOf(RANKED, moved).filter(({ shape }) => shape.path === "score.cost");
  expect([cost?.value, cost?.standard, cost?.changed]).toStrictEqual([0.75, 0.5, true]);
  expect(standardOf(RANKED, "score.lambda")).toBeUndefined();
});

test("a slider over stops holds the recipe's own value and the present one", () => {
  expect(sliderStops(scaleOf("score.topEdges"), 9).slice(6, 12)).toStrictEqual([6, 7, 8, 9, 10, 15]);
});

test("typed numbers are read as people write them and stay in range", () => {
  const [cost, hops] = [scaleOf("score.cost"), scaleOf("expand.hops")];
  expect(["0,75", " 3 ", "-1", "x", "", "1e999"].map((text) => parseNumber(cost, text))).toStrictEqual([
    0.75,
    3,
    0,
    undefined,
    undefined,
    undefined,
  ]);
  expect(parseNumber(hops, "2.6")).toBe(3);
});

/** One value only, a word or a number, a file, and what the buttons that draw again move. */
const NOT_ON_A_SLIDER = [
  "read.method",
  "score.method",
  "score.model",
  "read.model",
  "score.defaultSalience",
  "sample.draw",
  // Corrected by the chips under the question.
  "understand.form",
  "understand.kind",
  // Of hypotheses: in recipe files and on the command line, until the window has a room for them.
  "seed.source",
  "seed.target",
  "expand.method",
  "expand.maxHops",
  "understand.between",
  "understand.lookups",
  "expand.cutDate",
  "expand.maskTrivialEdge",
  "expand.pathBudget",
  "prune.topPaths",
  "read.contexts",
  "verify.method",
  "verify.validator",
  "verify.maxRounds",
];

/** A recipe as its file has it. */
interface Written {
  readonly score: { readonly salienceFile?: string };
}

test("every number, choice and switch of the recipes that come along can be moved", () => {
  const onSliders = STAGES.flatMap(declared).filter(({ parameter }) => parameter.shown !== "hidden");
  const known = new Set([...NOT_ON_A_SLIDER, ...onSliders.map(({ path }) => path)]);
  const missing = readdirSync("resources/recipes")
    .filter((file) => file.endsWith(".json") && !file.endsWith(".salience.json"))
    .flatMap((file) => {
      const { score, ...stages } = JSON.parse(readFileSync(`resources/recipes/${file}`, "utf8")) as Written;
      // The table lies beside the recipe: it is read with the file.
      const { salienceFile: _table, ...scored } = score;
      const recipe = recipeSchema.parse({ ...stages, score: scored });
      return STAGES.flatMap((stage) =>
        Object.entries(recipe[stage] ?? {})
          .filter(([name, value]) => typeof value !== "object" && !known.has(`${stage}.${name}`))
          .map(([name]) => `${stage}.${name}`),
      );
    });
  expect([...new Set(missing)]).toStrictEqual([]);
});

test("every parameter has a name and a meaning", () => {
  const nameless = STAGES.flatMap(declared).filter(({ path }) => parameterText(path).meaning === "");
  expect(nameless).toStrictEqual([]);
});
