import { describe, expect, test } from "vitest";
import type { GoldTriple } from "../../../src/shared/gold";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { goldAccount } from "../../../src/main/engine/evaluate/gold-account";
import { memoryGraph } from "../ask/memory-graph";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";

//   Inception --directed_by--> Nolan <--directed_by-- Tenet --has_genre--> action <--has_genre-- Heat --starred--> Pacino
const store = memoryGraph([
  ["Inception", "directed_by", "Nolan"],
  ["Tenet", "directed_by", "Nolan"],
  ["Tenet", "has_genre", "action"],
  ["Heat", "has_genre", "action"],
  ["Heat", "starred", "Pacino"],
]);

const ASKED = "who directed Inception";

async function account(
  paths: GoldTriple[][],
  changes: Parameters<typeof smallRecipe>[0] = {},
  a_entity: string[] = ["Nolan"],
) {
  const recipe = smallRecipe({
    score: { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 0.5 },
    ...changes,
  });
  const ports = portsOf(store);
  const { run } = await runRecipe(ASKED, recipe, 0, ports);
  const question = { question: ASKED, q_entity: ["Inception"], a_entity, ...(paths.length > 0 && { paths }) };
  return goldAccount(question, run, recipe.expand, store, ports.signal);
}

/** [reason, stage lost at, place, left out] of the only gold edge. */
async function fate(triple: GoldTriple, changes?: Parameters<typeof smallRecipe>[0]) {
  const [edge] = (await account([[triple]], changes)).edges;
  return [edge!.reason, edge!.lostAt, edge!.place, edge!.leftOut];
}

test("a kept edge, one the solver left, and the numbers behind", async () => {
  const { gold, edges, answers } = await account(
    [
      [
        ["Inception", "directed_by", "Nolan"],
        ["Tenet", "directed_by", "Nolan"],
      ],
    ],
    {},
    ["Nolan", "Tenet", "Zoe"],
  );
  expect(gold).toBe("given");
  expect(edges.map(({ source, handle, row, reason }) => [source, handle, row, reason])).toStrictEqual([
    ["Inception", 0, 0, "kept"],
    ["Tenet", 1, 1, "kept"],
  ]);
  expect(edges[0]!.numbers["prize"]).toBeGreaterThan(0);
  expect(answers.map(({ wanted, node, rank, lostAt }) => [wanted, node, rank, lostAt])).toStrictEqual([
    ["Nolan", 1, 1, undefined],
    ["Tenet", 2, 2, undefined],
    ["Zoe", -1, 0, "expand"],
  ]);
});

describe("edges that never were candidates say what left them out", () => {
  test("names and relations that the graph does not know", async () => {
    expect(await fate(["Inception", "directed_by", "Zoe"])).toStrictEqual([
      ...["unknown-node", "expand", "Zoe", undefined],
    ]);
    expect(await fate(["Inception", "hates", "Nolan"])).toStrictEqual([
      ...["unknown-relation", "expand", "hates", undefined],
    ]);
    expect(await fate(["Inception", "has_genre", "Nolan"])).toStrictEqual([
      ...["not-in-graph", "expand", undefined, undefined],
    ]);
  });

  test("hops: the nearer end lies on the border, or neither was reached", async () => {
    expect(await fate(["Tenet", "has_genre", "action"])).toStrictEqual([
      ...["out-of-reach", "expand", "Tenet", undefined],
    ]);
    expect(await fate(["Heat", "starred", "Pacino"])).toStrictEqual([
      ...["out-of-reach", "expand", undefined, undefined],
    ]);
  });

  test("direction and relation filter", async () => {
    const out = { expand: { hops: 2, direction: "out" } };
    expect(await fate(["Tenet", "directed_by", "Nolan"], out)).toStrictEqual([
      ...["direction", "expand", "Nolan", undefined],
    ]);
    const filtered = { expand: { hops: 4, relations: ["directed_by"] } };
    expect(await fate(["Tenet", "has_genre", "action"], filtered)).toStrictEqual([
      ...["relation-filter", "expand", "Tenet", undefined],
    ]);
  });

  test("caps, with the node where they bit and how many edges they left out there", async () => {
    expect(await fate(["Tenet", "directed_by", "Nolan"], { expand: { degreeCap: 1 } })).toStrictEqual([
      ...["degree-cap", "expand", "Nolan", 1],
    ]);
    expect(await fate(["Tenet", "directed_by", "Nolan"], { expand: { edgeBudget: 1 } })).toStrictEqual([
      ...["edge-budget", "expand", "Nolan", 1],
    ]);
  });
});

test("without paths, shortest ones stand in and are named by the graph", async () => {
  const { gold, edges } = await account([], {}, ["Tenet"]);
  expect(gold).toBe("heuristic");
  expect(edges.map(({ source, relation, target }) => [source, relation, target].join(" "))).toStrictEqual([
    "Inception directed_by Nolan",
    "Tenet directed_by Nolan",
  ]);
});
