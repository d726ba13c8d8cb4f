import { expect, test } from "vitest";
import { OwnCard } from "../../../src/renderer/features/welcome/own-card";
import type { GraphSummary } from "../../../src/shared/contract";
import { rendered, textsOf } from "../rendered";

const TABLE: GraphSummary = {
  ...{ name: "plante", title: "", description: "", licence: "", attribution: "", nodes: 7, edges: 0 },
  ...{ vectorWidth: 0, labels: [], relations: [], questions: [], sample: false },
  columns: ["familie", "culoare", "sol"],
};

const cardOf = (graph: GraphSummary): string[] =>
  textsOf(rendered(<OwnCard own={{ graph, last: undefined }} />));

test("the card of a table says how many rows it has and what is told of each", () => {
  const texts = cardOf(TABLE);
  expect(texts).toEqual(expect.arrayContaining(["7 rows", "familie", "culoare", "sol"]));
  expect(texts.join(" ")).not.toContain("0 edges");
  expect(cardOf({ ...TABLE, columns: [..."abcdefgh"] })).toContain("and 2 more");
});

test("any other card tells nodes and edges, and the relations", () => {
  const joined = { ...TABLE, edges: 3, relations: [{ name: "is_in", words: "is in", count: 3 }] };
  const texts = cardOf(joined);
  expect(texts).toContain("7 nodes · 3 edges");
  expect(texts).toContain("is in");
  expect(texts).not.toContain("familie");
});
