/** Registers and timetables: times of day, ways with two ends, which end of a scale is the better one, and words that must not be dropped. */
import { expect, test } from "vitest";
import { hoursIn } from "../../../../../src/main/engine/ask/understand/rows/row-hours";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";

const ride = (from: string, to: string, leaves: string, arrives: string, Km: number) => ({
  ...{ "Plecare din": from, "Sosire în": to, "Ora plecării": leaves, "Ora sosirii": arrives, Km },
});
const RIDES = sheetOf("curse.csv", "Cursa", {
  101: ride("Deva", "Hunedoara", "06:10", "06:45", 19),
  102: ride("Deva", "Petroșani", "07:30", "09:35", 97),
  103: ride("Hunedoara", "Deva", "07:15", "07:50", 19),
  110: ride("Deva", "Hunedoara", "22:05", "22:40", 19),
});
const swum = (Club: string, time: number, Points: number) => ({ Club, "Time (s)": time, Points });
const SWUM = sheetOf("swimmers.csv", "Swimmer", {
  Duarte: swum("Sharks", 26.9, 612),
  Thorne: swum("Otters", 27.4, 580),
  Blum: swum("Otters", 29.8, 455),
});
const drug = (Stoc: number, recipe: string, shelf: string) => ({ Stoc, "Rețetă?": recipe, Raft: shelf });
const DRUGS = sheetOf("medicamente.csv", "Medicament", {
  Xanax: drug(5, "da", "C1"),
  Nurofen: drug(64, "nu", "A1"),
  Bixtonim: drug(0, "nu", "A1"),
});
const seed = (days: number, stock: string) => ({ "Days to harvest": days, "In stock": stock });
const SEEDS = sheetOf("varieties.csv", "Variety", {
  Dukat: seed(50, "no"),
  Lumina: seed(95, "yes"),
  Lincoln: seed(67, "yes"),
});
const KNOWN = ["price", "client"];

test.each([
  ["Ce curse merg de la Deva la Hunedoara?", RIDES, ["101", "110"]],
  ["Ce curse pleacă din Deva după ora 7?", RIDES, ["102", "110"]],
  ["Care e prima cursă din Deva?", RIDES, ["101"]],
  ["Care e ultima cursă spre Hunedoara?", RIDES, ["110"]],
  ["Care este cea mai lungă cursă?", RIDES, ["102"]],
  ["Who has the best time?", SWUM, ["Duarte"]],
  ["Who is the fastest swimmer?", SWUM, ["Duarte"]],
  ["Which variety is the fastest?", SEEDS, ["Dukat"]],
  ["Which varieties are out of stock?", SEEDS, ["Dukat"]],
])("%s: rows", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph, KNOWN);
  expect([found?.toSorted(), complete]).toStrictEqual([names, true]);
});

test.each([
  ["La ce oră pleacă cursa 102?", RIDES, ["07:30"]],
  ["Când ajunge la Petroșani cursa 102?", RIDES, ["09:35"]],
])("%s: a time of day", async (question, graph, values) => {
  expect(await askByRules(question, graph, KNOWN)).toMatchObject({ values, complete: true });
});

const stay = (Dog: string, Arrival: string, Rank: number, Born: number) => ({ Dog, Arrival, Rank, Born });
const STAYS = sheetOf("stays.csv", "Stay", {
  A1: stay("Nala", "2024-06-02", 2, 2019),
  A2: stay("Otis", "2024-06-07", 1, 2021),
  A3: stay("Bruno", "2024-06-30", 3, 2020),
});

test.each([
  ["Which stays had an arrival between 5 and 12 June 2024?", ["A2"]],
  ["Which stay came last?", ["A3"]],
])(
  "%s: the first day has the month of the second, and places go before dates of birth",
  async (question, names) => {
    const { names: found } = await askByRules(question, STAYS, KNOWN);
    expect(found).toStrictEqual(names);
  },
);

test("who won is not everybody", async () => {
  const { complete } = await askByRules("Who won for the Otters?", SWUM, KNOWN);
  expect(complete).toBe(false);
});

test("a shelf's letter behind its word is its value, and no group", async () => {
  const { value } = await askByRules("Câte medicamente sunt pe raftul A1?", DRUGS, KNOWN);
  expect(value).toBe(2);
});

test("the best of what nobody knows the better end of is told, and not as whole", async () => {
  const graph = sheetOf("stars.csv", "Star", { Vega: { Tilt: 4 }, Deneb: { Tilt: 9 } });
  expect((await askByRules("Which star has the best tilt?", graph, KNOWN)).complete).toBe(false);
});

test("times of day are hours; amounts with points are none", () => {
  expect(hoursIn(["06:30", "1:15 pm"])).toStrictEqual([6.5, 13.25]);
  expect([hoursIn(["12.50", "7.25"]), hoursIn(["25:10"]), hoursIn(["soon"])]).toStrictEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const pet = (by: string, on: string) => ({ Species: "cat", "Adopted by": by, "Adopted on": on });
const PETS = sheetOf("shelter.csv", "Name", {
  Mocha: pet("Ana Costa", "2025-02-20"),
  Luna: pet("Helen Marsh", "2025-03-02"),
  Misty: { Species: "cat" },
});

test("who did it is asked, where another column dates it", async () => {
  expect((await askByRules("Who adopted Mocha?", PETS)).values).toStrictEqual(["Ana Costa"]);
});
