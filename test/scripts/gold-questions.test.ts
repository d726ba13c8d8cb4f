/** The algebra that the gold of worded questions is computed with, on a graph small enough to draw. */
import { expect, test } from "vitest";
// The scripts are plain JavaScript, and no part of the typed program.
// @ts-expect-error -- no declarations
import * as gold from "../../scripts/questions/gold.mjs";
// @ts-expect-error -- no declarations
import * as variants from "../../scripts/questions/variants.mjs";

interface Gold {
  readonly a_entity: string[];
  readonly paths?: unknown[];
}
const { goldOf } = gold as { goldOf: (on: typeof graph, want: unknown[]) => Gold };
const { withTypos } = variants as { withTypos: (text: string) => string };

//   Ann made Red (1990), Blue (2000) and Twin (1980, 2010); Bob made Blue and played in Red
const edges: [string, string, string][] = [
  ["Red", "by", "Ann"],
  ["Blue", "by", "Ann"],
  ["Twin", "by", "Ann"],
  ["Blue", "by", "Bob"],
  ["Red", "with", "Bob"],
  ["Red", "year", "1990"],
  ["Blue", "year", "2000"],
  ["Twin", "year", "1980"],
  ["Twin", "year", "2010"],
];
const names = [...new Set(edges.flatMap(([source, , target]) => [source, target]))];
const ends = new Map<string, Map<string, Set<string>>>();
for (const [source, relation, target] of edges)
  for (const [step, from, to] of [
    [relation, source, target],
    [`~${relation}`, target, source],
  ] as const) {
    const known = ends.get(step) ?? ends.set(step, new Map()).get(step)!;
    known.set(from, (known.get(from) ?? new Set()).add(to));
  }
const graph = {
  ...{ names: new Map(names.map((name) => [name, name])), ids: new Map(names.map((name) => [name, [name]])) },
  ...{
    labels: new Map(names.map((name) => [name, /^\d/.test(name) ? ["Year"] : ["Thing"]])),
    ends,
    steps: ends,
    open: [],
    edges,
    records: [],
  },
};

test("walks, differences and counts", () => {
  expect(goldOf(graph, ["~by", "Ann"]).a_entity).toStrictEqual(["Blue", "Red", "Twin"]);
  expect(goldOf(graph, ["minus", ["~by", "Ann"], ["~by", "Bob"]]).a_entity).toStrictEqual(["Red", "Twin"]);
  expect(goldOf(graph, ["count", ["~by > by", "Ann"]])).toMatchObject({ value: 2, a_entity: ["Ann", "Bob"] });
  expect(goldOf(graph, ["counted", ["kind", "Thing"], "#~by", ">=", 3]).a_entity).toStrictEqual(["Ann"]);
});

test("the gold path holds the edges of whole walks alone", () => {
  expect(goldOf(graph, ["~with > by", "Bob"]).paths).toStrictEqual([
    [["Red", "by", "Ann"]],
    [["Red", "with", "Bob"]],
  ]);
});

test("a truth, its opposite, and silence", () => {
  expect(goldOf(graph, ["has", "Red", "by", "Ann"])).toMatchObject({ value: true, a_entity: ["Ann"] });
  expect(goldOf(graph, ["has", "Red", "by", "Bob"])).toMatchObject({ value: false, a_entity: ["Ann"] });
  expect(goldOf(graph, ["has", "Blue", "with", "Ann"])).toMatchObject({ value: null, a_entity: [] });
});

test("what has two years is never made to decide", () => {
  const films = ["~by", "Ann"];
  expect(goldOf(graph, ["when", films, "year", "<", 1995])).toMatchObject({
    a_entity: ["Red"],
    may: ["Twin"],
  });
  expect(goldOf(graph, ["sort", films, "year", "down"])).toMatchObject({
    ...{ a_entity: ["Blue", "Red"], order: [2000, 1990], may: ["Twin"] },
  });
  expect(goldOf(graph, ["most", films, "year"]).a_entity).toStrictEqual(["Blue", "Twin"]);
});

test("shortest ways, and typos that the text alone decides", () => {
  expect(goldOf(graph, ["between", "Bob", "1990"]).a_entity).toStrictEqual(["Red"]);
  expect(() => goldOf(graph, ["by", "Nobody"])).toThrow("no node is called");
  const typed = withTypos("Which films did Ann make?");
  expect(typed).toBe(withTypos("Which films did Ann make?"));
  expect(
    typed.split(" ").filter((word, at) => word !== "Which films did Ann make?".split(" ")[at]),
  ).toHaveLength(3);
});
