/** Graphs of plain tables, whose nodes have no labels: rows are called as their table is, by its file or by the header over their names. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

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
