import { expect, test } from "vitest";
import { readMetapath } from "../../../../src/main/engine/ask/expand/metapath";
import { typedRules } from "../../../../src/main/engine/ask/expand/hop-rules";
import type { GraphSchema } from "../../../../src/shared/graph";
import { EXPAND } from "../../../../src/shared/stages/expand";

const label = (name: string) => ({ name, count: 1 });
const relation = (name: string) => ({ name, count: 1, words: name.replaceAll("_", " ") });
const schema = {
  labels: ["Drug", "Gene", "Small-molecule", "A", "A-r-A", "biolink:GeneFamily"].map(label),
  relations: [
    ...["affects", "part_of", "co-occurs with", "r"].map(relation),
    { name: "biolink:participates_in", count: 1, words: "participates in" },
  ],
};

test.each([
  ["Drug-affects-Gene", ["Drug"], [["affects", "Gene"]]],
  ["drug-part of-gene", ["Drug"], [["part_of", "Gene"]]],
  [
    "Small-molecule-co-occurs with-Gene-*-*",
    ["Small-molecule"],
    [
      ["co-occurs with", "Gene"],
      ["", ""],
    ],
  ],
  ["Drug-participates in-gene family", ["Drug"], [["biolink:participates_in", "biolink:GeneFamily"]]],
  ["Drug-participates_in-GeneFamily", ["Drug"], [["biolink:participates_in", "biolink:GeneFamily"]]],
  ["*-affects|part_of-Gene|Drug", [], [["affects part_of", "Gene Drug"]]],
])("%s", (text, start, hops) => {
  const read = readMetapath(text, schema);
  expect(read.start).toStrictEqual(start);
  expect(read.hops.map((hop) => [hop.relations.join(" "), hop.labels.join(" ")])).toStrictEqual(hops);
});

test.each(["", "Drug", "Drug-affects", "Drug-treats-Gene", "Gene-Drug-affects", "-", "Drug--Gene"])(
  "“%s” is refused",
  (text) => {
    expect(() => readMetapath(text, schema)).toThrow(/no path of this graph/);
  },
);

test("lists of a hop are read by what names are shown as, and an unknown one is told with those that there are", () => {
  const base = { hops: 1, direction: "both", degreeCap: 0, edgeBudget: 10 };
  const rulesOf = (perHop: readonly object[]) =>
    typedRules(EXPAND.schema.parse({ ...base, perHop }), schema as unknown as GraphSchema);
  const [hop] = rulesOf([{ relations: ["participates in"], labels: ["gene family", "Drug"] }])!.hops;
  expect(hop).toMatchObject({
    relations: ["biolink:participates_in"],
    labels: ["biolink:GeneFamily", "Drug"],
  });
  expect(() => rulesOf([{ relations: ["cures"], labels: [] }])).toThrow(
    /no relation called “cures”; its commonest: affects, part of.* and participates in/,
  );
});

test("what can be read in two ways is refused", () => {
  expect(() => readMetapath("A-r-A-r-A", schema)).toThrow(/two ways/);
});

test("rules that would contradict each other are refused; without any the store expands alone", () => {
  const base = { hops: 1, direction: "both", degreeCap: 0, edgeBudget: 10 };
  const rulesOf = (how: object) =>
    typedRules(EXPAND.schema.parse({ ...base, ...how }), schema as unknown as GraphSchema);
  expect(rulesOf({})).toBeUndefined();
  expect(rulesOf({ metapath: "", perHop: "any", relationCap: 0, order: "handle" })).toBeUndefined();
  expect(() => rulesOf({ metapath: "A-r-A", perHop: [] })).toThrow(/leave one of them out/);
  expect(() => rulesOf({ method: "paths", relationCap: 3 })).toThrow(/expand.method paths/);
  expect(rulesOf({ relationCap: 3 })?.hops).toHaveLength(1);
});
