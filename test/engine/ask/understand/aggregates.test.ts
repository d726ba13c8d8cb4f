/** One number of many: means, medians, sums, shares, the utmost and groups, over tables and over relations; what cannot be made is refused. */
import { describe, expect, test } from "vitest";
import { readAmount, signsOf } from "../../../../src/main/engine/ask/execute/aggregates/read-amount";
import { statistic, STATISTICS } from "../../../../src/main/engine/ask/execute/aggregates/statistics";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const bakery = (
  town: string,
  loaves: number | string,
  price: string,
  kinds: string,
  opened: number,
  zip: number,
) => ({
  ...{ town, opened, price, kinds, zip_code: zip },
  ...(loaves !== "" && { loaves_per_day: loaves }),
});
const BAKERIES = {
  Crumb: bakery("Oslo", 300, "$4", "rye; spelt", 1990, 1001),
  Oven: bakery("Oslo", 500, "$5", "rye", 1994, 1002),
  Mill: bakery("Bergen", 100, "$6", "spelt", 2003, 1003),
  Peel: bakery("Bergen", "", "$5", "oat", 2008, 1004),
  Yeast: bakery("Kiel", 100, "€7", "rye", 2015, 1005),
};
const TOWN = memoryGraph([], {
  labels: Object.fromEntries(Object.keys(BAKERIES).map((name) => [name, ""])),
  properties: BAKERIES,
  tables: [{ file: "bakeries.csv", key: "bakery", columns: Object.keys(BAKERIES.Crumb) }],
});

const FILMS = memoryGraph(
  [
    ["Alba", "directed_by", "Ana Pop"],
    ["Brio", "directed_by", "Ana Pop"],
    ["Cairo", "directed_by", "Ben Ode"],
    ["Alba", "has_genre", "Comedy"],
    ["Brio", "has_genre", "Drama"],
    ["Cairo", "has_genre", "Drama"],
    ["Brazil", "in_region", "South America"],
    ["Peru", "in_region", "South America"],
    ["Chad", "in_region", "Africa"],
  ],
  {
    labels: {
      ...{ Alba: "Film", Brio: "Film", Cairo: "Film", "Ana Pop": "Person", "Ben Ode": "Person" },
      ...{ Comedy: "Genre", Drama: "Genre", "South America": "Region", Africa: "Region" },
      ...{ Brazil: "Country", Peru: "Country", Chad: "Country" },
    },
    properties: {
      ...{ Alba: { runtime_minutes: 90 }, Brio: { runtime_minutes: 120 }, Cairo: { runtime_minutes: 100 } },
      ...{ Brazil: { population: 200 }, Peru: { population: 30 }, Chad: { population: 18 } },
    },
  },
);

const value = (found: Awaited<ReturnType<typeof askByRules>>) => found.value;
const groups = ({ groups: own = [] }: Awaited<ReturnType<typeof askByRules>>) =>
  own.map((group) => [group.name, group.value]);

describe("over the rows of a table", () => {
  test.each([
    ["What is the average number of loaves per day of bakeries?", 250],
    ["What is the median of loaves per day of bakeries in Oslo?", 400],
    ["What is the total number of loaves per day of bakeries?", 1000],
    ["What share of bakeries are in Oslo?", 40],
    ["What is the average price of bakeries in Oslo?", 4.5],
    ["What is the smallest price of bakeries in Bergen?", 5],
    ["Ce procent din bakeries sunt in Oslo?", 40],
  ])("%s", async (question, wanted) => {
    expect(value(await askByRules(question, TOWN))).toBe(wanted);
  });

  test("numbers of groups stand in their order, one thing of two values in both", async () => {
    expect(groups(await askByRules("How many bakeries are there in each town?", TOWN))).toEqual([
      ["Bergen", 2],
      ["Oslo", 2],
      ["Kiel", 1],
    ]);
    expect(groups(await askByRules("How many bakeries opened per decade?", TOWN))).toEqual([
      ["1990s", 2],
      ["2000s", 2],
      ["2010s", 1],
    ]);
    expect(groups(await askByRules("average loaves per day by kinds", TOWN))).toEqual([
      ["rye", 300],
      ["spelt", 200],
    ]);
  });

  test("the utmost of groups is all that tie", async () => {
    const most = await askByRules("Which town has the most bakeries?", TOWN);
    expect(groups(most)).toEqual([
      ["Bergen", 2],
      ["Oslo", 2],
    ]);
    expect(groups(await askByRules("Which town has the lowest average loaves?", TOWN))).toHaveLength(2);
  });

  test.each([
    ["What is the average zip code of bakeries?", /tells them apart/],
    ["What is the mean opening year of bakeries?", /dates things/],
    ["What is the average rent of bakeries?", /it has: .*loaves per day/],
    ["What is the average price of bakeries?", /several units/],
    ["What is the average town of bakeries?", /words rather than numbers/],
    ["Which bakeries have an average price above 5?", /bakeries/],
    ["Is the average price of bakeries in Oslo above 3?", /average/],
    ["What is the average loaves per day of the oldest bakeries?", /oldest/],
    ["Which town has the highest population?", /./],
  ])("%s is refused, with why", async (question, why) => {
    const found = await askByRules(question, TOWN);
    expect(found).toMatchObject({ form: "none", complete: false, names: [] });
    expect(found.refused).toMatch(why);
  });
});

