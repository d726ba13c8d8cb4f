import { describe, expect, it } from "vitest";
import { FailureError } from "../../../src/shared/failure";
import { checkForest } from "../../../src/main/engine/pcst/check";
import { Scratch } from "../../../src/main/engine/pcst/scratch";
import { solve } from "../../../src/main/engine/pcst/solve";
import { solveInstance } from "../../../src/main/engine/pcst/solve-file";
import { solveWithEdgePrizes } from "../../../src/main/engine/pcst/solve-with-edge-prizes";
import { instanceOf } from "./instances";

const PATH = {
  edges: [
    [0, 1],
    [1, 2],
  ],
  prizes: [3, 0, 2],
  costs: [0.5, 0.5],
};

/** Kind and reason of the failure a call ends in. */
function failureOf(call: () => unknown): string {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof FailureError && "reason" in thrown.failure)
      return `${thrown.failure.kind}: ${thrown.failure.reason}`;
    throw thrown;
  }
  return "nothing failed";
}

describe("an instance as JSON", () => {
  it("is solved and timed", () => {
    const { ms, ...solved } = solveInstance(PATH, "gw");
    expect(solved).toEqual({
      nodes: [0, 1, 2],
      edges: [0, 1],
      reasons: ["merged-kept", "merged-kept"],
      objective: 1,
      lowerBound: 1,
    });
    expect(ms).toBeGreaterThan(0);
  });

  it("may bring edge prizes, a root and clusters", () => {
    const prized = solveInstance({ ...PATH, prizes: [0, 0, 0], edgePrizes: [5, 0] }, "gw");
    expect([prized.nodes, prized.edges, prized.reasons]).toEqual([
      [0, 1],
      [0],
      ["virtual-kept", "never-reached"],
    ]);
    expect(solveInstance({ ...PATH, root: 1 }, "strong").nodes).toEqual([0, 1, 2]);
    expect(solveInstance({ ...PATH, costs: [9, 9], clusters: 2 }, "gw").nodes).toEqual([0, 2]);
  });

  it.each([
    ["no instance", 7, "the instance: an object is wanted"],
    ["an end missing", { ...PATH, edges: [[0]] }, "edges.0: "],
    ["a node that is no integer", { ...PATH, edges: [[0, 0.5]] }, "edges.0.1: a whole number is wanted"],
    ["a prize that is text", { ...PATH, prizes: [3, "0", 2] }, "prizes.1: a number is wanted"],
    ["no clusters", { ...PATH, clusters: 0 }, "clusters: at least 1 is wanted"],
    ["an edge out of range", { ...PATH, edges: [[0, 1], [1, 3]] }, "the target of edge 1 is 3, which is not a node"], // oxfmt-ignore
    ["a cost missing", { ...PATH, costs: [1] }, "2 sources, 2 targets and 1 costs do not fit"],
    ["a prize missing for an edge", { ...PATH, edgePrizes: [1] }, "1 edge prizes for 2 edges"],
  ])("is refused: %s", (_, json, reason) => {
    expect(failureOf(() => solveInstance(json, "gw"))).toContain(`invalid-request: ${reason}`);
  });
});

describe("an instance in memory", () => {
  const valid = instanceOf([[0, 1]], [1, 2], 1);
  it.each([
    ["prize NaN", { prizes: Float64Array.of(1, NaN) }, "the prize of node 1 is NaN"],
    ["prize negative", { prizes: Float64Array.of(-1, 1) }, "the prize of node 0 is -1"],
    ["cost infinite", { costs: Float64Array.of(Infinity) }, "the cost of edge 0 is Infinity"],
    ["cost negative", { costs: Float64Array.of(-0.5) }, "the cost of edge 0 is -0.5"],
    ["too few prizes", { prizes: Float64Array.of(1) }, "1 prizes for 2 nodes"],
    ["source negative", { sources: Int32Array.of(-1) }, "the source of edge 0 is -1"],
    ["root out of range", { root: 2 }, "root 2 is not a node"],
    ["root with clusters", { root: 0, clusters: 2 }, "a rooted instance has 1 cluster, not 2"],
    ["pruning unknown", { pruning: "GW" as "gw" }, "“GW” is not a pruning (none, simple, gw, strong)"],
  ])("is refused: %s", (_, change, reason) => {
    const instance = { ...valid, ...change };
    expect(failureOf(() => solve(instance))).toContain(`invalid-request: ${reason}`);
    const edgePrizes = new Float64Array(instance.costs.length);
    expect(failureOf(() => solveWithEdgePrizes({ ...instance, edgePrizes }))).toContain(reason);
  });
});

describe("the check of a result", () => {
  const triangle = instanceOf(
    [
      [0, 1],
      [1, 2],
      [0, 2],
    ],
    [1, 1, 1],
    1,
  );
  const forest = (nodes: number[], edges: number[]): Parameters<typeof checkForest>[1] => ({
    nodes: Int32Array.from(nodes),
    edges: Int32Array.from(edges),
  });
  it.each([
    ["a cycle", triangle, forest([0, 1, 2], [0, 1, 2]), "edge 2 closes a cycle"],
    ["an end missing", triangle, forest([0, 1], [0, 1]), "edge 1 lacks an end"],
    ["too many trees", triangle, forest([0, 1, 2], [0]), "it falls into 2 trees"],
    ["no root", { ...triangle, root: 2 }, forest([0, 1], [0]), "the root 2 is missing"],
  ])("finds %s", (_, instance, result, reason) => {
    expect(failureOf(() => checkForest(instance, result, new Scratch()))).toContain(reason);
  });

  it("lets a tree pass", () => {
    expect(failureOf(() => checkForest(triangle, forest([0, 1, 2], [0, 2]), new Scratch()))).toBe(
      "nothing failed",
    );
  });
});
