import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Instance, Solution } from "../../../src/main/engine/pcst/instance";
import { solve } from "../../../src/main/engine/pcst/solve";
import { solveWithEdgePrizes } from "../../../src/main/engine/pcst/solve-with-edge-prizes";
import { instanceOf } from "./instances";

/** One line of the stored file; golden/make.py says how it was made. */
interface Golden {
  readonly edges: [number, number][];
  readonly prizes: number[];
  readonly costs: number[];
  readonly root: number;
  readonly clusters: number;
  readonly pruning: Instance["pruning"];
  readonly edgePrizes?: number[];
  readonly nodes: number[];
  readonly edgesKept: number[];
  readonly objective: number;
}

const file = new URL("golden/instances.jsonl.gz", import.meta.url);
const goldens = gunzipSync(readFileSync(file))
  .toString()
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden);

function solveGolden({ edges, prizes, costs, edgePrizes, root, clusters, pruning }: Golden): Solution {
  const instance = instanceOf(edges, prizes, costs, { root, clusters, pruning });
  return edgePrizes === undefined
    ? solve(instance)
    : solveWithEdgePrizes({ ...instance, edgePrizes: Float64Array.from(edgePrizes) });
}

describe("answers of pcst_fast 1.0.10 on stored random instances", () => {
  it("cover every kind of instance, up to thousands of nodes", () => {
    const count = (test: (golden: Golden) => boolean): number => goldens.filter(test).length;
    expect(goldens.length).toBeGreaterThanOrEqual(500);
    expect(count((golden) => golden.pruning === "gw")).toBeGreaterThan(200);
    expect(count((golden) => golden.pruning === "strong")).toBeGreaterThan(200);
    expect(count((golden) => golden.pruning === "simple" || golden.pruning === "none")).toBeGreaterThan(100);
    expect(count((golden) => golden.root >= 0)).toBeGreaterThan(50);
    expect(count((golden) => golden.clusters > 1)).toBeGreaterThan(50);
    expect(count((golden) => golden.edgePrizes !== undefined)).toBeGreaterThan(50);
    expect(count((golden) => golden.prizes.length > 600)).toBeGreaterThanOrEqual(30);
  });

  it.each(goldens.map((golden, seed) => ({ seed, golden })))("instance $seed", ({ golden }) => {
    const solution = solveGolden(golden);
    expect(solution.nodes.join(" ")).toBe(golden.nodes.join(" "));
    expect(solution.edges.join(" ")).toBe(golden.edgesKept.join(" "));
    const allowed = 1e-9 * Math.max(1, golden.objective);
    expect(Math.abs(solution.objective - golden.objective)).toBeLessThanOrEqual(allowed);
  });
});
