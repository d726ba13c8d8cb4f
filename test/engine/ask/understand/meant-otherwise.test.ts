/** Words that are plainly meant otherwise than they are written, and what only looks like a time, a value or a second question. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { labelsOf } from "../small-graphs";

const CLUB = memoryGraph(
  [
    ["Astrid Holm", "owns", "Discus"],
    ["Ted Wimbush", "owns", "Erna"],
    ["Astrid Holm", "flies", "Betsy"],
    ["Ted Wimbush", "flies", "Erna"],
  ],
  {
    labels: labelsOf({ Pilot: "Astrid Holm; Ted Wimbush; Kirsty Lang", Glider: "Discus; Erna; Betsy" }),
    properties: {
      "Astrid Holm": { hours: 1500, flights_per_year: 20 },
      "Ted Wimbush": { hours: 900, flights_per_year: 31 },
      "Kirsty Lang": { hours: 40, flights_per_year: 4 },
      Discus: { weight_kg: 230 },
      Erna: { weight_kg: 190 },
      Betsy: { weight_kg: 310 },
    },
    vectors: false,
  },
);
const ask = (question: string) => askByRules(question, CLUB);

test.each([
  ["Which pilots have more then 1000 hours?", ["Astrid Holm"]],
  ["wich gliders are not owned by any of the pilots", ["Betsy"]],
  ["which gliders aren't owned by any of the pilots?", ["Betsy"]],
  ["Which pilots have never flown any of the gliders?", ["Kirsty Lang"]],
  ["Which pilots fly none of the gliders?", ["Kirsty Lang"]],
])("%s", async (question, names) => {
  expect(await ask(question)).toMatchObject({ names, complete: true });
});

describe("what only bids to name what there is", () => {
  test.each([
    "Are there gliders that no pilot owns? Which?",
    "Are there gliders that no pilot owns? If so, which ones?",
  ])("%s", async (question) => {
    expect(await ask(question)).toMatchObject({ value: true, names: ["Betsy"] });
  });

  test("is no second question", async () => {
    expect((await ask("Who owns Discus? And who owns Erna?")).refused).toBeDefined();
  });
});

test("what somebody does is no value of theirs", async () => {
  expect((await ask("What can a flight of Ted Wimbush do to you?")).value).toBeUndefined();
});

test.each([
  ["Which is the second heaviest glider?", ["Discus"]],
  ["Which glider is the 3rd heaviest?", ["Erna"]],
  ["Which pilot has the second most hours?", ["Ted Wimbush"]],
  ["Care este al doilea cel mai greu glider?", ["Discus"]],
  ["Which is the fourth heaviest glider?", []],
])("a place on a scale: %s", async (question, names) => {
  expect((await ask(question)).names).toEqual(names);
});

test("how much something weighs is told by the verb", async () => {
  expect(await ask("How much does Betsy weigh?")).toMatchObject({ value: 310, complete: true });
});

test("numbers that could be years are none where their name measures something else", async () => {
  const folds = memoryGraph([], {
    labels: labelsOf({ Stână: "Bătrână; Izvor; Nouă" }),
    properties: {
      Bătrână: { altitudine_m: 1685, an_infiintare: 1898 },
      Izvor: { altitudine_m: 1210, an_infiintare: 1974 },
      Nouă: { altitudine_m: 1330, an_infiintare: 2011 },
    },
    vectors: false,
  });
  expect(await askByRules("Care e cea mai veche stână?", folds)).toMatchObject({ names: ["Bătrână"] });
});
