import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { CandidateGraph, Expansion } from "../../../src/shared/graph";
import { CELL, MARK, RELATION, SOURCE, TARGET } from "../../../src/main/engine/store/adjacency";
import { expand } from "../../../src/main/engine/store/expand";
import { Scratch } from "../../../src/main/engine/store/scratch";
import { Topology } from "../../../src/main/engine/store/topology";

const calm = new AbortController().signal;

interface Edge {
  readonly source: number;
  readonly target: number;
  readonly relation: number;
}

function generator(state: number): (below: number) => number {
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Parallel edges, self-loops and a few popular nodes; every node has one of three labels. */
function randomGraph(seed: number) {
  const random = generator(seed);
  const nodeCount = 1 + random(40);
  const popular = () => (random(3) === 0 ? random(Math.min(3, nodeCount)) : random(nodeCount));
  const edges: Edge[] = Array.from({ length: random(160) }, () => ({
    source: popular(),
    target: popular(),
    relation: random(3),
  }));
  const labels = Array.from({ length: nodeCount }, () => random(3));
  return { nodeCount, edges, labels, random };
}

function toTopology({ nodeCount, edges, labels }: ReturnType<typeof randomGraph>): Topology {
  const cells = new Int32Array(edges.length * CELL);
  edges.forEach(({ source, target, relation }, edge) => {
    cells[edge * CELL + SOURCE] = source;
    cells[edge * CELL + TARGET] = target;
    cells[edge * CELL + RELATION] = relation;
  });
  const labelStarts = Int32Array.from({ length: nodeCount + 1 }, (_, node) => node);
  return new Topology(nodeCount, cells, labelStarts, Int32Array.from(labels));
}

/** Expansion written down as its rules say it, with none of the short cuts. */
function plainly(
  { edges, labels }: ReturnType<typeof randomGraph>,
  from: number[],
  how: Expansion,
  wanted: { labels: number[] | undefined; relations: number[] | undefined },
) {
  const hops = new Map(from.map((node) => [node, 0]));
  const taken: number[] = [];
  const dropped = new Map<string, number>();
  const refused = new Map<number, number>();
  const add = (key: string, count = 1) => dropped.set(key, (dropped.get(key) ?? 0) + count);
  const degree = (node: number) =>
    taken.filter((edge) => edges[edge]!.source === node || edges[edge]!.target === node).length;
  const isFull = (node: number) => how.degreeCap > 0 && degree(node) >= how.degreeCap;
  for (let level = 0; level < how.hops; level++) {
    const frontier = [...hops].filter(([, hop]) => hop === level).map(([node]) => node);
    for (const node of frontier.sort((one, other) => one - other))
      edges.forEach(({ source, target, relation }, edge) => {
        const leaves = how.direction !== "in" && source === node;
        const arrives = how.direction !== "out" && target === node;
        if ((!leaves && !arrives) || taken.includes(edge)) return;
        const far = leaves ? target : source;
        if (wanted.relations && !wanted.relations.includes(relation)) return add(`${node} relation-filter`);
        if (wanted.labels && !hops.has(far) && !wanted.labels.includes(labels[far]!))
          return add(`${node} label-filter`);
        if (isFull(node)) return add(`${node} degree-cap`);
        if (taken.length >= how.edgeBudget) return add(`${node} edge-budget`);
        if (isFull(far)) return refused.set(far, (refused.get(far) ?? 0) + 1);
        if (!hops.has(far)) hops.set(far, level + 1);
        taken.push(edge);
      });
  }
  for (const [node, count] of refused) if (hops.get(node) === how.hops) add(`${node} degree-cap`, count);
  const nodes = [...hops].sort(([one], [other]) => one - other);
  return { nodes, edges: taken.sort((one, other) => one - other), dropped: [...dropped].sort(byText) };
}

const byText = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

describe("expansion on random graphs is what its rules say", () => {
  test.each([
    ["freely", { caps: [0], budgets: [1000], filters: false }],
    ["with caps", { caps: [1, 2, 3, 5], budgets: [1000], filters: false }],
    ["with budgets", { caps: [0, 4], budgets: [0, 1, 5, 20], filters: false }],
    ["with filters", { caps: [0, 1, 3], budgets: [6, 1000], filters: true }],
  ])("%s", async (_, { caps, budgets, filters }) => {
    for (let seed = 1; seed <= 150; seed++) {
      const graph = randomGraph(seed * 7919);
      const { random, nodeCount } = graph;
      const how: Expansion = {
        hops: random(4),
        direction: (["out", "in", "both"] as const)[random(3)]!,
        ...{ labels: [], relations: [] },
        degreeCap: caps[random(caps.length)]!,
        edgeBudget: budgets[random(budgets.length)]!,
      };
      const some = () => (filters && random(2) === 0 ? [random(3), random(3)] : undefined);
      const wanted = { labels: some(), relations: some() };
      const from = [...new Set([random(nodeCount), random(nodeCount)])];
      const found = await walk(graph, from, how, wanted);
      expect({ seed, how, ...found }).toStrictEqual({ seed, how, ...plainly(graph, from, how, wanted) });
    }
  });
});

async function walk(
  graph: ReturnType<typeof randomGraph>,
  from: number[],
  how: Expansion,
  wanted: { labels: number[] | undefined; relations: number[] | undefined },
) {
  const topology = toTopology(graph);
  const scratch = new Scratch(graph.nodeCount, topology.cells);
  const table = (handles: number[] | undefined) =>
    handles && Uint8Array.from({ length: 3 }, (_, handle) => (handles.includes(handle) ? 1 : 0));
  const filters = { how, labels: table(wanted.labels), relations: table(wanted.relations) };
  const reasons = ["degree-cap", "edge-budget", "label-filter", "relation-filter"];
  const candidates = await scratch.use(() => expand(topology, scratch, from, filters, calm));
  const { nodes, hops, edges, sources, targets, dropped } = candidates;
  edges.forEach((edge, row) => {
    expect(nodes[sources[row]!]).toBe(graph.edges[edge]!.source);
    expect(nodes[targets[row]!]).toBe(graph.edges[edge]!.target);
  });
  return {
    nodes: Array.from(nodes, (node, row) => [node, hops[row]!]),
    edges: [...edges],
    dropped: Array.from(dropped.count, (count, at): [string, number] => [
      `${dropped.node[at]} ${reasons[dropped.reason[at]!]}`,
      count,
    ]).sort(byText),
  };
}

describe("walks over a large graph", () => {
  // A star so large that walking it takes several breaths.
  const star = () => {
    const cells = new Int32Array(400_000 * CELL);
    for (let edge = 0; edge < 400_000; edge++) cells[edge * CELL + TARGET] = edge % 1000;
    return new Topology(1000, cells, new Int32Array(1001), new Int32Array());
  };
  const how: Expansion = {
    ...{ hops: 3, direction: "both", labels: [], relations: [] },
    ...{ degreeCap: 0, edgeBudget: 1_000_000 },
  };
  const walkOf = { how, labels: undefined, relations: undefined };

  // Comparing a million numbers one by one takes the test runner seconds.
  const digest = ({ nodes, hops, edges, sources, targets, relations }: CandidateGraph) => {
    const hash = createHash("sha256");
    for (const column of [nodes, hops, edges, sources, targets, relations]) hash.update(column);
    return hash.digest("hex");
  };

  test("can be cancelled on the way", async () => {
    const topology = star();
    const scratch = new Scratch(1000, topology.cells);
    const controller = new AbortController();
    const running = scratch.use(() => expand(topology, scratch, [5], walkOf, controller.signal));
    setImmediate(() => controller.abort());
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
  });

  test("wait for one another, and a cancelled one leaves no trace", async () => {
    const topology = star();
    const scratch = new Scratch(1000, topology.cells);
    const controller = new AbortController();
    const walk = (signal: AbortSignal) => scratch.use(() => expand(topology, scratch, [5], walkOf, signal));
    const [first, cancelled, last] = [walk(calm), walk(controller.signal), walk(calm)];
    controller.abort();
    await expect(cancelled).rejects.toMatchObject({ name: "AbortError" });
    expect(digest(await first)).toBe(digest(await last));
    expect((await last).edges.length).toBe(400_000);
  });

  test("marks are wiped when generations run out", async () => {
    const topology = star();
    const scratch = new Scratch(1000, topology.cells);
    scratch.generation = 2 ** 31 - 2;
    const once = await scratch.use(() => expand(topology, scratch, [5], walkOf, calm));
    const again = await scratch.use(() => expand(topology, scratch, [5], walkOf, calm));
    expect(digest(again)).toBe(digest(once));
    expect([scratch.generation, topology.cells[MARK]]).toStrictEqual([1, 1]);
  });
});
