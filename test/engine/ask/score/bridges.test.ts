import { expect, test } from "vitest";
import { bridgesBetween, mentionGroups } from "../../../../src/main/engine/ask/score/bridges";
import { EVERYTHING, memoryGraph } from "../memory-graph";

//   drug(0) --> kit(1) --> tumour(2)      the shortest way, 2 edges
//   drug --> pdgfra(3) --> growth(4) --> tumour      one longer: still a bridge
//   drug --> a(5) --> b(6) --> c(7) --> tumour      two longer: none;   kit --> dead end(8)
const store = memoryGraph([
  ["drug", "r", "kit"],
  ["kit", "r", "tumour"],
  ["drug", "r", "pdgfra"],
  ["pdgfra", "r", "growth"],
  ["growth", "r", "tumour"],
  ["drug", "r", "a"],
  ["a", "r", "b"],
  ["b", "r", "c"],
  ["c", "r", "tumour"],
  ["kit", "r", "dead end"],
]);

async function bridges(...named: { node: number; start: number }[]): Promise<number[]> {
  const graph = await store.expand([0], EVERYTHING, new AbortController().signal);
  const mentioned = named.map(({ node, start }) => ({ node, score: 1, mention: { start, end: start + 1 } }));
  return [...bridgesBetween(graph, mentionGroups(mentioned))];
}

test("edges on ways at most one longer than the shortest are bridges", async () => {
  expect(await bridges({ node: 0, start: 0 }, { node: 2, start: 9 })).toStrictEqual([
    1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
  ]);
});

test("one named entity, or two namesakes, has nothing between", async () => {
  expect(await bridges({ node: 0, start: 0 })).toStrictEqual(Array(10).fill(0));
  expect(await bridges({ node: 0, start: 0 }, { node: 2, start: 0 })).toStrictEqual(Array(10).fill(0));
});
