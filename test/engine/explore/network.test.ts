import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bestJoined } from "../../../src/main/engine/explore/best-joined";
import { networkOf } from "../../../src/main/engine/explore/network";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { NODES_FOR_MANY, WHOLE_NETWORK } from "../../../src/shared/explore";
import { draw, writeGraph, type GraphDescription } from "../store/graph-description";

async function networkIn(description: GraphDescription) {
  const folder = mkdtempSync(join(tmpdir(), "network-"));
  const path = join(folder, "drawn.duckdb");
  await writeGraph(path, description);
  const store = await openBuiltInStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return networkOf(store, new AbortController().signal);
}

test("a small graph is shown whole, the best joined first, loops and lonely nodes with it", async () => {
  const lonely = { id: "d", name: "Dan" };
  const { part, degree, whole } = await networkIn(draw(["a r b", "c s b", "b r b"], [lonely]));
  expect(whole).toBe(true);
  expect(part.nodes.id).toStrictEqual(["b", "a", "c", "d"]);
  expect([...degree]).toStrictEqual([4, 1, 1, 0]);
  expect(part.edges.relation).toStrictEqual(["r", "s", "r"]);
  expect([...part.edges.source]).toStrictEqual([1, 3, 2]);
});

test("an empty graph has an empty network", async () => {
  const { part, whole } = await networkIn({ nodes: [], edges: [] });
  expect([part.nodes.id, whole]).toStrictEqual([[], true]);
});

test("of a larger graph a part is shown that hangs together, with every label in it and every edge between", async () => {
  const people = Array.from({ length: 200 }, (_, at) => ({ id: `p${String(at)}`, labels: ["Person"] }));
  const places = Array.from({ length: 4 }, (_, at) => ({ id: `c${String(at)}`, labels: ["Place"] }));
  const lives = people.map(({ id }, at) => `${id} lives_in c${String(at % 4)}`);
  const knows = people.slice(1, 60).map(({ id }, at) => `p${String(at)} knows ${id}`);
  const graph = draw(
    [...lives, ...knows, "p5 met p6"],
    [...people, ...places, { id: "x", labels: ["Person"] }],
  );
  expect(graph.nodes.length).toBeGreaterThan(WHOLE_NETWORK.nodes);
  const { part, whole } = await networkIn(graph);
  expect(whole).toBe(false);
  expect(part.nodes.id.length).toBeLessThanOrEqual(NODES_FOR_MANY);
  expect(part.nodes.id.length).toBeGreaterThan(NODES_FOR_MANY / 2);
  expect(new Set(part.nodes.label)).toStrictEqual(new Set(["Person", "Place"]));
  const shown = new Set(part.nodes.handle);
  const ends = new Set([...part.edges.source, ...part.edges.target]);
  expect([...shown].filter((node) => !ends.has(node))).toStrictEqual([]);
  expect([...ends].filter((node) => !shown.has(node))).toStrictEqual([]);
  expect(part.edges.relation).toContain("met");
});

test("a crowd of edges is thinned, more labels than room leave the rarest out, and without edges the best stay", () => {
  const count = 40;
  const pairs = Array.from(
    { length: count * count },
    (_, at) => [at % count, Math.floor(at / count)] as const,
  );
  const ends = pairs.filter(([a, b]) => a < b);
  const crowd = {
    labels: new Int32Array(count),
    sources: Int32Array.from(ends, ([a]) => a),
    targets: Int32Array.from(ends, ([, b]) => b),
  };
  const kept = new Set(bestJoined(crowd, 30, 100));
  const left = ends.filter(([a, b]) => kept.has(a) && kept.has(b)).length;
  expect(left).toBeLessThanOrEqual(100);
  expect(left).toBeGreaterThan(80);
  const none = new Int32Array();
  const many = { labels: Int32Array.from([3, 3, ...Array.from({ length: 9 }, (_, at) => 10 + at)]) };
  expect(bestJoined({ ...many, sources: none, targets: none }, 3, 100)).toHaveLength(3);
});
