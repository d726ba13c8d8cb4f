import { expect, test } from "vitest";
import {
  firstDraw,
  rerollAll,
  rerollEdge,
  samples,
  wantedSampling,
} from "../../../src/renderer/features/sampler/sampling";
import { parametersOf } from "../../../src/renderer/state/parameters";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { RANKED } from "../recipe-fixture";
import { SAMPLED_RECIPE } from "../sampled-fixture";

const [A, B] = ["00000000000000aa", "00000000000000bb"];
const START: Workbench = {
  ...startWorkbench({ ...FIRST_SETTINGS, recipe: "sampled" }),
  recipes: { state: "ready", value: [SAMPLED_RECIPE] },
};

test("an edge rolled anew changes its own count alone, and draws by Gumbel noise", () => {
  const twice = rerollEdge(rerollEdge(rerollEdge(START, A), B), A);
  expect(twice.overrides).toStrictEqual({ "sample.rerolls": { [A]: 2, [B]: 1 }, "sample.method": "gumbel" });
  expect(wantedSampling(twice)).toMatchObject({ draw: 0, rerolls: { [A]: 2, [B]: 1 }, maxFacts: 2 });
});

test("rolling all goes to the next draw, where no edge has been rolled anew; the first draw is the way back", () => {
  const all = rerollAll(rerollAll(rerollEdge(START, A)));
  expect(all.overrides).toStrictEqual({ "sample.method": "gumbel", "sample.draw": 2 });
  expect(firstDraw(all).overrides).toStrictEqual({ "sample.method": "gumbel" });
});

test("changes that the engine would refuse count for nothing", () => {
  const odd = { ...START, overrides: { "sample.temperature": -1 } };
  expect(wantedSampling(odd)).toStrictEqual(SAMPLED_RECIPE.sample);
});

test("each method has its own sliders, and a recipe without probabilities none", () => {
  const paths = (method: string): string[] =>
    parametersOf(SAMPLED_RECIPE, { "sample.method": method })
      .map(({ shape }) => shape.path)
      .filter((path) => path.startsWith("sample."));
  expect(paths("inference")).toStrictEqual(["sample.method", "sample.maxFacts", "sample.threshold"]);
  expect(paths("gumbel")).toStrictEqual(["sample.method", "sample.maxFacts", "sample.temperature"]);
  expect(paths("none")).toStrictEqual(["sample.method"]);
  expect([samples(SAMPLED_RECIPE), samples(RANKED), samples(undefined)]).toStrictEqual([true, false, false]);
  expect(parametersOf(RANKED, {}).filter(({ shape }) => shape.stage === "sample")).toStrictEqual([]);
});
