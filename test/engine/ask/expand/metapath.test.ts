import { expect, test } from "vitest";
import { readMetapath } from "../../../../src/main/engine/ask/expand/metapath";
import { typedRules } from "../../../../src/main/engine/ask/expand/hop-rules";
import type { GraphSchema } from "../../../../src/shared/graph";
import { EXPAND } from "../../../../src/shared/stages/expand";

const label = (name: string) => ({ name, count: 1 });
const relation = (name: string) => ({ name, count: 1, words: name.replaceAll("_", " ") });
const schema = {
  labels: ["Drug", "Gene", "Small-molecule", "A", "A-r-A"].map(label),
  relations: ["affects", "part_of", "co-occurs with", "r"].map(relation),
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
