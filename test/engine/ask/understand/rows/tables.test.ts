/** Graphs of plain tables, whose nodes have no labels: rows are called as their table is, by its file or by the header over their names. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const boat = (built: number, hull: string, harbour: string, mast_height_m: number, crew: number) => ({
  built,
  hull,
  harbour,
  mast_height_m,
  crew,
});
const BOATS = {
  Aurora: boat(1910, "wood", "Oslo", 21, 6),
  Borealis: boat(1955, "steel", "Bergen", 30, 12),
  Corona: boat(1978, "steel", "Oslo", 18, 4),
  Delphin: boat(2003, "carbon", "Kiel", 33, 0),
};
const bareOf = (names: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, ""]));
const FLEET = memoryGraph([], {
  labels: bareOf(BOATS),
  properties: BOATS,
  tables: [{ file: "boats2.csv", key: "Name", columns: Object.keys(BOATS.Aurora) }],
});

const CAPTAINS = { "Ida Moe": { licence: "coastal" }, "Leo Falk": { licence: "ocean" } };
const YARD = memoryGraph(
  [
    ["Aurora", "sailed_by", "Ida Moe"],
    ["Borealis", "sailed_by", "Leo Falk"],
    ["Corona", "sailed_by", "Leo Falk"],
  ],
  {
    labels: bareOf({ ...BOATS, ...CAPTAINS }),
    properties: { ...BOATS, ...CAPTAINS },
    tables: [
      { file: "b.csv", key: "Vessel", columns: Object.keys(BOATS.Aurora) },
      { file: "captains.csv", key: "id", columns: ["licence"] },
    ],
  },
);

test.each([
  ["Which boats are there?", ["Aurora", "Borealis", "Corona", "Delphin"]],
  ["Which boats in Oslo were built before 1950?", ["Aurora"]],
  ["boats built after 1970", ["Corona", "Delphin"]],
  ["Which boats were built in the 20th century?", ["Aurora", "Borealis", "Corona"]],
  ["boats from the 21st century", ["Delphin"]],
  ["Which boat has the highest mast?", ["Delphin"]],
])("%s: rows of the only table", async (question, names) => {
  const found = await askByRules(question, FLEET);
  expect(found).toMatchObject({ complete: true });
  expect([...found.names].sort()).toEqual(names);
});

test("what no table is called by is refused", async () => {
  for (const question of ["Which trains are there?", "Which trains were built before 1950?"])
    expect(await askByRules(question, FLEET)).toMatchObject({ form: "none", complete: false });
});

test.each([
  ["Which captains are there?", ["Ida Moe", "Leo Falk"]],
  ["How many vessels are there?", ["Aurora", "Borealis", "Corona", "Delphin"]],
  ["Which vessels are sailed by Leo Falk?", ["Borealis", "Corona"]],
])("%s: of several tables the rows of the one that is called so", async (question, names) => {
  const found = await askByRules(question, YARD);
  expect([...found.names].sort()).toEqual(names);
});

test("a measure that nothing asked for has tells nothing of it", async () => {
  expect(await askByRules("Which captains have a crew above 3?", YARD)).toMatchObject({ form: "none" });
});

const animal = (vore: string, order: string, home: string, rating: string, legs: number) => ({
  vore,
  order,
  home,
  rating,
  legs,
});
const ANIMALS = {
  Dingo: animal("carni", "Carnivora", "Australia", "not rated", 4),
  Hare: animal("herbi", "Rodentia", "Europe", "A", 4),
  Kiwi: animal("omni", "Apterygiformes", "Oceania", "A", 2),
  Vole: animal("herbi", "Rodentia", "Asia", "B", 4),
};
const ZOO = memoryGraph([], {
  labels: bareOf(ANIMALS),
  properties: ANIMALS,
  tables: [{ file: "zoo.csv", key: "Animal", columns: Object.keys(ANIMALS.Hare) }],
});
const ENGLISH = "herbivore omnivore european asian rodent animal".split(" ");

test.each([
  ["Which European animals are there?", ["Hare"]],
  ["Which asian animals have 4 legs?", ["Vole"]],
  ["Which animals are rodents?", ["Hare", "Vole"]],
  ["How many animals are omnivores?", ["Kiwi"]],
  ["Which animals are not rated B?", ["Dingo", "Hare", "Kiwi"]],
  ["Which animals live in Austrlia?", ["Dingo"]],
  ["Which animals are not rodents and are in Europe?", []],
  ["Which animals are not rodents and are in Oceania?", ["Kiwi"]],
])("%s: values in other forms", async (question, names) => {
  const found = await askByRules(question, ZOO, ENGLISH);
  expect([...found.names].sort()).toEqual(names);
});

const SHIPS = Object.fromEntries(
  Object.entries({ Ara: "Niger", Bor: "Nigeria", Cyr: "India", Dor: "Indiana" }).map(([ship, flag]) => [
    ship,
    { flag },
  ]),
);
const FLAGS = memoryGraph([], {
  labels: bareOf(SHIPS),
  properties: SHIPS,
  tables: [{ file: "ships.csv", key: "Ship", columns: ["flag"] }],
});

test.each([
  ["Which ships are Nigerian?", ["Bor"]],
  ["Which Indian ships are there?", ["Cyr"]],
])("%s: of what has the nearest value alone", async (question, names) => {
  expect((await askByRules(question, FLAGS, ["nigerian", "indian", "ship"])).names).toEqual(names);
});

test("what stands before the kind is never left out", async () => {
  for (const question of [
    "Purple animals with no legs",
    "Which purple animals have no legs?",
    "Who is the youngest purple animal?",
  ])
    expect(await askByRules(question, ZOO, ENGLISH)).toMatchObject({ form: "none", complete: false });
});

const WORKS = {
  Dawn: { medium: "oil on canvas", on_display: "true", genre: "still life", price: 4 },
  Dusk: { medium: "Bronze", on_display: "false", genre: "portrait", price: 9 },
  Noon: { medium: "Oil on canvas", on_display: "false", genre: "still life", price: 7 },
  Eve: { medium: "Bronze", on_display: "false", genre: "mask" },
};
const MUSEUM = memoryGraph([], {
  labels: { Dawn: "Work", Dusk: "Work", Noon: "Work", Eve: "Work" },
  properties: WORKS,
});

test.each([
  ["Which works are on display?", ["Dawn"]],
  ["Which works are not on display?", ["Dusk", "Eve", "Noon"]],
  ["Which still lifes are oil on canvas?", ["Dawn", "Noon"]],
  ["What is the most expensive still life?", ["Noon"]],
])("%s: values of several words", async (question, names) => {
  const found = await askByRules(question, MUSEUM);
  expect([...found.names].sort()).toEqual(names);
});

test("a cell that is empty says nothing, and the question is read all the same", async () => {
  const found = await askByRules("What is the price of Eve?", MUSEUM);
  expect(found).toMatchObject({ form: "list", complete: false, names: [] });
  expect(found.refused).toBeUndefined();
});

test.each([
  ["Which boats have the same harbour as Aurora?", FLEET, ["Corona"]],
  ["How many boats have the same hull as the Corona?", FLEET, ["Borealis"]],
  ["Which animals share the same home as Dingo?", ZOO, []],
] as const)("%s: what a thing named has is asked of others", async (question, graph, names) => {
  const found = await askByRules(question, graph);
  expect([...found.names].sort()).toEqual(names);
});

const PATIENTS = {
  "Ida Moe": { admitted: "2023-10-12", height_cm: 191, dose_a: 120, dose_b: 2 },
  "Leo Falk": { admitted: "2022-01-03", height_cm: 178, dose_a: 150, dose_b: 0.5 },
  "Una Berg": { admitted: "2021-05-30", height_cm: 164, dose_a: 9 },
};
const WARD = memoryGraph([], {
  labels: bareOf(PATIENTS),
  properties: PATIENTS,
  tables: [{ file: "cases.csv", key: "Name", columns: ["admitted", "height_cm", "dose_a", "dose_b"] }],
});

test.each([
  ["Which cases are taller than 1.90 m?", ["Ida Moe"]],
  ["Which cases have dose_a over 100 and dose_b under 1?", ["Leo Falk"]],
  ["Which cases have no dose_b?", ["Una Berg"]],
])("%s: units, two measures, empty cells", async (question, names) => {
  const found = await askByRules(question, WARD);
  expect([...found.names].sort()).toEqual(names);
});
