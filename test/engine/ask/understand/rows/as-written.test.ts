/** Sheets as people write them: two-digit years, days without a year, years in titles, blocks of rows under one heading cell, remarks among numbers, durations. */
import { expect, test } from "vitest";
import { daysIn } from "../../../../../src/main/engine/ask/understand/rows/row-days";
import { durationsIn } from "../../../../../src/main/engine/ask/understand/rows/row-hours";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";

const trip = (Date: string, Boat: string, Fuel: number) => ({ Date, Boat, Fuel });
const TRIPS = sheetOf("trips.csv", "Trip", {
  T1: trip("03.06.24", "Sildra", 4),
  T2: trip("18.06.24", "Havlit", 12),
  T3: trip("02.07.24", "Sildra", 0),
});
const hive = (first: number, second: number, age: number) => ({
  "Honey 2023 (kg)": first,
  "Honey 2024 (kg)": second,
  "Age of queen": age,
});
const HIVES = sheetOf("hives.csv", "Hive", { H1: hive(24, 19, 3), H2: hive(11, 30, 5), H3: hive(8, 7, 1) });
const lesson = (Day: string, Class: string, Booked: number) => ({ ...(Day && { Day }), Class, Booked });
const LESSONS = sheetOf("timetable.csv", "Class", {
  "Lane swim": lesson("Monday", "Lane swim", 22),
  "Water polo": lesson("", "Water polo", 14),
  "Diving club": lesson("Tuesday", "Diving club", 10),
  "Baby splash": lesson("", "Baby splash", 9),
  "Stroke clinic": lesson("", "Stroke clinic", 7),
  Synchro: lesson("Friday", "Synchro", 5),
});
const clock = (Clock: string, Town: string, Price: string) => ({ Clock, Town, Price });
const CLOCKS = sheetOf("clocks.csv", "Inv. no.", {
  C001: clock("Lantern clock", "London", "£5,900"),
  C002: clock("Night clock", "Rome", "£12,600"),
  C003: clock("Mystery clock", "Paris", "gift"),
  C004: clock("Ship's bell", "Leicester", "£380"),
  C005: clock("Cuckoo", "Paris", "£95"),
});
const KNOWN = ["price", "town", "trip", "hive", "clock", "class"];

test.each([
  ["How many trips were in June?", TRIPS, 2],
  ["What is the total price of the clocks?", CLOCKS, 18_975],
  ["How many classes are on Tuesday?", LESSONS, 3],
])("%s", async (question, graph, value) => {
  expect(await askByRules(question, graph, KNOWN)).toMatchObject({ value, complete: true });
});

test.each([
  ["Which hive has the highest honey 2024?", HIVES, ["H2"]],
  ["Which hives have a queen older than 2?", HIVES, ["H1", "H2"]],
])("%s: rows", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph, KNOWN);
  expect([found?.toSorted(), complete]).toStrictEqual([names, true]);
});

test("what still has to be done has no date yet", async () => {
  const rolls = sheetOf("rolls.csv", "Roll", {
    R1: { Camera: "Holga", Developed: "2024-01-08" },
    R2: { Camera: "Leica" },
    R3: { Camera: "Pentax", Developed: "2024-02-02" },
  });
  expect(await askByRules("Which rolls still have to be developed?", rolls, KNOWN)).toMatchObject({
    ...{ names: ["R2"], complete: true },
  });
});

test("no end of times is the biggest", async () => {
  const choir = sheetOf("members.csv", "Name", {
    Matei: { Age: 9, "Joined choir": "sept. 2022" },
    Ioana: { Age: 11, "Joined choir": "jan 2024" },
  });
  const { refused, complete } = await askByRules("Who is the biggest of the choir?", choir, KNOWN);
  expect(refused !== undefined || !complete).toBe(true);
});

test("rows with codes are told by the title that a noun for them names", async () => {
  const { values } = await askByRules("Which clocks are from Paris?", CLOCKS, KNOWN);
  expect(values).toStrictEqual(["Mystery clock", "Cuckoo"]);
});

test.each([
  [
    ["03.06.24", "18.06.98"],
    [2024, 1998],
  ],
  [
    ["15-Mar", "01-May"],
    [2000, 2000],
  ],
  [
    ["sept. 2022", "Jan 2024"],
    [2022, 2024],
  ],
  [
    ["01/2023", "12/2025"],
    [2023, 2025],
  ],
])("%j are days", (cells, years) => {
  expect(daysIn(cells)?.map(Math.floor)).toStrictEqual(years);
});

test.each([[["1.2345", "3.1416"]], [["Summer 2023", "Winter 2024"]], [["12 men", "3 cats"]]])(
  "%j are none",
  (cells) => {
    expect(daysIn(cells)).toBeUndefined();
  },
);

test("durations are told apart from times of day", () => {
  expect(durationsIn(["42:30", "20:15"], "length")).toStrictEqual({ numbers: [42.5, 20.25], unit: "min" });
  expect(durationsIn(["02:30:00"], "chip time")).toStrictEqual({ numbers: [2.5], unit: "h" });
  expect(durationsIn(["12:00", "09:30"], "start")).toBeUndefined();
});
