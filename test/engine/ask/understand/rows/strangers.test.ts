/** Strangers' sheets: what calls their rows, who did what in rows that are only numbered, numbers that tell which, cells of nothing, and what a question says itself. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";

const plot = (Holder: string, size: number, rent: number, shed: string, paid: string, Notes: string) => ({
  ...{ Holder, "Size (m²)": size, "Rent £": rent, Shed: shed, "Paid up": paid, Notes },
});
const PLOTS = sheetOf("allotments.csv", "Plot", {
  "1A": plot("Mrs Hill", 125, 42, "yes", "yes", ""),
  "2": plot("J. Farrow", 62, 21, "no", "yes", "half plot"),
  "3": plot("Mrs Hill", 250, 80, "yes", "no", ""),
});
const pupil = (Maths: number, late: number, Tutor: string) => ({ Maths, "Late marks": late, Tutor });
const MARKS = sheetOf("marks.csv", "Pupil", {
  "Ada Croft": pupil(62, 2, "Mr Lyle"),
  "Ben Osei": pupil(91, 9, "Mr Lyle"),
  "Chloe Tan": pupil(45, 0, "Ms Byrne"),
});
const shift = (Day: string, Shift: string, Nurse: string, over: number) => ({
  ...{ Day, Shift, Nurse, "Overtime (h)": over },
});
const ROTA = sheetOf("rota.csv", "row number", {
  "1": shift("Mon", "early", "Okafor", 0),
  "2": shift("Mon", "night", "Petrova", 1.5),
  "3": shift("Tue", "early", "Petrova", 2),
  "4": shift("Tue", "night", "Hughes", 0),
});
const game = (Round: number, White: string, Black: string, Opening: string) => ({
  ...{ Round, White, Black, Opening },
});
const GAMES = sheetOf("chess.csv", "row number", {
  "1": game(1, "Lund", "Meyer", "Sicilian"),
  "2": game(1, "Vega", "Okoro", "French"),
  "3": game(2, "Meyer", "Vega", "French"),
});
const visit = (Animal: string, Species: string, kg: number, jab: string) => ({
  ...{ Animal, Species, "Weight kg": kg, Vaccinated: jab },
});
const VISITS = sheetOf("vet.csv", "row number", {
  "1": visit("Biscuit", "dog", 24, "yes"),
  "2": visit("Luna", "cat", 4, "no"),
  "3": visit("Rex", "dog", 31, "no"),
  "4": visit("Tom", "cat", 5, "yes"),
  "5": visit("Kiwi", "parrot", 1, "no"),
});
const field = (Cultură: string, ha: number, feed: string, cut?: string) => ({
  ...{ Cultură, "Suprafață (ha)": ha, Îngrășământ: feed, ...(cut && { "Recoltat la": cut }) },
});
const FIELDS = sheetOf("recolta.csv", "Parcelă", {
  P1: field("grâu", 12, "uree", "2024-07-12"),
  P2: field("grâu", 8, "fără", "2024-07-14"),
  P3: field("porumb", 15, "NPK"),
});
const bill = (Net: number, VAT: number, Total: number) => ({ Net, VAT, Total });
const BILLS = sheetOf("invoices.csv", "Invoice", {
  I1: bill(100, 45, 145),
  I2: bill(140, 10, 150),
  I3: bill(90, 5, 95),
});

test.each([
  ["Which plots have a shed but are not paid up?", PLOTS, ["3"]],
  ["How many plots does Mrs Hill have?", PLOTS, ["1A", "3"]],
  ["Who came top in maths?", MARKS, ["Ben Osei"]],
  ["Ce parcele nu au îngrășământ?", FIELDS, ["P2"]],
  ["Care parcelă încă nu e recoltată?", FIELDS, ["P3"]],
  ["What is the biggest invoice?", BILLS, ["I2"]],
])("%s: rows", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph, ["net", "invoice"]);
  expect([found?.toSorted(), complete]).toStrictEqual([names, true]);
});

test.each([
  ["Who is on early on Tuesday?", ROTA, ["Petrova"]],
  ["Who works the night shift on Tuesday?", ROTA, ["Hughes"]],
  ["Which openings were played in round 2?", GAMES, ["French"]],
  ["Which dogs are not vaccinated?", VISITS, ["Rex"]],
])("%s: what stands in a column", async (question, graph, told) => {
  const { values, complete } = await askByRules(question, graph);
  expect([values?.toSorted(), complete]).toStrictEqual([told, true]);
});

test.each([
  ["How much overtime did Petrova do in total?", ROTA, 3.5],
  ["average size of the plots with a shed", PLOTS, 187.5],
])("%s: a number", async (question, graph, number) => {
  const { value, complete } = await askByRules(question, graph);
  expect([value, complete]).toStrictEqual([number, true]);
});

test.each([
  ["Who played white against Meyer?", GAMES],
  ["What is Rex made of?", VISITS],
  ["Did Ada Croft do better in maths than in late marks?", MARKS],
])("%s: what the question says itself answers nothing", async (question, graph) => {
  const { refused } = await askByRules(question, graph);
  expect(refused).toBeDefined();
});

const DONORS = sheetOf("donors.csv", "Donor", {
  "Agnes Holm": { "Blood group": "O-", Donations: 32 },
  "Bo Jensen": { "Blood group": "A+", Donations: 8 },
  "Clara Vest": { "Blood group": "A-", Donations: 3 },
  "Dan Holst": { "Blood group": "AB+", Donations: 5 },
});

test.each([
  ["Which donors have A+?", ["Bo Jensen"]],
  ["Who is A-?", ["Clara Vest"]],
  ["List the AB+ donors", ["Dan Holst"]],
])("%s: a sign is part of a value", async (question, names) => {
  const { names: found, complete } = await askByRules(question, DONORS);
  expect([found, complete]).toStrictEqual([names, true]);
});

const loan = (Member: string, Title: string, Borrowed: string) => ({ Member, Title, Borrowed });
const LOANS = sheetOf("loans.csv", "Loan", {
  "1001": loan("Owen Pryce", "Dune", "2025-03-04"),
  "1002": loan("Sara Lund", "Emma", "2025-03-05"),
  "1003": loan("Ines Roy", "Dune", "2025-04-01"),
});

test("rules for graphs answer for tables alone with no more than a guess", async () => {
  expect((await askByRules("Who borrowed Dune?", LOANS)).complete).toBe(false);
});
