/** Graphs that tell no kinds: what has a "mineral class" is a mineral; what is hard or soft is told by "hardness". */
import { expect, test } from "vitest";
import { portsToRead } from "../../../../src/main/engine/ask/execute/classes/ports-to-read";
import { ownerNoun } from "../../../../src/main/engine/ask/execute/relation-meaning";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

const EDGES: readonly (readonly [string, string, string])[] = [
  ...["halite", "galena", "fluorite"].map((one) => [one, "crystal_system", "cubic"] as const),
  ...["quartz", "cinnabar"].map((one) => [one, "crystal_system", "trigonal"] as const),
  ["halite", "mineral_class", "halides"],
  ["fluorite", "mineral_class", "halides"],
  ["galena", "mineral_class", "sulfides"],
  ["cinnabar", "mineral_class", "sulfides"],
  ["quartz", "mineral_class", "silicates"],
  ["halite", "mohs_hardness", "2.5"],
  ["fluorite", "mohs_hardness", "4"],
  ["galena", "mohs_hardness", "2.6"],
  ["cinnabar", "mohs_hardness", "2.2"],
  ["quartz", "mohs_hardness", "7"],
  ["halite", "found_in", "Turda"],
  ["fluorite", "found_in", "Cavnic"],
  ["quartz", "found_in", "Rio Tinto"],
  ["Rio Tinto", "located_in", "Spain"],
  ["Turda", "located_in", "Romania"],
  ["Cavnic", "located_in", "Romania"],
];
const MINERALS = memoryGraph(EDGES, {
  labels: Object.fromEntries(
    EDGES.flatMap(([source, , target]) => [
      [source, ""],
      [target, ""],
    ]),
  ),
});

test.each([
  ["Which minerals are cubic?", ["fluorite", "galena", "halite"]],
  ["cubic minerals found in Romania", ["fluorite", "halite"]],
  ["Which minerals are harder than 3?", ["fluorite", "quartz"]],
  ["minerals with hardness between 2.5 and 3", ["galena", "halite"]],
  ["hardest mineral", ["quartz"]],
  ["Which mineral is the softest?", ["cinnabar"]],
  ["Which is softer, galena or halite?", ["halite"]],
])("%s", async (question, names) => {
  const found = await askByRules(question, MINERALS);
  const { form } = found;
  const own = form === "superlative" || form === "comparison" ? found.names.slice(0, 1) : found.names;
  expect([own.toSorted(), found.complete]).toEqual([names, true]);
});

test("what is called like a country is one, and a town is none", async () => {
  const found = await askByRules("In which country is Rio Tinto located?", MINERALS);
  expect([found.names, found.complete]).toEqual([["Spain"], true]);
  expect((await askByRules("Which countries is halite found in?", MINERALS)).names).not.toContain("Turda");
});

test.each([
  ["Is galena a sulfide?", true],
  ["Is quartz a sulfide?", false],
])("%s: a value in the other number", async (question, value) => {
  expect(await askByRules(question, MINERALS)).toMatchObject({ form: "boolean", value });
});

test.each([
  ["mineral class", "mineral"],
  ["team coach", "team"],
  ["directed by", undefined],
  ["starred actors", undefined],
  ["joacă în", undefined],
  ["a regizat", undefined],
  ["release year of film", undefined],
])("“%s”: the noun that has it", (words, noun) => {
  expect(ownerNoun({ words })).toBe(noun);
});

test("what lies in a part of a place lies in the place", async () => {
  const caves = memoryGraph(
    [
      ["Vântului", "part_of", "Apuseni"],
      ["Apuseni", "in_country", "Romania"],
      ["Topolnița", "in_country", "Romania"],
      ["Berger", "part_of", "Vercors"],
      ["Vercors", "in_country", "France"],
      ["Ana", "born_in", "Apuseni"],
    ],
    {
      labels: {
        ...{ Vântului: "Cave", Topolnița: "Cave", Berger: "Cave", Ana: "Person" },
        ...{ Apuseni: "Range", Vercors: "Range", Romania: "Country", France: "Country" },
      },
    },
  );
  const found = await askByRules("How many caves are in Romania?", caves);
  expect(found).toMatchObject({ form: "count", value: 2 });
  expect((await askByRules("In which country was Ana born?", caves)).names).toEqual(["Romania"]);
});

test("a kind of one question alone is one each time that question is read", async () => {
  const question = "Which minerals are cubic?";
  const { store } = await portsToRead(question, portsOf(MINERALS));
  expect((await store.describe()).labels.map(({ name }) => name)).toContain("mineral");
  expect((await portsToRead(question, portsOf(MINERALS))).store).toBe(store);
});
