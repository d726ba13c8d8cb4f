/** Tables of people's trades: files called by a column, days as they are written, deeds that a column dates, groups by how many rows they have. */
import { expect, test } from "vitest";
import type { Computed } from "../../../../../src/main/engine/ask/execute/world";
import { withGuess } from "../../../../../src/main/engine/ask/understand/rows/row-guess";
import type { RowQuestion } from "../../../../../src/main/engine/ask/understand/rows/row-question";
import type { Token } from "../../../../../src/main/engine/ask/understand/tokens/read-tokens";
import { message } from "../../../../../src/shared/sentences/sentences";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

function tableOf(file: string, key: string, rows: Readonly<Record<string, object>>, row?: string) {
  const [first] = Object.values(rows);
  return memoryGraph([], {
    labels: Object.fromEntries(Object.keys(rows).map((name) => [name, ""])),
    properties: rows as Record<string, Record<string, string | number>>,
    tables: [{ file, key, columns: Object.keys(first!), ...(row !== undefined && { row }) }],
  });
}

const birth = (Tata: string, An: number, Sat: string) => ({ Tata, An, Sat });

const REGISTER = tableOf(
  "registru.csv",
  "Nume",
  { Ion: birth("Vasile", 1871, "Rod"), Ana: birth("Ilie", 1872, "Rod"), Eva: birth("Ilie", 1875, "Galeș") },
  "prunc, copii",
);

test("what rows are called at the import is their noun, a plural told beside it", async () => {
  expect(await askByRules("Câți copii sunt din Rod?", REGISTER)).toMatchObject({ value: 2, complete: true });
});

const sample = (Patient: string, Diagnosis: string, Freezer: string, Taken: string, Thawed: string) => ({
  ...{ Patient, Diagnosis, Freezer, Taken, Thawed },
});
const FREEZER = tableOf("freezer.csv", "Sample ID", {
  "S-1": sample("P7", "gout", "F1", "12/01/2022", "no"),
  "S-2": sample("P7", "gout", "F3", "03/05/2022", "yes"),
  "S-3": sample("P8", "lupus", "F3", "30/06/2022", "no"),
  "S-4": sample("P9", "asthma", "F2", "02/10/2023", "no"),
});
const loan = (Maker: string, Borrower: string, lent: string, worth: number, Hall: string) => ({
  ...{ Maker, Borrower, "Lent on": lent, "Insured for (EUR)": worth, Hall },
});
const LOANS = tableOf("loans.csv", "Object", {
  Heron: loan("Ann Holt", "Leeds", "Jan 4, 2023", 500, "A"),
  Fox: loan("Ann Holt", "Bath", "Mar 9, 2023", 900, "B"),
  Globe: loan("Dan Crewe", "Leeds", "Mar 20, 2024", 700, "A"),
  Jug: loan("Ann Holt", "York", "Oct 2, 2024", 80, "B"),
});

test.each([
  ["Which samples are in freezer F3?", FREEZER, ["S-2", "S-3"]],
  ["samples from patients with gout", FREEZER, ["S-1", "S-2"]],
  ["samples taken before May 2022", FREEZER, ["S-1"]],
  ["samples taken in June", FREEZER, ["S-3"]],
  ["loans in March", LOANS, ["Fox", "Globe"]],
  ["Which objects were lent to Leeds?", LOANS, ["Globe", "Heron"]],
  ["objects worth more than 600 euros", LOANS, ["Fox", "Globe"]],
])("%s: rows", async (question, graph, names) => {
  const found = await askByRules(question, graph);
  expect([[...found.names].sort(), found.complete]).toEqual([names, true]);
});

test.each([
  ["Which freezer holds S-3?", FREEZER, { values: ["F3"] }],
  ["Which freezer has the most samples?", FREEZER, { values: ["F3"] }],
  ["Which makers have more than two objects?", LOANS, { values: ["Ann Holt"] }],
  ["Which borrowers have more than one maker?", LOANS, { values: ["Leeds"] }],
  ["Who made the Globe?", LOANS, { values: ["Dan Crewe"] }],
  ["Was the Fox lent to Leeds?", LOANS, { value: false }],
])("%s: what stands in columns", async (question, graph, wanted) => {
  expect(await askByRules(question, graph)).toMatchObject({ complete: true, ...wanted });
});

test.each(["Which samples left F3?", "Which objects avoid Leeds?"])(
  "%s: refused, for its verb denies what stands there",
  async (question) => {
    const graph = question.includes("F3") ? FREEZER : LOANS;
    expect(await askByRules(question, graph)).toMatchObject({ complete: false });
  },
);

const stop = (Line: string, Stop: string, Departure: string) => ({ Line, Stop, Departure });
const BUSES = tableOf("bus.csv", "row number", {
  1: stop("L12", "Station", "6:10"),
  2: stop("L12", "Hospital", "6:21"),
  3: stop("L12A", "Station", "5:30"),
  4: stop("L12A", "Airport", "5:52"),
  5: stop("N1", "Station", "23:15"),
});

test.each([
  ["Which lines do not stop at the Hospital?", { values: ["L12A", "N1"] }],
  ["Which lines stop at both the Station and the Airport?", { values: ["L12A"] }],
  ["How many departures are there from the Station?", { value: 3 }],
  ["Which stop has the most departures?", { values: ["Station"] }],
])("%s: of things that stand in several rows", async (question, wanted) => {
  expect(await askByRules(question, BUSES)).toMatchObject({ complete: true, ...wanted });
});

