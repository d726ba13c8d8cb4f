import { expect, test } from "vitest";
import { indexSteps } from "../../../src/main/engine/ask/path-steps";
import { pathsBetween } from "../../../src/main/engine/ask/paths-between";
import type { CandidateGraph } from "../../../src/shared/graph";

//   0 ──a── 1 ──b── 3      relation a is 0, b is 1; step 2r walks forwards, 2r + 1 back
//   0 ──b── 2 ──b── 3      3 ──a── 4: beyond the target
const EDGES = [
  [0, 0, 1],
  [1, 1, 3],
  [0, 1, 2],
  [2, 1, 3],
  [3, 0, 4],
] as const;
const GRAPH: CandidateGraph = {
  nodes: Int32Array.of(0, 1, 2, 3, 4),
  hops: new Uint8Array(5),
  edges: Int32Array.from(EDGES, (_, edge) => edge),
  sources: Int32Array.from(EDGES, ([source]) => source),
  targets: Int32Array.from(EDGES, ([, , target]) => target),
  relations: Int32Array.from(EDGES, ([, relation]) => relation),
  dropped: { node: new Int32Array(0), reason: new Uint8Array(0), count: new Int32Array(0) },
};
const INDEX = indexSteps(GRAPH, 2);

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
