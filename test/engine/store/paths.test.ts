import { expect, test } from "vitest";
import { CELL, SOURCE, TARGET } from "../../../src/main/engine/store/adjacency";
import { findPaths } from "../../../src/main/engine/store/paths";
import { Scratch } from "../../../src/main/engine/store/scratch";
import { Topology } from "../../../src/main/engine/store/topology";

type Ends = readonly [source: number, target: number];

/** Edges on simple paths, found by trying every walk. */
function plainly(edges: readonly Ends[], a: number, b: number, maxHops: number, direction: string): number[] {
  const found = new Set<number>();
  const walk = (node: number, path: readonly number[], visited: readonly number[]): void => {
    if (node === b) path.forEach((edge) => found.add(edge));
    if (node === b || path.length === maxHops) return;
    edges.forEach(([source, target], edge) => {
      const steps: number[] = [];
      if (direction !== "in" && source === node) steps.push(target);
      if (direction !== "out" && target === node) steps.push(source);
      for (const far of steps) if (!visited.includes(far)) walk(far, [...path, edge], [...visited, far]);
    });
  };
  walk(a, [], [a]);
  return [...found].sort((one, other) => one - other);
}

test("paths on random graphs are those that trying every walk finds", async () => {
  let state = 17;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 2 ** 31) * below);
  };
  let longest = 0;
  for (let time = 0; time < 400; time++) {
    const nodeCount = 2 + random(9);
    const edges = Array.from({ length: random(22) }, (): Ends => [random(nodeCount), random(nodeCount)]);
    const cells = new Int32Array(edges.length * CELL);
    edges.forEach(([source, target], edge) => {
      cells[edge * CELL + SOURCE] = source;
      cells[edge * CELL + TARGET] = target;
    });
    const topology = new Topology(nodeCount, cells, new Int32Array(nodeCount + 1), new Int32Array());
    const scratch = new Scratch(nodeCount, cells);
    const [a, b, maxHops] = [random(nodeCount), random(nodeCount), 1 + random(4)];
    const direction = (["out", "in", "both"] as const)[random(3)]!;
    const how = { maxHops, direction, relations: [], limit: 100_000, relationTable: undefined };
    const signal = new AbortController().signal;
    const found = await scratch.use(() => findPaths(topology, scratch, [a, b], how, signal));
    expect([time, ...found.edges]).toStrictEqual([time, ...plainly(edges, a, b, maxHops, direction)]);
    const nodes = new Set([a, b, ...[...found.edges].flatMap((edge) => edges[edge]!)]);
    expect([...found.nodes]).toStrictEqual([...nodes].sort((one, other) => one - other));
    longest = Math.max(longest, found.edges.length);
  }
  expect(longest).toBeGreaterThan(10);
});
