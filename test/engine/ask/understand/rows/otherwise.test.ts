/** Questions to tables that can be read in two ways, or whose words only look like a title or a value: they are not told as whole, or refused. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

function tableOf(file: string, key: string, rows: Readonly<Record<string, object>>) {
  const [first] = Object.values(rows);
  return memoryGraph([], {
    labels: Object.fromEntries(Object.keys(rows).map((name) => [name, ""])),
    properties: rows as Record<string, Record<string, string | number>>,
    tables: [{ file, key, columns: Object.keys(first!) }],
  });
}

const donor = (group: string, Donations: number, last: string) => ({
  ...{ "Blood group": group, Donations, "Last donation": last },
});
const DONORS = tableOf("donors.csv", "Donor", {
  "Agnes Holm": donor("O-", 32, "2025-01-14"),
  "Bo Jensen": donor("A+", 8, "2024-11-02"),
  "Dan Holst": donor("O-", 15, "2023-08-30"),
  "Gorm Dahl": donor("A+", 44, "2022-05-19"),
});

const stay = (Guest: string, Nights: number, Paid: string) => ({ Guest, Nights, Paid });
const STAYS = tableOf("hotel.csv", "Booking", {
  B1: stay("Keller", 3, "no"),
  B2: stay("Keller", 2, "yes"),
  B3: stay("Costa", 4, "no"),
  B4: stay("Smith", 2, "yes"),
});

const plant = (name: string, Origin: string, Stock: number) => ({ "Common name": name, Origin, Stock });
const PLANTS = tableOf("greenhouse.csv", "Species", {
  Monstera: plant("Swiss cheese plant", "Mexico", 9),
  Echeveria: plant("Mexican snowball", "Mexico", 0),
  Aloe: plant("aloe", "Arabia", 22),
  Haworthia: plant("zebra plant", "South Africa", 31),
});

const spent = (Payee: string, Category: string, Amount: number, by: string) => ({
  ...{ Payee, Category, "Amount €": Amount, "Paid by": by },
});
const SPENT = tableOf("ledger.csv", "Nr", {
  1: spent("Carrefour", "groceries", 84, "Tom"),
  2: spent("SNCF", "transport", 46, "Tom"),
  3: spent("Paul", "groceries", 7, "Léa"),
  4: spent("Carrefour", "groceries", 61, "Tom"),
});

const part = (Recipe: string, Ingredient: string, Vegan: string) => ({ Recipe, Ingredient, Vegan });
const RECIPES = tableOf("recipes.csv", "", {
  1: part("Cake", "flour", "yes"),
  2: part("Cake", "eggs", "no"),
  3: part("Shortbread", "flour", "yes"),
  4: part("Hummus", "chickpeas", "yes"),
});

const guest = (Side: string, Thanked: string) => ({ Side, Thanked });
const WEDDING = tableOf("wedding.csv", "Guest", {
  "Ann Lee": guest("bride", "yes"),
  "Bo Carr": guest("groom", "no"),
  "Cy Dunn": guest("groom", "yes"),
});

const SENSORS = tableOf("sensors.csv", "", {
  1: { "Sensor id": "S-01", Room: "Lab A", Temperature: 20 },
  2: { "Sensor id": "S-02", Room: "Lab B", Temperature: 22 },
  3: { "Sensor id": "S-02", Room: "Lab B", Temperature: 23 },
});

const answer = (woman: string, recommends: string) => ({ Gender: woman, "Would recommend": recommends });
const SURVEY = tableOf("survey.csv", "ID", {
  R1: answer("F", "Yes"),
  R2: answer("M", "no answer"),
  R3: answer("F", "Yes"),
});

const told = async (question: string, graph: typeof DONORS) => {
  const { complete, form, value, values, names } = await askByRules(question, graph);
  return complete === true ? { form, value, told: values ?? names } : undefined;
};

test.each([
  ["Who has given blood most often?", DONORS],
  ["Who has never given blood?", DONORS],
  ["When did Gorm Dahl last give blood?", DONORS],
  ["How many women answered?", SURVEY],
  ["Which plants come from Mexico?", PLANTS],
  ["Who installed S-02?", SENSORS],
])("%s: not told as whole", async (question, graph) => {
  expect(await told(question, graph)).toBeUndefined();
});

test("a year bounds times, and no number that comes nowhere near it", async () => {
  expect((await askByRules("Who last donated before 2024?", DONORS)).names).not.toContain("Bo Jensen");
});

test("what is denied of things with several rows holds of some of them, and may be meant of all", async () => {
  expect(await askByRules("Which guests have not paid?", STAYS)).toMatchObject({
    ...{ values: ["Keller", "Costa"], complete: false },
  });
});

test("what was spent is added up", async () => {
  const given = await askByRules("What did Tom spend on groceries?", SPENT, ["spend"]);
  expect(given).toMatchObject({ value: 145, complete: true });
});

test("what still has to be done is not done", async () => {
  expect(await told("Which guests still have to be thanked?", WEDDING)).toMatchObject({ told: ["Bo Carr"] });
});

test("a noun for numbered rows is told by the column of its ids", async () => {
  expect(await told("Which sensor has the lowest temperature?", SENSORS)).toMatchObject({ told: ["S-01"] });
});

test("rows that only have numbers are told by the column that the question asks for", async () => {
  expect(await told("Which recipes use flour?", RECIPES)).toMatchObject({ told: ["Cake", "Shortbread"] });
});
