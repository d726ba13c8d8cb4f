import { expect, test } from "vitest";
import { indexSteps } from "../../../../../src/main/engine/ask/score/paths/path-steps";
import { pathsBetween } from "../../../../../src/main/engine/ask/score/retriever/paths-between";
import { tinyGraph } from "../../tiny-graph";

//   0 ──a── 1 ──b── 3      relation a is 0, b is 1; step 2r walks forwards, 2r + 1 back
//   0 ──b── 2 ──b── 3      3 ──a── 4: beyond the target
const EDGES = [
  [0, 0, 1],
  [1, 1, 3],
  [0, 1, 2],
  [2, 1, 3],
  [3, 0, 4],
] as const;
const INDEX = indexSteps(tinyGraph(5, EDGES), 2);

test("relation paths between two nodes, never beyond the target or back to the start", () => {
  expect(pathsBetween(INDEX, [0], [3], 4)).toStrictEqual([
    [0, 2],
    [2, 2],
  ]);
});

test("against the edges too, and through a node on the way", () => {
  expect(pathsBetween(INDEX, [4], [1], 3)).toStrictEqual([[1, 3]]);
  expect(pathsBetween(INDEX, [1], [2], 3)).toStrictEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("too far apart is no path", () => {
  expect(pathsBetween(INDEX, [0], [4], 2)).toStrictEqual([]);
});
