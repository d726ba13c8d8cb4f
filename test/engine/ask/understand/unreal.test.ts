/** What did not happen, or no longer holds, is refused: the graph's edges tell what holds. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const FIRMS: readonly Triple[] = [
  ["Norvik", "founded_by", "Lena Ahl"],
  ["Norvik", "led_by", "Pavel Dorn"],
  ["Brightwell", "led_by", "Tom Reddish"],
  ["Almost Famous", "led_by", "Tom Reddish"],
  ["Wanted", "founded_by", "Lena Ahl"],
  ["Norvik", "acquired", "Brightwell"],
];
const firms = memoryGraph(FIRMS, {
  labels: {
    ...{ Norvik: "Company", Brightwell: "Company", "Almost Famous": "Company", Wanted: "Company" },
    ...{ "Lena Ahl": "Person", "Pavel Dorn": "Person", "Tom Reddish": "Person" },
  },
});

test.each([
  ["Who almost founded Norvik?", "“almost”"],
  ["Who wanted to lead Brightwell?", "“wanted to”"],
  ["Who would have founded Norvik?", "“would have”"],
  ["Who used to lead Brightwell?", "“used to”"],
  ["Who is the former leader of Brightwell?", "“former”"],
  ["Cine a vrut să conducă Norvik?", "“vrut să”"],
  ["Cine era să conducă Norvik?", "“era să”"],
  ["Cine este fostul conducător al Brightwell?", "“fostul”"],
])("is refused by its words: %s", async (question, words) => {
  const { form, refused } = await askByRules(question, firms);
  expect(form).toBe("none");
  expect(refused).toContain(words);
});

test.each([
  "Who leads Almost Famous?",
  "Who founded Wanted?",
  "I nearly forgot: who founded Norvik?",
  "De cine a fost fondat Norvik?",
])("names and politeness say nothing of it: %s", async (question) => {
  const { form, refused } = await askByRules(question, firms);
  expect({ form, refused }).toEqual({ form: "list", refused: undefined });
});

test("what a relation itself tells as past is read", async () => {
  const clubs = memoryGraph(
    [
      ["Ida Moor", "plays_for", "Heron Town"],
      ["Nils Varga", "formerly_played_for", "Heron Town"],
    ],
    { labels: { "Ida Moor": "Player", "Nils Varga": "Player", "Heron Town": "Club" } },
  );
  const { value } = await askByRules("How many players formerly played for Heron Town?", clubs);
  expect(value).toBe(1);
});
