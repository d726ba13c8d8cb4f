import { expect, test } from "vitest";
import {
  edgesOfWalk,
  grammarOf,
  indexSteps,
  stepsOf,
  walkPath,
} from "../../../../../src/main/engine/ask/score/paths/path-steps";
import { tinyGraph } from "../../tiny-graph";

//   0 ──a── 1 ──b── 2      relation a is 0, b is 1; step 2r walks forwards, 2r + 1 back
//   0 ──a── 3 ──a── 2      3 ──b── 3 is a loop
const EDGES = [
  [0, 0, 1],
  [1, 1, 2],
  [0, 0, 3],
  [3, 0, 2],
  [3, 1, 3],
] as const;
const INDEX = indexSteps(tinyGraph(4, EDGES), 2);

function walk(path: number[], topic = 0) {
  const layers = walkPath(INDEX, [topic], path);
  const edges = new Set<string>();
  if (layers) edgesOfWalk(INDEX, layers, path, (edge, hop) => edges.add(`${edge} at ${hop}`));
  return { layers: layers?.map((layer) => [...layer]), edges: [...edges].sort() };
}

test("a node's steps go both ways, a loop's too", () => {
  expect([0, 1, 2, 3].map((row) => stepsOf(INDEX, row))).toStrictEqual([[0], [1, 2], [1, 3], [0, 1, 2, 3]]);
});

test("a path leads to all nodes its steps reach, by the edges that get there", () => {
  expect(walk([0, 2])).toStrictEqual({
    layers: [[0], [1, 3], [2, 3]],
    edges: ["0 at 1", "1 at 2", "2 at 1", "4 at 2"],
  });
  expect(walk([0, 0])).toStrictEqual({ layers: [[0], [1, 3], [2]], edges: ["2 at 1", "3 at 2"] });
});

test("the topic is come back to only where nothing else is reached", () => {
  expect(walk([0, 1]).layers).toStrictEqual([[0], [1, 3], [0]]);
});

test("a path that leads nowhere otherwise may go through the topic", () => {
  expect(walk([1, 0], 3).layers).toStrictEqual([[3], [0], [1]]);
  expect(walk([1, 0, 0], 3)).toStrictEqual({
    layers: [[3], [0], [1, 3], [2]],
    edges: ["2 at 1", "2 at 2", "3 at 3"],
  });
});

test("a self-loop of the topic is a step like any other, at any hop, and the topic may be its end", () => {
  expect(walk([2], 3)).toStrictEqual({ layers: [[3], [3]], edges: ["4 at 1"] });
  expect(walk([3, 0], 3)).toStrictEqual({ layers: [[3], [3], [2]], edges: ["3 at 2", "4 at 1"] });
  expect(walk([0, 2, 1], 0).layers).toStrictEqual([[0], [1, 3], [2, 3], [3]]);
  expect(walk([1, 0], 3).layers).toStrictEqual([[3], [0], [1]]);
});

test("a path that leads nowhere is none", () => {
  expect(walk([1])).toStrictEqual({ layers: undefined, edges: [] });
});

test("the grammar holds what can follow what, and examples of the ends", () => {
  const { follows, examples } = grammarOf(INDEX);
  expect(follows).toStrictEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
  expect(examples).toStrictEqual([
    [1, 2, 3],
    [0, 3],
    [2, 3],
    [1, 3],
  ]);
});
