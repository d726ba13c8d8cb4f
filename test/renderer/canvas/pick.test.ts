import { expect, test } from "vitest";
import { nodesIn, pick } from "../../../src/renderer/canvas/pick";
import { sceneOf, type Scene } from "../../../src/renderer/picture/scene";
import { momentAt } from "../../../src/renderer/picture/moment";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { firstNode, strideFrom } from "../../../src/renderer/canvas/walk";
import { viewOf } from "../picture/view-fixture";

//   0 ═══ 1        0 (0,0)  1 (200,0)  2 (200,200)  3 (0,200)
//   ║     │        kept: 0═1, 0═3 ; lost: 1─2 (near miss), 3─2 in two relations
//   3 ═ ─ 2
const told = viewOf(
  [{ hops: 0, seed: true, kept: true }, { hops: 1, kept: true }, { hops: 2 }, { hops: 1, kept: true }],
  [
    { ends: [0, 1], verdict: "kept" },
    { ends: [0, 3], verdict: "kept" },
    { ends: [1, 2], verdict: "gw-unneeded" },
    { ends: [3, 2], verdict: "cycle" },
    { ends: [3, 2], verdict: "cycle" },
  ],
);
const view = {
  ...told,
  relations: ["treats", "causes"],
  edges: { ...told.edges, relation: Int32Array.of(0, 0, 0, 0, 1) },
};

function square(hidden: readonly string[] = []): Scene {
  const scene = sceneOf(view, { labels: hidden, relations: [] });
  scene.x.set([0, 200, 200, 0]);
  scene.y.set([0, 0, 200, 200]);
  return scene;
}
const end = momentAt(buildTimeline(view, { edgeColour: "", edgeWidth: "" }), Infinity);
const start = momentAt(buildTimeline(view, { edgeColour: "", edgeWidth: "" }), 1);

test.each([
  ["a node before its edges", { x: 6, y: 2 }, { kind: "node", handle: 100, row: 0 }],
  ["a kept edge", { x: 100, y: 4 }, { kind: "edge", handle: 500, row: 0 }],
  ["a pruned edge, pale but there", { x: 204, y: 100 }, { kind: "edge", handle: 502, row: 2 }],
  ["the straight one of two parallel edges", { x: 100, y: 199 }, { kind: "edge", handle: 503, row: 3 }],
  ["the bent one of two parallel edges", { x: 100, y: 189 }, { kind: "edge", handle: 504, row: 4 }],
])("the pointer finds %s", (_, point, expected) => {
  expect(pick(square(), end, point, 6)).toStrictEqual(expected);
});

test("the pointer finds nothing in the open, nothing hidden and nothing that is yet to appear", () => {
  expect(pick(square(), end, { x: 100, y: 100 }, 6)).toBeNull();
  expect(pick(square(["Protein"]), end, { x: 100, y: 4 }, 6)).toBeNull();
  expect(pick(square(), start, { x: 100, y: 4 }, 6)).toBeNull();
});

test("the keyboard starts at the seed and walks to the neighbour in the arrow's direction", () => {
  const scene = square();
  expect(firstNode(scene)).toBe(0);
  expect(strideFrom(scene, end, 0, "right")).toStrictEqual({ node: 1, edge: 0 });
  expect(strideFrom(scene, end, 0, "down")).toStrictEqual({ node: 3, edge: 1 });
  expect(strideFrom(scene, end, 0, "left")).toBeNull();
  expect(strideFrom(scene, end, 1, "down")).toStrictEqual({ node: 2, edge: 2 });
});

test("a rubber band holds the nodes inside it that can be seen", () => {
  const box = { left: -10, top: -10, right: 210, bottom: 100 };
  expect(nodesIn(square(), end, box)).toStrictEqual([100, 101]);
  expect(nodesIn(square(["Protein"]), end, box)).toStrictEqual([100]);
  expect(nodesIn(square(), end, { ...box, right: -5 })).toStrictEqual([]);
});

test("an edge of a hidden relation is not under the pointer", () => {
  const scene = square();
  scene.edgeHidden[0] = 1;
  expect(pick(scene, end, { x: 100, y: 4 }, 6)).toBe(null);
});