test("words that only look like a number of many are left as they are", async () => {
  const stations = memoryGraph([], {
    labels: { Alta: "Station", Bodo: "Station", Faya: "Station" },
    properties: {
      Alta: { mean_temperature: 2, walk_minutes: 10 },
      Bodo: { mean_temperature: 6, walk_minutes: 95 },
      Faya: { mean_temperature: 28, walk_minutes: 120 },
    },
  });
  const asked = async (question: string) => (await askByRules(question, stations)).names;
  expect(await asked("Which stations have a mean temperature above 5?")).toEqual(["Bodo", "Faya"]);
  expect(await asked("Which station has the highest mean temperature?")).toEqual(["Faya"]);
  expect(await asked("Which stations have a walk of more than 90 min?")).toEqual(["Bodo", "Faya"]);
  expect(await askByRules("What is the mean temperature of stations?", stations)).toMatchObject({
    value: 12,
  });
  expect(await askByRules("stations with an average walk above 20", stations)).toMatchObject({
    form: "none",
  });
});

describe("over relations", () => {
  test.each([
    ["What is the average runtime of films directed by Ana Pop?", 105],
    ["Care este durata medie a filmelor regizate de Ana Pop?", 105],
    ["What percentage of films directed by Ana Pop are dramas?", 50],
    ["How many people live in South America in total?", 230],
  ])("%s", async (question, wanted) => {
    expect(value(await askByRules(question, FILMS))).toBe(wanted);
  });

  test("groups that are nodes are answers", async () => {
    const found = await askByRules("average runtime by genre", FILMS);
    expect(found).toMatchObject({ form: "list", complete: true, names: ["Drama", "Comedy"] });
    expect(groups(found)).toEqual([
      ["Drama", 110],
      ["Comedy", 90],
    ]);
  });

  test("a count that is asked for in total stays a count", async () => {
    expect(await askByRules("How many films did Ana Pop direct in total?", FILMS)).toMatchObject({
      ...{ form: "count", value: 2 },
    });
  });
});

test.each([
  ["1,234", ["1,234", "999"], { value: 1234, unit: "" }],
  ["1,5", ["1,5", "2,25"], { value: 1.5, unit: "" }],
  ["1,234", ["1,234", "1,5"], { value: 1.234, unit: "" }],
  ["1.234.567", ["1.234.567"], { value: 1_234_567, unit: "" }],
  ["12 %", ["12 %"], { value: 12, unit: "%" }],
  ["$5M", ["$5M"], { value: 5e6, unit: "$" }],
  ["5 m", ["5 m"], { value: 5, unit: "m" }],
  ["-3.5 °C", ["-3.5 °C"], { value: -3.5, unit: "°C" }],
  ["1;4", ["1;4"], "several"],
  ["2001-05-03", ["2001-05-03"], undefined],
  ["about a dozen", ["about a dozen"], undefined],
])("%s of a column with %j", (text, column, amount) => {
  expect(readAmount(text, signsOf(column))).toEqual(amount);
});

test("statistics of four numbers", () => {
  expect(STATISTICS.map((of) => statistic(of, [4, 1, 1e16, -1e16]))).toEqual([1.25, 2.5, 5, 1e16, -1e16]);
});
