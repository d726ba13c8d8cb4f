import { describe, expect, it } from "vitest";
import type { Instance, Solution } from "../../../src/main/engine/pcst/instance";
import { solve } from "../../../src/main/engine/pcst/solve";
import { solveWithEdgePrizes } from "../../../src/main/engine/pcst/solve-with-edge-prizes";
import { randomFrom } from "../../../bench/random";
import { deep } from "../../size";
import { instanceOf, keptOf, randomInstance, reasonsOf } from "./instances";

const PRUNINGS = ["none", "simple", "gw", "strong"] as const;
const KEPT = ["merged-kept", "virtual-kept"];

/** What must hold for the columns of any solution. */
function expectSound({ sources, targets, costs }: Instance, solution: Solution): void {
  const reasons = reasonsOf(solution);
  expect(reasons).toHaveLength(costs.length);
  const kept = reasons.flatMap((reason, edge) => (KEPT.includes(reason) ? [edge] : []));
  expect([...solution.edges]).toEqual(kept);
  const nodes = new Set(solution.nodes);
  for (const edge of kept)
    expect([nodes.has(sources[edge]!), nodes.has(targets[edge]!)]).toEqual([true, true]);
  expect(reasons.filter((reason, edge) => !hasItsNumbers(reason, solution, edge))).toEqual([]);
}

/** Whether an edge's time and margin are those its reason promises. */
function hasItsNumbers(reason: string, { times, margins }: Solution, edge: number): boolean {
  const time = times[edge]!;
  const margin = margins[edge]!;
  if (reason === "never-reached") return margin >= 0 && Number.isNaN(time);
  if (reason === "strong-nonpositive") return margin <= 0 && time >= 0;
  return Number.isNaN(margin) && (time >= 0 || reason === "cycle");
}

describe("every solution", () => {
  it.each(PRUNINGS)("has one reason and its numbers per edge: %s", (pruning) => {
    const random = randomFrom(PRUNINGS.indexOf(pruning));
    for (let round = 0; round < 60; round++) {
      const options = { pruning, root: round % 3 === 0 ? 0 : -1 };
      const instance = randomInstance(
        random,
        3 + Math.floor(random() * 40),
        Math.floor(random() * 90),
        options,
      );
      expectSound(instance, solve(instance));
      const edgePrizes = instance.costs.map(() => Math.floor(random() * 4) / 2);
      expectSound(instance, solveWithEdgePrizes({ ...instance, edgePrizes }));
    }
  });

  it.each(PRUNINGS)("has the objective its kept nodes and edges add up to: %s", (pruning) => {
    const random = randomFrom(5);
    for (let round = 0; round < 60; round++) {
      const instance = randomInstance(random, 20, 40, { pruning });
      const solution = solve(instance);
      const kept = new Set(solution.nodes);
      const lost = instance.prizes.filter((_, node) => !kept.has(node));
      const paid = [...solution.edges].map((edge) => instance.costs[edge]!);
      const expected = [...lost, ...paid].reduce((sum, amount) => sum + amount, 0);
      expect(solution.objective).toBeCloseTo(expected, 9);
    }
  });

  it("says the same about edges when nodes that no edge touches are put between", () => {
    const random = randomFrom(9);
    for (let round = 0; round < 40; round++) {
      const instance = randomInstance(random, 15, 30, { pruning: round % 2 ? "gw" : "strong" });
      const spread = (nodes: Int32Array): Int32Array => nodes.map((node) => 3 * node + 1);
      const prizes = new Float64Array(45);
      instance.prizes.forEach((prize, node) => (prizes[3 * node + 1] = prize));
      const apart = solve({
        ...instance,
        nodeCount: 45,
        prizes,
        sources: spread(instance.sources),
        targets: spread(instance.targets),
      });
      const together = solve(instance);
      if (!instance.prizes.some((prize) => prize > 0)) continue;
      expect([...apart.nodes]).toEqual([...spread(together.nodes)]);
      expect({ ...apart, nodes: 0, deactivations: 0 }).toEqual({ ...together, nodes: 0, deactivations: 0 });
    }
  });

  it("names each reason where it can be drawn by hand", () => {
    const branch = instanceOf(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      [3, 0, 0, 1],
      0.5,
    );
    expect(reasonsOf(solve({ ...branch, pruning: "strong" }))).toEqual(
      new Array(3).fill("strong-nonpositive"),
    );
    expect([...solve({ ...branch, pruning: "strong" }).margins]).toEqual([-0.5, 0, 0]);

    const far = solve(instanceOf([[0, 1]], [5, 0.5], 2));
    expect({ reasons: reasonsOf(far), margins: [...far.margins], ends: [...far.deactivations] }).toEqual({
      reasons: ["never-reached"],
      margins: [1],
      ends: [NaN, 0.5],
    });

    const pairs: [number, number][] = [
      [0, 1],
      [2, 3],
      [0, 1],
    ];
    const lost = solve(instanceOf(pairs, [9, 9, 2, 2], [1, 1, 1.5]));
    expect(reasonsOf(lost)).toEqual(["merged-kept", "lost-cluster", "cycle"]);
    const simple = solve(instanceOf(pairs, [9, 9, 2, 2], [1, 1, 1.5], { pruning: "simple" }));
    expect(reasonsOf(simple)).toEqual(["merged-kept", "simple-unreached", "cycle"]);
  });
});

describe("large instances", () => {
  const LENGTH = deep(1_000_000, 50_000);
  const path: Instance = {
    nodeCount: LENGTH,
    sources: Int32Array.from({ length: LENGTH - 1 }, (_, node) => node),
    targets: Int32Array.from({ length: LENGTH - 1 }, (_, node) => node + 1),
    prizes: new Float64Array(LENGTH),
    costs: new Float64Array(LENGTH - 1).fill(1),
    root: -1,
    clusters: 1,
    pruning: "gw",
  };

  it.each(["gw", "strong"] as const)("a long path, prizes at its ends: %s", (pruning) => {
    const prizes = new Float64Array(LENGTH);
    prizes[0] = LENGTH;
    prizes[LENGTH - 1] = LENGTH;
    const solution = solve({ ...path, prizes, pruning });
    expect({ ...keptSizes(solution), objective: solution.objective }).toEqual({
      nodes: LENGTH,
      edges: LENGTH - 1,
      objective: LENGTH - 1,
    });
    expect(solution.lowerBound).toBeCloseTo(LENGTH - 1, 3);
  });

  it("a long path of prized nodes", () => {
    const solution = solve({ ...path, prizes: new Float64Array(LENGTH).fill(2), pruning: "strong" });
    expect(keptSizes(solution)).toEqual({ nodes: LENGTH, edges: LENGTH - 1 });
  });

  it("nothing at all", () => {
    expect(keptOf(solve(instanceOf([], [], 1)))).toEqual({ nodes: [], edges: [] });
  });

  function keptSizes({ nodes, edges }: Solution): { nodes: number; edges: number } {
    return { nodes: nodes.length, edges: edges.length };
  }
});
