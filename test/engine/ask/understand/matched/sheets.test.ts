/** Questions to tables in words that no rule knows: each word has a part to play in the question, or it is refused; never told as whole. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";
import { ownMatcher } from "./own-matcher";

const models = ownMatcher();

const pet = (Species: string, Owner: string, Jab: string, Weight: number) => ({
  ...{ Species, Owner, ...(Jab && { "Last jab": Jab }) },
  "Weight (kg)": Weight,
});
const PETS = sheetOf("pet_clinic.csv", "Patient", {
  Biscuit: pet("dog", "Nora Lind", "2024-03-02", 12),
  Mochi: pet("cat", "Nora Lind", "2024-01-15", 4),
  Pickle: pet("rabbit", "Suki Brand", "", 2),
  Snap: pet("turtle", "Tom Oduya", "", 3),
  Rex: pet("dog", "Tom Oduya", "2023-11-20", 35),
});
const van = (Driver: string, Diesel: string, Fuel: number) => ({
  ...(Driver && { Driver }),
  Diesel,
  "Load (kg)": Fuel,
});
const VANS = sheetOf("vans.csv", "Plate", {
  KX19: van("Malik", "Y", 30),
  BD21: van("Joan", "Y", 12),
  LV22: van("Joan", "N", 5),
  WR23: van("", "N", 8),
});

const ask = (question: string, graph: typeof PETS) => askByRules(question, graph, [], {}, models());

test.each([
  ["Which vehicles have no driver written down?", VANS, ["WR23"]],
  ["Which vehicles do not run on diesel?", VANS, ["LV22", "WR23"]],
])("%s: told as not whole", async (question, graph, names) => {
  const { names: found, complete } = await ask(question, graph);
  expect([found?.toSorted(), complete]).toStrictEqual([names, false]);
});

test("a count with a unit adds up what a column tells in it", async () => {
  expect(await ask("How many kilograms did Joan haul?", VANS)).toMatchObject({
    ...{ value: 17, complete: false },
  });
});

test.each([["What colour is the mane of Rex?", PETS]])(
  "%s: refused, for nothing tells it",
  async (question, graph) => {
    expect((await ask(question, graph)).refused).toBeDefined();
  },
);

const stone = (Stone: string, Died: string, Row: string) => ({ Stone, Died, Row });
const STONES = sheetOf("gravestones.csv", "Name on stone", {
  "Philippa Marl": stone("sandstone", "1839-04-02", "C"),
  "Noah Twine": stone("slate", "1834-01-27", "A"),
  "Keziah Frith": stone("granite", "1851-10-11", "C"),
  "Ezekiel Crake": stone("slate", "1825-11-01", "B"),
});

test("light words alone ask for a column of one row", async () => {
  expect(await ask("What is Philippa Marl made of?", STONES)).toMatchObject({
    ...{ values: ["sandstone"], complete: false },
  });
});

test("what is asked of a deed is no day", async () => {
  expect((await ask("What did Noah Twine die of?", STONES)).refused).toBeDefined();
  expect(await ask("When did Noah Twine die?", STONES)).toMatchObject({ values: ["1834-01-27"] });
});
