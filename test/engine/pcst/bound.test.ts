import { describe, expect, it } from "vitest";
import { solve } from "../../../src/main/engine/pcst/solve";
import { solveWithEdgePrizes } from "../../../src/main/engine/pcst/solve-with-edge-prizes";
import { randomFrom } from "../../../bench/random";
import { instanceOf, randomInstance } from "./instances";
import { optimum } from "./optimum";

const TOLERANCE = 1e-9;

describe("lower bound", () => {
  it.each([
    ["two nodes worth joining", [[0, 1]], [5, 5], 1, 1, 1],
    ["one prize that cannot pay the way", [[0, 1]], [5, 0.4], 1, 0.4, 0.4],
    [
      "a path, all of it kept",
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      [10, 0, 0, 10],
      1,
      3,
      3,
    ],
  ] as const)("%s", (_, edges, prizes, cost, objective, lowerBound) => {
    const solution = solve(instanceOf(edges, prizes, cost, { pruning: "strong" }));
    expect({ objective: solution.objective, lowerBound: solution.lowerBound }).toEqual({
      objective,
      lowerBound,
    });
  });

  it.each([
    ["one tree", {}],
    ["a root", { root: 0 }],
    ["two trees", { clusters: 2 }],
    ["three trees", { clusters: 3 }],
  ])("is never above the optimum, which is never above the objective: %s", (_, options) => {
    const random = randomFrom(7);
    for (let round = 0; round < 300; round++) {
      const nodeCount = 2 + Math.floor(random() * 6);
      const edgeCount = Math.floor(random() * 9);
      const drawn = randomInstance(random, nodeCount, edgeCount, { ...options, pruning: "strong" });
      const instance = { ...drawn, edgePrizes: new Float64Array(edgeCount) };
      const { objective, lowerBound } = solve(instance);
      const best = optimum(instance);
      expect(lowerBound).toBeLessThanOrEqual(best + TOLERANCE);
      expect(objective).toBeGreaterThanOrEqual(best - TOLERANCE);
    }
  });

  it.each([
    ["one part", {}],
    ["a root", { root: 1 }],
    ["two parts", { clusters: 2 }],
  ])("holds with edge prizes too: %s", (_, options) => {
    const random = randomFrom(11);
    for (let round = 0; round < 300; round++) {
      const edgeCount = Math.floor(random() * 9);
      const drawn = randomInstance(random, 2 + Math.floor(random() * 6), edgeCount, options);
      const instance = { ...drawn, edgePrizes: drawn.costs.map(() => Math.floor(random() * 5) / 2) };
      const { objective, lowerBound } = solveWithEdgePrizes(instance);
      const best = optimum(instance);
      expect(lowerBound).toBeLessThanOrEqual(best + TOLERANCE);
      expect(objective).toBeGreaterThanOrEqual(best - TOLERANCE);
    }
  });

  it.each([
    ["one tree", {}],
    ["a root", { root: 0 }],
  ])("proves the factor of two the method promises: %s", (_, options) => {
    const random = randomFrom(3);
    for (let round = 0; round < 100; round++) {
      const pruning = round % 2 === 0 ? "gw" : "strong";
      const { objective, lowerBound } = solve(randomInstance(random, 60, 120, { ...options, pruning }));
      expect(objective).toBeLessThanOrEqual(2 * lowerBound + TOLERANCE);
    }
  });
});
