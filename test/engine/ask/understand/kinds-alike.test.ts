/** Kinds whose names have one stem, and a scale beside a time: what answered wrongly in silence on a graph of paintings. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const BAKERY = memoryGraph(
  [
    ["Rye Loaf", "bakedBy", "Marta"],
    ["Corn Loaf", "bakedBy", "Marta"],
    ["Spelt Roll", "bakedBy", "Oskar"],
    ["Rye Loaf", "soldAt", "Old Mill"],
    ["Spelt Roll", "soldAt", "North Gate"],
    ["Marta", "belongsToGuild", "Sourdough"],
    ["Oskar", "belongsToGuild", "Sourdough"],
    ["Ines", "belongsToGuild", "Sourdough"],
    ["Timo", "belongsToGuild", "Flatbread"],
    ["Marta", "citizenOf", "Denmark"],
    ["Ines", "citizenOf", "Denmark"],
    ["Oskar", "citizenOf", "Norway"],
    ["Timo", "citizenOf", "Norway"],
  ],
  {
    labels: {
      ...{ "Rye Loaf": "Baking", "Corn Loaf": "Baking", "Spelt Roll": "Baking" },
      ...{ Marta: "Baker", Oskar: "Baker", Ines: "Baker", Timo: "Baker" },
      ...{ "Old Mill": "Shop", "North Gate": "Shop", Sourdough: "Guild" },
      ...{ Flatbread: "Guild", Denmark: "Country", Norway: "Country" },
    },
    properties: { Marta: { born: 1901, died: 1950 }, Oskar: { born: 1911, died: 1970 } },
  },
);

test.each([
  ["Which bakers have no bakings at Old Mill?", ["Oskar", "Ines", "Timo"]],
  ["Which bakings are not sold at North Gate?", ["Rye Loaf", "Corn Loaf"]],
])("of kinds with one stem the one that is called so is asked for: %s", async (question, names) => {
  const { names: told, ...answer } = await askByRules(question, BAKERY);
  expect(answer).toMatchObject({ complete: true });
  expect(new Set(told)).toEqual(new Set(names));
});

test("how old somebody was when something happened is no year", async () => {
  expect(await askByRules("How old was Marta when she died?", BAKERY)).toMatchObject({ form: "none" });
  expect(await askByRules("When was Marta born?", BAKERY)).toMatchObject({ value: 1901, complete: true });
});
