import { expect, test } from "vitest";
import { searchGrids } from "../../../../src/main/engine/ask/why-not/search-grid";
import { sampleStore, recipeWith, star, verdictsOf } from "../fabricated-run";
import type { SampleParams } from "../../../../src/shared/stages/sample";

/** Grids of the sample stage, by parameter without its stage. */
function gridsOf(sample: Partial<SampleParams>) {
  const grids = searchGrids(recipeWith(sample), true).filter(({ parameter }) =>
    parameter.startsWith("sample."),
  );
  return new Map(grids.map((grid) => [grid.parameter.slice("sample.".length), grid]));
}

test("inference is loosened by cap and threshold, a draw by its cap and by drawing again, never by the temperature", () => {
  expect([...gridsOf({ method: "inference" }).keys()]).toStrictEqual(["maxFacts", "threshold", "method"]);
  expect([...gridsOf({ method: "gumbel" }).keys()]).toStrictEqual(["maxFacts", "draw", "method"]);
  expect([...gridsOf({ method: "none" }).keys()]).toStrictEqual([]);
});

test("steps go from small changes to large ones", () => {
  for (const method of ["inference", "gumbel"] as const) {
    for (const { parameter, from, steps } of gridsOf({ method, draw: 4 }).values()) {
      if (parameter === "sample.method") continue;
      const changes = steps.map((step) => Math.abs(Number(step) - Number(from)));
      expect(changes).toStrictEqual([...changes].sort((a, b) => a - b));
      expect(Math.min(...changes)).toBeGreaterThan(0);
    }
  }
});

/** Rows that lose, and the grid that lets them in; the last step of each is the most lenient. */
test.each([
  ["below-fact-cap", { method: "inference", maxFacts: 2 }, "maxFacts", 2],
  ["below-threshold", { method: "inference", threshold: 0.5 }, "threshold", 2],
  ["below-threshold", { method: "inference", threshold: 0.5 }, "method", 2],
  ["lost-draw", { method: "gumbel" }, "draw", 2],
] as const)("an edge %s under %o comes in by %s", async (verdict, sample, parameter, row) => {
  const p = [0.9, 0.8, 0.2];
  expect(verdictsOf(await sampleStore(star(3), p, sample))[row]).toBe(verdict);
  const { steps } = gridsOf(sample).get(parameter)!;
  const admitted = await Promise.all(
    steps.map(async (step) => {
      const changed = await sampleStore(star(3), p, { ...sample, [parameter]: step });
      return verdictsOf(changed)[row] === "kept";
    }),
  );
  expect(admitted).toContain(true);
});