test.each(["Who drives line 3?", "Who repaired a bus?"])(
  "%s: refused, for rows that are only counted have no names and lines are no persons",
  async (question) => {
    expect(await askByRules(question, BUSES)).toMatchObject({ complete: false });
  },
);

test("a noun that nothing tells, and of which nothing more is said, is read as the rows only in part", () => {
  const noun = { text: "hamsters" } as Token;
  const asked = {
    table: { file: "shelter.csv" },
    subject: [],
    tests: [],
    ask: { as: "rows" },
    noun,
  } as object;
  const computed = { form: "list", complete: true, said: [] } as object as Computed;
  const whole = withGuess(asked as RowQuestion, computed);
  expect(whole).toBe(computed);
  const said = [message("rows-read-as", { written: "hamsters", file: "shelter.csv" })];
  expect(withGuess({ ...(asked as RowQuestion), isGuess: true }, computed)).toMatchObject({
    complete: false,
    said,
  });
});

const pet = (Species: string, Wt_kg: number, Len_cm: number, Vaccinated: string) => ({
  ...{ Species, Wt_kg, Len_cm, Vaccinated },
});
const PETS = {
  Rex: pet("dog", 31.5, 90, "yes"),
  Misty: pet("cat", 4.1, 95, "no"),
  Pip: pet("rabbit", 1.8, 30, "yes"),
};
const SHELTER = tableOf("shelter.csv", "Name", PETS);

test("a strange noun with something said of it is the rows, as a guess; a kind among the cells is one of them", async () => {
  const guessed = await askByRules("Which residents are vaccinated?", SHELTER);
  expect([[...guessed.names].sort(), guessed.complete]).toEqual([["Pip", "Rex"], false]);
  expect(await askByRules("Which dogs weigh over 20 kg?", SHELTER)).toMatchObject({
    ...{ names: ["Rex"], complete: true },
  });
});

test("where rows are called something, a strange noun is none of them", async () => {
  const told = tableOf("shelter.csv", "Name", PETS, "animal");
  expect((await askByRules("Which invoices are vaccinated?", told)).names).toEqual([]);
});

test("a title may be short for what it measures", async () => {
  const told = tableOf("shelter.csv", "Name", PETS, "animal");
  expect((await askByRules("Which animal is the heaviest?", told)).names).toEqual(["Rex"]);
  expect((await askByRules("Which animal is the longest?", told)).names).toEqual(["Misty"]);
});

test("what rows are called is no other word for a column", async () => {
  const run = (Passed: string, Yield: number) => ({ Passed, Yield });
  const rows = { "R-1": run("yes", 9), "R-2": run("no", 5), "R-3": run("no", 7) };
  const runs = tableOf("runs.csv", "Run ID", rows);
  const found = await askByRules("Which runs have a yield over 6?", runs);
  expect([[...found.names].sort(), found.complete]).toEqual([["R-1", "R-3"], true]);
});

test("a noun that was read as the rows is so for good where a person says so, and nothing where they say that it is not", async () => {
  const question = "Which residents are vaccinated?";
  const sure = await askByRules(question, SHELTER, [], { kind: "residents" });
  expect([[...sure.names].sort(), sure.complete]).toEqual([["Pip", "Rex"], true]);
  const none = await askByRules(question, SHELTER, [], { links: { residents: "" } });
  expect([none.names, none.complete]).toEqual([[], false]);
});

const photo = (Fotograf: string, Data: number, Negativ: string) => ({ Fotograf, Data, Negativ });
const PHOTOS = tableOf("fotografii.csv", "Titlu", {
  "Târgul de vite": photo("Iosif Berman", 1929, "sticlă"),
  "Nuntă la Drăguș": photo("Iosif Berman", 1929, "sticlă"),
  "Podul de fier": photo("Alexandru Bellu", 1907, "film"),
});

test("what the rows are called is no form of a column's word that begins like it", async () => {
  expect(await askByRules("Câte fotografii sunt pe sticlă?", PHOTOS)).toMatchObject({ value: 2 });
  expect(await askByRules("Ce fotografii a făcut Iosif Berman?", PHOTOS)).toMatchObject({
    names: ["Târgul de vite", "Nuntă la Drăguș"],
  });
});

const show = (Network: string, Watched: string) => ({ Network, "Watched by": Watched });
const SHOWS = tableOf("shows.csv", "Show", {
  "Paper Moons": show("BBC", "Otto"),
  "Copper Lane": show("Netflix", "Nina"),
});

test("a deed that is only a little like a column of persons is none of theirs", async () => {
  expect(await askByRules("Who watches Paper Moons?", SHOWS, ["watches"])).toMatchObject({
    values: ["Otto"],
  });
  expect(await askByRules("Who directed Paper Moons?", SHOWS, ["directed"])).toMatchObject({ form: "none" });
});

const grant = (Institution: string, Amount: string, Field: string) => ({ Institution, Amount, Field });
const GRANTS = tableOf("grants.csv", "Grant ID", {
  "EP/X001": grant("Imperial College", "£12,000", "optics"),
  "EP/X014": grant("Imperial College", "£8,000", "optics"),
  "EP/X020": grant("Leeds", "£5,000", "soil"),
});

test("one amount that is asked for is not told as whole where several rows have their own", async () => {
  const of = async (question: string) => askByRules(question, GRANTS, ["money", "awarded"]);
  expect(await of("How much was awarded to Leeds?")).toMatchObject({ values: ["£5,000"], complete: true });
  expect(await of("How much was awarded to Imperial College?")).toMatchObject({ complete: false });
});
