import { expect, test } from "vitest";
import { chainsOf } from "../../../../src/main/engine/ask/run/view-chains";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import type { Run } from "../../../../src/main/engine/ask/stage";
import { EVERYTHING, memoryGraph } from "../memory-graph";

test("chains come with handles, names, and which way each edge is stored", async () => {
  const store = memoryGraph([
    ["other", "knows", "drug"],
    ["drug", "inhibits", "kinase"],
    ["illness", "caused by", "kinase"],
  ]);
  const graph = await store.expand([1], EVERYTHING, new AbortController().signal);
  const row = (node: number) => graph.nodes.indexOf(node);
  const edge = (handle: number) => graph.edges.indexOf(handle);
  const chain = {
    ...({ support: "asked", records: ["r1"], sign: -1, isContrary: false } as const),
    ...{ nodes: [1, 2, 3].map(row), edges: [1, 2].map(edge) },
  };
  const seeds = { mentioned: [{ node: 1 }, { node: 3 }] };
  const run = { graph, seeds, scores: { chains: [chain] } } as unknown as Run;
  const [told] = (await chainsOf(run, store))!;
  expect(told).toMatchObject({
    ...{ records: ["r1"], sign: -1 },
    nodes: [
      { node: 1, name: "drug" },
      { node: 2, name: "kinase" },
      { node: 3, name: "illness" },
    ],
    steps: [
      { edge: 1, words: "inhibits", forward: true },
      { edge: 2, words: "caused by", forward: false },
    ],
  });
  expect(inEnglish(told!.said)).toContain("for illness");
  expect(await chainsOf({ graph, seeds, scores: {} } as unknown as Run, store)).toBeUndefined();
});
