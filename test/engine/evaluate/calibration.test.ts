import { expect, test } from "vitest";
import { CalibrationCollector, TopCalibration } from "../../../src/main/engine/evaluate/calibration";

const rows = (...gold: number[]) => new Set(gold);

test("the error is the distance of gold share and mean p in each of 15 bins, weighed by its edges", () => {
  const collector = new CalibrationCollector();
  // Two questions; p = .5 and .51 share the bin [7/15, 8/15), 1 falls into the last, .001 into the first.
  collector.add(Float64Array.of(0.5, 1, 0.001), rows(0, 1));
  collector.add(Float64Array.of(0.51, 0.001), rows());
  const { all, above } = collector.figures()!;
  const middle = { from: 7 / 15, to: 8 / 15, edges: 2, meanProbability: 0.505, goldShare: 0.5 };
  const last = { from: 14 / 15, to: 1, edges: 1, meanProbability: 1, goldShare: 1 };
  expect(all.bins).toStrictEqual([
    { from: 0, to: 1 / 15, edges: 2, meanProbability: 0.001, goldShare: 0 },
    middle,
    last,
  ]);
  expect([all.edges, all.goldEdges]).toStrictEqual([5, 2]);
  expect(all.ece).toBeCloseTo((2 * 0.001 + 2 * 0.005 + 0) / 5, 12);
  // The edges with p ≈ 0, most of any graph, flatter the figure: without them it is worse.
  expect(above).toStrictEqual({
    threshold: 0.01,
    edges: 3,
    goldEdges: 2,
    ece: above!.ece,
    bins: [middle, last],
  });
  expect(above!.ece).toBeCloseTo((2 * 0.005) / 3, 12);
});

test("probabilities that are sure and wrong have an error of 1", () => {
  const collector = new CalibrationCollector();
  collector.add(Float64Array.of(1, 1, 0), rows(2));
  expect(collector.figures()!.all.ece).toBe(1);
});

test("no edges, no figures; none above the threshold, none of those", () => {
  const collector = new CalibrationCollector();
  expect(collector.figures()).toBeUndefined();
  collector.add(Float64Array.of(0.001), rows());
  expect(collector.figures()?.above).toBeUndefined();
});

test("first answers: the mean distance of p from what came true, and how many of the sure ones are right", () => {
  const top = new TopCalibration();
  expect(top.figures()).toBeUndefined();
  for (const [p, isRight] of [
    [0.95, true],
    [0.95, false],
    [0.3, false],
  ] as const)
    top.add(p, isRight);
  const { ece, ...rest } = top.figures()!;
  expect(rest).toStrictEqual({ questions: 3, sure: 2, sureRight: 0.5 });
  expect(ece).toBeCloseTo((Math.abs(1.9 - 1) + 0.3) / 3, 12);
});
