import { expect, test } from "vitest";
import { readInverses } from "../../../../../src/main/engine/ask/score/paths/inverse-relations";
import type { CandidateGraph } from "../../../../../src/shared/graph";

const GRAPH: CandidateGraph = {
  nodes: Int32Array.of(0, 1),
  hops: Uint8Array.of(0, 1),
  edges: Int32Array.of(0, 1, 2),
  sources: Int32Array.of(0, 1, 0),
  targets: Int32Array.of(1, 0, 1),
  relations: Int32Array.of(0, 1, 2),
  dropped: { node: new Int32Array(0), reason: new Uint8Array(0), count: new Int32Array(0) },
};
const named = (...words: string[]) => words.map((one) => ({ name: one, words: one, count: 1 }));

test("an inverse is read as its relation, turned round", () => {
  const { sources, targets, relations } = readInverses(GRAPH, named("plays in", "plays in inverse", "likes"));
  expect([[...sources], [...targets], [...relations]]).toStrictEqual([
    [0, 0, 0],
    [1, 1, 1],
    [0, 0, 2],
  ]);
});

test("a relation called inverse of nothing there stays", () => {
  expect(readInverses(GRAPH, named("plays in", "reverse of loves", "inverse"))).toBe(GRAPH);
});
