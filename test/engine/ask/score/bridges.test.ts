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

interface Named {
  readonly node: number;
  readonly start: number;
}

function bridges(...named: Named[]): Promise<number[]> {
  return bridgesBy(1, ...named);
}

async function bridgesBy(detour: number, ...named: Named[]): Promise<number[]> {
  const graph = await store.expand([0], EVERYTHING, new AbortController().signal);
  const mentioned = named.map(({ node, start }) => ({ node, score: 1, mention: { start, end: start + 1 } }));
  return [...bridgesBetween(graph, mentionGroups(mentioned), detour)];
}

test("edges on ways at most one longer than the shortest are bridges", async () => {
  expect(await bridges({ node: 0, start: 0 }, { node: 2, start: 9 })).toStrictEqual([
    1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
  ]);
});

test("with a detour of two the longer simple way is one too, and no dead end is", async () => {
  expect(await bridgesBy(2, { node: 0, start: 0 }, { node: 2, start: 9 })).toStrictEqual([
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
  ]);
});

test("one named entity, or two namesakes, has nothing between", async () => {
  expect(await bridges({ node: 0, start: 0 })).toStrictEqual(Array(10).fill(0));
  expect(await bridges({ node: 0, start: 0 }, { node: 2, start: 0 })).toStrictEqual(Array(10).fill(0));
});

test("the steps looked at are bounded, and that they were is told", () => {
  // Five layers of eight nodes, each joined with all of the next: more ways of seven edges than are looked at.
  const layers = [
    [0],
    ...Array.from({ length: 6 }, (_, at) => Array.from({ length: 8 }, (__, n) => 1 + 8 * at + n)),
    [49],
  ];
  const pairs = layers.slice(1).flatMap((layer, at) => layers[at]!.flatMap((a) => layer.map((b) => [a, b])));
  const rows = Int32Array.from({ length: 50 }, (_, row) => row);
  const none = new Int32Array(0);
  const graph = {
    ...{ nodes: rows, hops: new Uint8Array(50), edges: Int32Array.from(pairs, (_, edge) => edge) },
    ...{ sources: Int32Array.from(pairs, ([a]) => a!), targets: Int32Array.from(pairs, ([, b]) => b!) },
    relations: new Int32Array(pairs.length),
    dropped: { node: none, reason: new Uint8Array(0), count: none },
  };
  const ends = [0, 49].map((node) => [{ node, score: 1 }]);
  const told: string[] = [];
  bridgesBetween(graph, ends, 3, () => told.push("cut"));
  expect(told).toStrictEqual(["cut"]);
});
