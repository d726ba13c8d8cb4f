import { expect, test } from "vitest";
import { inEnglish, message } from "../../../../src/shared/sentences/sentences";
import { findSeeds } from "../../../../src/main/engine/ask/seed/seed";
import { LookUpTimes } from "../../../../src/main/engine/ask/seed/look-up";
import { fuseRanks } from "../../../../src/main/engine/ask/seed/fuse-ranks";
import { FailureError } from "../../../../src/shared/failure";
import type { SeedParams } from "../../../../src/shared/stages/seed";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

//   Inception(0) --directed_by--> Nolan(1) <--directed_by-- Tenet(2)
const films = memoryGraph([
  ["Inception", "directed_by", "Christopher Nolan"],
  ["Tenet", "directed_by", "Christopher Nolan"],
]);

function params(method: SeedParams["method"], more: Partial<SeedParams> = {}): SeedParams {
  return { method, k: 2, nodes: [], labels: [], ...more };
}

const question = "who directed inception";

test.each(["dense", "lexical", "mention", "hybrid", "linked"] as const)(
  "%s seeds find the film the question names",
  async (method) => {
    const seeds = await findSeeds(question, params(method), portsOf(films));
    expect(seeds.nodes.map((seed) => seed.node)).toStrictEqual([0]);
    expect(seeds.mentioned).toStrictEqual([{ node: 0, score: 1, mention: { start: 13, end: 22 } }]);
  },
);

test("linked seeds are searched for when the question names nothing, and say so", async () => {
  const seeds = await findSeeds("christopher?", params("linked", { k: 1 }), portsOf(films));
  expect(seeds.nodes.map((seed) => seed.node)).toStrictEqual([1]);
  expect(seeds.mentioned).toStrictEqual([]);
  expect(seeds.notes.map(inEnglish)).toStrictEqual([
    "The question names nothing in the graph: seeds were searched for.",
  ]);
});

test("named seeds come from ids and names, and stand for what the question names", async () => {
  const seeds = await findSeeds(
    "who?",
    params("named", { nodes: ["n2", "Christopher Nolan", "Dune"] }),
    portsOf(films),
  );
  expect(seeds.nodes).toStrictEqual([
    { node: 2, score: 1 },
    { node: 1, score: 1 },
  ]);
  expect(seeds.mentioned).toStrictEqual(seeds.nodes);
  expect(seeds.notes.map(inEnglish)).toStrictEqual(["No node is called “Dune”."]);
});

test("a named seed that stands in the question carries its span", async () => {
  const seeds = await findSeeds("was Tenet first?", params("named", { nodes: ["n2"] }), portsOf(films));
  expect(seeds.mentioned).toStrictEqual([{ node: 2, score: 1, mention: { start: 4, end: 9 } }]);
});

test("nothing found is a failure that says what was tried", async () => {
  const asking = findSeeds("zzz", params("lexical"), portsOf(films));
  await expect(asking).rejects.toStrictEqual(
    new FailureError({
      kind: "no-seeds",
      question: "zzz",
      tried: message("found-nothing", { method: "lexical" }),
    }),
  );
});

test("without embeddings dense seeds are refused, and hybrid seeds say what they did without", async () => {
  const store = memoryGraph([["Inception", "directed_by", "Christopher Nolan"]], { vectors: false });
  const refused = findSeeds(question, params("dense"), portsOf(store));
  await expect(refused).rejects.toStrictEqual(new FailureError({ kind: "no-vectors", graph: "memory" }));
  const seeds = await findSeeds(question, params("hybrid"), portsOf(store));
  expect(seeds.nodes.map((seed) => seed.node)).toStrictEqual([0]);
  expect(seeds.notes.map(inEnglish)).toHaveLength(1);
});

test("a graph embedded by another model is refused", async () => {
  const ports = portsOf(films);
  const other = { ...ports, embedder: { ...ports.embedder, name: "other" } };
  await expect(findSeeds(question, params("dense"), other)).rejects.toMatchObject({
    failure: { kind: "model-unusable" },
  });
});

test("ranks fuse as 1 / (60 + rank), ties by node", () => {
  const fused = fuseRanks(
    [
      [
        { node: 7, score: 9 },
        { node: 3, score: 1 },
      ],
      [
        { node: 3, score: 0.5, mention: { start: 0, end: 1 } },
        { node: 5, score: 0.1 },
      ],
      [{ node: 9, score: 2 }],
    ],
    3,
  );
  expect(fused).toStrictEqual([
    { node: 3, score: 1 / 62 + 1 / 61, mention: { start: 0, end: 1 } },
    { node: 7, score: 1 / 61 },
    { node: 9, score: 1 / 61 },
  ]);
});

const cast = memoryGraph(
  [
    ["Gravity", "starred_actors", "Sandra Bullock"],
    ["Sandra", "written_by", "Sandra Nettelbeck"],
  ],
  { labels: { Gravity: "Film", Sandra: "Film", "Sandra Bullock": "Person", "Sandra Nettelbeck": "Person" } },
);

test.each(["dense", "lexical", "mention", "hybrid", "linked"] as const)(
  "%s seeds are looked for within the labels that the recipe sets",
  async (method) => {
    const asked = "Sandra Bullock in the film Sandra";
    const all = await findSeeds(asked, params(method, { k: 9 }), portsOf(cast));
    const within = await findSeeds(asked, params(method, { k: 9, labels: ["Person"] }), portsOf(cast));
    const { labels, names } = await cast.nodeNames(Int32Array.from(within.nodes, ({ node }) => node));
    const { labels: known } = await cast.describe();
    expect([...labels].map((label) => known[label]!.name)).toStrictEqual(names.map(() => "Person"));
    expect(names).toContain("Sandra Bullock");
    expect(all.nodes.map(({ node }) => node)).toContain(2);
  },
);

test("each kind of look-up tells what it found and how long it took, those of a kind together", async () => {
  const times = new LookUpTimes();
  const ports = { ...portsOf(cast), sought: times.sought };
  await findSeeds("Sandra Bullock", params("hybrid", { k: 9, labels: ["Person"] }), ports);
  const parts = times.parts();
  expect(parts.map(({ name }) => name).toSorted()).toStrictEqual(["mention", "text", "vector"]);
  expect(parts.every(({ found, ms }) => found > 0 && ms > 0)).toBe(true);
});

test("a label that the graph does not know is refused by name", async () => {
  const asking = findSeeds("Sandra", params("linked", { labels: ["Persn"] }), portsOf(cast));
  await expect(asking).rejects.toStrictEqual(
    new FailureError({
      kind: "invalid-request",
      reason: message("filter-unknown-of", {
        ...{ what: "label", name: "Persn" },
        names: { names: ["Film", "Person"], more: 0 },
      }),
    }),
  );
});

test("a label may be written as it is shown", async () => {
  const [exact, shown] = await Promise.all(
    ["Person", "person"].map((label) =>
      findSeeds("Sandra", params("linked", { labels: [label] }), portsOf(cast)),
    ),
  );
  expect(shown!.nodes).toStrictEqual(exact!.nodes);
});
