/** Sheets whose cells are numbers with units, numbers below zero, and account books. */
import { describe, expect, test } from "vitest";
import { measuresIn } from "../../../../../src/main/engine/ask/understand/rows/row-cells";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";

const patient = (Weight: string, Dr: string, Pressure: number) => ({ Weight, Dr, Pressure });
const VISITS = sheetOf("visits.csv", "Patient", {
  "Alma Quist": patient("61.2 kg", "Osei", 118),
  "Bram Devlin": patient("94 kg", "Osei", 142),
  "Cora Whitby": patient("55.5 kg", "Marsh", 110),
});
const tube = (Volume: string, Temp: number) => ({ Volume, Temp });
const FREEZER = sheetOf("freezer.csv", "Sample", {
  "FZ-1": tube("50 µl", -20),
  "FZ-2": tube("1.2 ml", -80),
  "FZ-3": tube("2 ml", -150),
});
const KNOWN = ["patient", "weight", "sample", "volume", "temp", "amount", "entry"];

test.each([
  ["Which patients weigh between 60 and 75 kg?", VISITS, ["Alma Quist"]],
  ["Who is the heaviest patient?", VISITS, ["Bram Devlin"]],
  ["Which samples have a volume of more than 1 ml?", FREEZER, ["FZ-2", "FZ-3"]],
  ["Which samples are colder than -100?", FREEZER, ["FZ-3"]],
  ["Which samples are colder than minus 50?", FREEZER, ["FZ-2", "FZ-3"]],
])("%s", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph, KNOWN);
  expect([found.toSorted(), complete]).toStrictEqual([names, true]);
});

test("a mean is taken of the column that is said, and of no other", async () => {
  expect(
    (await askByRules("What is the average weight of Osei's patients?", VISITS, KNOWN)).value,
  ).toBeCloseTo(77.6);
  expect(
    (await askByRules("What is the average age of Osei's patients?", VISITS, KNOWN)).value,
  ).toBeUndefined();
});

describe("cells with units", () => {
  test("are told in the one that most have", () => {
    expect(measuresIn(["1 ml", "50 µl", "2 ml"])).toEqual({
      numbers: [1, expect.closeTo(0.05), 2],
      unit: "ml",
    });
    expect(measuresIn(["125 m2", "1 ha"])).toEqual({ numbers: [125, 10_000], unit: "m2" });
    expect(measuresIn(["24 copies", "3 copies"])).toEqual({ numbers: [24, 3], unit: "copies" });
  });

  test("of different things, and words, are no measures", () => {
    expect(measuresIn(["5 kg", "3 m"])).toBeUndefined();
    expect(measuresIn(["5 kg", "none"])).toBeUndefined();
    expect(measuresIn(["£5", "£6"])).toBeUndefined();
  });
});

const entry = (Description: string, Way: string, Amount: string, Fund: string) => ({
  Description,
  Way,
  Amount,
  Fund,
});
const ACCOUNTS = sheetOf("accounts.csv", "Entry", {
  1: entry("Sunday collection", "in", "£212.40", "General"),
  2: entry("Boiler repair", "out", "£480.00", "Fabric"),
  3: entry("Organ tuning", "out", "£145.00", "Music"),
  4: entry("Choir concert", "in", "£288.00", "Music"),
  5: entry("Roof slates", "out", "£1140.00", "Fabric"),
  6: entry("Sunday collection", "in", "£187.15", "General"),
});

test.each([
  ["What did we buy for the music?", ["Organ tuning"]],
  ["What was the biggest bill we paid?", ["Roof slates"]],
])("of an account book, only what went that way: %s", async (question, values) => {
  expect(await askByRules(question, ACCOUNTS, KNOWN)).toMatchObject({ values });
});

test("what was spent on something is the things, and no sum", async () => {
  expect(
    (await askByRules("What did we spend money on for the music?", ACCOUNTS, KNOWN)).value,
  ).toBeUndefined();
});

test("whose something is asks for the persons of the rows", async () => {
  const plot = (Tenant: string, Rent: string) => ({ Tenant, Rent });
  const plots = sheetOf("plots.csv", "Plot", {
    A1: plot("Doreen Pickles", "£38.50"),
    A2: plot("Hamish Orr", "£72.00"),
    A3: plot("", "£12.00"),
  });
  const known = ["plot", "tenant", "rent"];
  expect(await askByRules("Whose rent is the highest?", plots, known)).toMatchObject({
    values: ["Hamish Orr"],
  });
  expect(await askByRules("Whose plot is A1?", plots, known)).toMatchObject({ values: ["Doreen Pickles"] });
  expect((await askByRules("Whose is A3?", plots, known)).names).toStrictEqual([]);
});

test("the unit of what is asked for says nothing more", async () => {
  expect(
    await askByRules("What is the average weight of Osei's patients in kg?", VISITS, KNOWN),
  ).toMatchObject({
    value: expect.closeTo(77.6) as number,
  });
});

test("a verb that says what a unit measures is no value that looks like it", async () => {
  const find = (Object: string, Wt: string) => ({ Object, Wt });
  const finds = sheetOf("finds.csv", "Find", {
    SF1: find("weight", "120 g"),
    SF2: find("rim sherd", "38 g"),
    SF3: find("nail", "9.1 g"),
  });
  expect(
    await askByRules("Which finds weigh between 30 and 100 grams?", finds, ["find", "wt"]),
  ).toMatchObject({
    names: ["SF2"],
  });
});

describe("a title with a sign of money, and one that dates its things", () => {
  const runner = (Town: string, raised: string, year: string) => ({
    Town,
    "Raised (€)": raised,
    "Bib yr": year,
  });
  const race = sheetOf("race.csv", "Runner", {
    Aoife: runner("Gorey", "250", "2021"),
    Luke: runner("Gorey", "410", "2022"),
    Niamh: runner("Wexford", "600", "2022"),
  });
  const ask = (question: string) => askByRules(question, race, ["runner", "town", "raised", "bib", "yr"]);

  test("sums are asked for in the money that it tells", async () => {
    const { names } = await ask("Who raised more than 400 euro?");
    expect(names.toSorted()).toStrictEqual(["Luke", "Niamh"]);
    expect(await ask("How much was raised by runners from Gorey?")).toMatchObject({ value: 660 });
  });

  test("things that a year is told of are no years", async () => {
    const { values = [] } = await ask("Which bibs are from Gorey?");
    expect(values).not.toContain("2021");
  });
});
