/** Numbers as people write them: fractions, thousands, millions, and units that are not the graph's. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const FILMS = [
  "Alpha Road 95 7.2 1000000 300",
  "Beta Hill 150 7.6 2500000 700",
  "Gamma Sea 200 8.1 40000000 50",
  "Delta Wind 61 5.5 900000 20",
].map((line) => /^(\w+ \w+) (\S+) (\S+) (\S+) (\S+)$/.exec(line)!.slice(1) as [string, ...string[]]);
const RELATIONS = ["runtime_minutes", "rating", "budget", "weight"];
const triples = FILMS.flatMap(([film, ...values]) =>
  values.map((value, at): Triple => [film, RELATIONS[at]!, value]),
);
const labels = {
  ...Object.fromEntries(triples.map(([, , value]) => [value, "Value"])),
  ...Object.fromEntries(FILMS.map(([film]) => [film, "Film"])),
};
const films = memoryGraph(triples, { labels });

test.each([
  ["films with a rating above 7.5", ["Beta Hill", "Gamma Sea"]],
  ["films with a rating above 7", ["Alpha Road", "Beta Hill", "Gamma Sea"]],
  ["films with a rating of at most 7", ["Delta Wind"]],
  ["films with a rating between 5.5 and 7.3", ["Alpha Road", "Delta Wind"]],
  ["filme cu rating peste 7,5", ["Beta Hill", "Gamma Sea"]],
  ["films with a budget over 2,000,000", ["Beta Hill", "Gamma Sea"]],
  ["films with a budget over 1.5 million", ["Beta Hill", "Gamma Sea"]],
  ["filme cu budget peste 2 milioane", ["Beta Hill", "Gamma Sea"]],
  ["films with a runtime over 2.5 hours", ["Gamma Sea"]],
  ["films with a runtime of at least 2 hours", ["Beta Hill", "Gamma Sea"]],
])("%s", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, films);
  expect(found.sort()).toStrictEqual(names);
  expect(answer).toMatchObject({ form: "range", complete: true });
});

test("a unit of something else is refused; one that the graph does not tell is taken for its own, and said", async () => {
  expect(await askByRules("films with a runtime over 2 km", films)).toMatchObject({
    form: "none",
    names: [],
  });
  const { names, complete } = await askByRules("films with a weight over 100 grams", films);
  expect([names.sort(), complete]).toStrictEqual([["Alpha Road", "Beta Hill"], true]);
  // All of them lie on one side: they may well be told in another unit.
  expect((await askByRules("films with a weight over 1 gram", films)).complete).toBe(false);
});

const wine = (price: string, width_cm: number) => ({ price, width_cm });
const WINES = {
  ...{
    Brisa: wine("€9", 30),
    Negru: wine("€16", 41),
    Kern: wine("€1.075,50", 22),
    Rioja: wine("22 EUR", 35),
  },
};
const wines = (all: Record<string, object>) =>
  memoryGraph([], {
    labels: Object.fromEntries(Object.keys(all).map((name) => [name, ""])),
    properties: all as typeof WINES,
    tables: [{ file: "wines.csv", key: "wine", columns: ["price", "width_cm"] }],
  });

test.each([
  ["wines between 10 and 30 euros", ["Negru", "Rioja"]],
  ["the most expensive wine", ["Kern"]],
  ["wines cheaper than 10 euros", ["Brisa"]],
  ["wines under 32 cm", ["Brisa", "Kern"]],
  ["wines under 20 dollars", []],
])("sums of money are numbers, and a unit alone tells what is measured: %s", async (question, names) => {
  const { names: found, complete } = await askByRules(question, wines(WINES));
  expect([found.sort(), complete]).toStrictEqual([names, names.length > 0]);
});

test("sums in several currencies are not compared", async () => {
  const { names } = await askByRules("the cheapest wine", wines({ ...WINES, Alto: wine("$7", 20) }));
  expect(names).toStrictEqual([]);
});

//   bells in towers
const BELLS = memoryGraph(
  [
    ["Agnes", "hangs_in", "West Tower"],
    ["Tom", "hangs_in", "West Tower"],
    ["Osyth", "hangs_in", "East Tower"],
    ["Agnes", "cast_by", "Rudge"],
    ["Tom", "cast_by", "Rudge"],
  ],
  {
    labels: {
      ...{ Agnes: "Bell", Tom: "Bell", Osyth: "Bell", Rudge: "Founder" },
      ...{ "West Tower": "Tower", "East Tower": "Tower" },
    },
    properties: { Agnes: { weight_kg: 900 }, Tom: { weight_kg: 300 }, Osyth: { weight_kg: 500 } },
  },
);

test("what things weigh together is a sum; who did something together is none", async () => {
  const sum = await askByRules("What do the bells in the West Tower weigh together?", BELLS);
  expect(sum).toMatchObject({ value: 1200, complete: true });
  const count = await askByRules("How many bells did Rudge cast together?", BELLS);
  expect(count).toMatchObject({ value: 2, complete: true });
});
