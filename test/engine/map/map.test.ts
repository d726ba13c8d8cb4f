/** Whole graphs as maps: which nodes find room, where they lie, the same every time. */
import { expect, test } from "vitest";
import { densestPart } from "../../../src/main/engine/map/densest-part";
import { drawMap, settleMap } from "../../../src/main/engine/map/draw-map";
import { roundsFor, settle } from "../../../src/main/engine/map/settle";
import { startPlaces } from "../../../src/main/engine/map/start-places";
import { byRow, walkGraph } from "../../../src/main/engine/map/walked-graph";
import { Breather } from "../../../src/main/engine/store/breather";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import type { WholeGraph } from "../../../src/main/engine/store/topology";

const column = (...values: number[]): Int32Array => Int32Array.from(values);

/** A star around 3, a pair 5–6, and 7 alone. */
const STAR: WholeGraph = {
  labels: column(0, 0, 0, 1, 0, -1, -1, -1),
  sources: column(3, 3, 3, 3, 5),
  targets: column(0, 1, 2, 4, 6),
};

/** Two chains of `length` nodes joined at their ends: a ring. */
function ring(length: number): WholeGraph {
  const nodes = Int32Array.from({ length }, (_, node) => node);
  return { labels: nodes.map(() => 0), sources: nodes, targets: nodes.map((node) => (node + 1) % length) };
}

const breather = new Breather(new AbortController().signal);

async function settled({ labels, sources, targets }: WholeGraph) {
  const graph = await walkGraph(labels.length, sources, targets, breather);
  const places = await startPlaces(graph, breather);
  for (const _ of settle(places, graph.rows)) continue;
  return { x: byRow(places.x, graph), y: byRow(places.y, graph) };
}

const storeOf = (graph: WholeGraph | undefined): GraphStore =>
  ({
    ...(graph === undefined ? {} : { wholeGraph: async () => graph }),
    nodeNames: async (nodes: Int32Array) => ({
      ids: [],
      names: Array.from(nodes, (node) => `node ${String(node)}`),
      labels: nodes,
    }),
    describe: async () => ({
      labels: [
        { name: "leaf", count: 4 },
        { name: "hub", count: 1 },
      ],
    }),
  }) as unknown as GraphStore;

const still = { signal: new AbortController().signal, onDone: () => undefined };

test("nodes with the most edges come first, and edges are told by rows", () => {
  expect(densestPart(STAR, 100, 100)).toStrictEqual({
    nodes: column(3, 0, 1, 2, 4, 5, 6, 7),
    degrees: column(4, 1, 1, 1, 1, 1, 1, 0),
    sources: column(0, 0, 0, 0, 5),
    targets: column(1, 2, 3, 4, 6),
  });
});

test("beyond the room for nodes or edges, those with the fewest edges are left out", () => {
  expect(Array.from(densestPart(STAR, 3, 100).nodes)).toStrictEqual([3, 0, 1]);
  const two = densestPart(STAR, 100, 2);
  expect([Array.from(two.nodes), two.sources.length]).toStrictEqual([[3, 0, 1], 2]);
});

test("a walk numbers the largest component first, from its node with the most edges", async () => {
  const { nodes, sources, targets } = densestPart(STAR, 100, 100);
  const { before, rows, components } = await walkGraph(nodes.length, sources, targets, breather);
  expect([Array.from(before), Array.from(components)]).toStrictEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 5, 7, 8],
  ]);
  // Turned round, the hub has the last row, and is met second.
  const turned = await walkGraph(3, column(0, 1), column(2, 2), breather);
  expect([Array.from(turned.before), Array.from(turned.rows.ends)]).toStrictEqual([
    [0, 2, 1],
    [1, 0, 2, 1],
  ]);
  expect(Array.from(rows.starts)).toStrictEqual([0, 4, 5, 6, 7, 8, 9, 10, 10]);
});

test("the same graph lies the same way every time, all of it at numbers", async () => {
  const [once, again] = [await settled(ring(60)), await settled(ring(60))];
  expect(once).toStrictEqual(again);
  expect([...once.x, ...once.y].every(Number.isFinite)).toBe(true);
});

test("neighbours lie nearer than others, and no two nodes upon each other", async () => {
  const { x, y } = await settled(ring(60));
  const far = (a: number, b: number): number => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);
  const nodes = [...x.keys()];
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const beside = mean(nodes.map((node) => far(node, (node + 1) % 60)));
  const across = mean(nodes.map((node) => far(node, (node + 30) % 60)));
  expect(across / beside).toBeGreaterThan(4);
  const nearest = Math.min(...nodes.flatMap((a) => nodes.filter((b) => b < a).map((b) => far(a, b))));
  expect(nearest).toBeGreaterThan(0.1);
});

test("a large graph gets fewer rounds, a small one more", () => {
  expect([roundsFor(10, 10), roundsFor(60_000, 134_000), roundsFor(150_000, 300_000)]).toStrictEqual([
    200, 48, 30,
  ]);
});

test("a map holds every column, fits −1 to 1, and is drawn once", async () => {
  const store = storeOf(STAR);
  const map = await drawMap(store);
  expect(map.nodes.name).toStrictEqual([3, 0, 1, 2, 4, 5, 6, 7].map((node) => `node ${String(node)}`));
  expect(map.nodes.label).toStrictEqual(column(1, 0, 0, 0, 0, -1, -1, -1));
  expect([map.labels, map.totals, map.settled]).toStrictEqual([
    ["leaf", "hub"],
    { nodes: 8, edges: 5 },
    false,
  ]);
  const reach = Math.max(...[...map.nodes.x, ...map.nodes.y].map(Math.abs));
  expect(reach).toBeCloseTo(1, 5);
  expect(await drawMap(store)).toStrictEqual(map);
});

test("nodes come to rest where they always do, and stay there with their store", async () => {
  const [store, other] = [storeOf(ring(60)), storeOf(ring(60))];
  const places = await settleMap(store, still);
  expect(await settleMap(other, still)).toStrictEqual(places);
  const { nodes, settled } = await drawMap(store);
  expect([settled, nodes.x, nodes.y]).toStrictEqual([true, places.x, places.y]);
});

test("stopped on the way, nodes come to the same rest the next time", async () => {
  const [store, controller] = [storeOf(ring(60)), new AbortController()];
  const shares: number[] = [];
  const onDone = (share: number): void => {
    shares.push(share);
    if (shares.length === 5) controller.abort();
  };
  await expect(settleMap(store, { signal: controller.signal, onDone })).rejects.toThrow(/abort/i);
  expect(shares).toHaveLength(5);
  expect((await drawMap(store)).settled).toBe(false);
  expect(await settleMap(store, still)).toStrictEqual(await settleMap(storeOf(ring(60)), still));
});

test("two who look at one map let it settle together", async () => {
  const store = storeOf(ring(60));
  const [once, again] = await Promise.all([settleMap(store, still), settleMap(store, still)]);
  expect(once).toStrictEqual(again);
  expect(once).toStrictEqual(await settleMap(storeOf(ring(60)), still));
});

test("a graph without nodes is an empty map", async () => {
  const store = storeOf({ labels: column(), sources: column(), targets: column() });
  const [map, { x }] = [await drawMap(store), await settleMap(store, still)];
  expect([map.nodes.x.length, map.edges.source.length, x.length]).toStrictEqual([0, 0, 0]);
});

test("a store that is far away is refused in a sentence", async () => {
  await expect(drawMap(storeOf(undefined))).rejects.toThrow(/on this machine/);
});
