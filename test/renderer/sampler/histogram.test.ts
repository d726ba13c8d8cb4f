import { expect, test } from "vitest";
import {
  countAtLeast,
  nearestEdge,
  placeOf,
  probabilityAt,
} from "../../../src/renderer/features/sampler/histogram";
import { sampledRun } from "../sampled-fixture";

const SCALES = ["logarithmic", "linear"] as const;

test.each(SCALES)("places on the %s axis and probabilities lead to each other", (scale) => {
  for (const p of [1e-6, 0.01, 0.3, 1]) expect(probabilityAt(placeOf(p, scale), scale)).toBeCloseTo(p, 12);
  expect([placeOf(0, scale), placeOf(1, scale), probabilityAt(0, scale)]).toStrictEqual([0, 1, 0]);
  expect(placeOf(1e-30, scale)).toBeCloseTo(0, 12);
});

test("a dragged threshold goes from bin to bin", () => {
  expect(nearestEdge(0.751, 40, "logarithmic")).toBe(0.01);
  expect(nearestEdge(0.77, 40, "logarithmic")).toBe(0.01585);
  expect([nearestEdge(-1, 40, "logarithmic"), nearestEdge(2, 40, "logarithmic")]).toStrictEqual([0, 1]);
  expect(nearestEdge(0.333, 50, "linear")).toBe(0.34);
});

test("counts above a threshold are exact between bins and shared out within one", () => {
  const { probabilities } = sampledRun();
  const above = (threshold: number, scale: (typeof SCALES)[number]): number =>
    countAtLeast(probabilities!, threshold, scale);
  expect([0, 0.0001, 0.01, 0.01585, 0.63, 1].map((p) => above(p, "logarithmic"))).toStrictEqual([
    3, 3, 2, 2, 1, 0,
  ]);
  expect([0, 0.02, 0.5, 0.52, 0.8, 0.82].map((p) => above(p, "linear"))).toStrictEqual([3, 2, 2, 1, 1, 0]);
});
