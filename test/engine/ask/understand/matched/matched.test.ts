/** Questions in words that no rule knows, read by the trained matcher: each names a relation otherwise than the graph does. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph, type Triple } from "../../memory-graph";
import { labelsOf } from "../../small-graphs";
import { ownMatcher } from "./own-matcher";

const models = ownMatcher();

const ask = (question: string, graph: ReturnType<typeof memoryGraph>) =>
  askByRules(question, graph, [], {}, models());

const DETECTIVES = memoryGraph(
  [
    ["Rowe", "investigates", "Case 88"],
    ["Rowe", "investigates", "Case 97"],
    ["Adair", "investigates", "Case 91"],
    ["Case 88", "took_place_in", "Harbour Street"],
    ["Case 91", "took_place_in", "Mill Lane"],
    ["Rowe", "reports_to", "Okafor"],
    ["Adair", "reports_to", "Okafor"],
  ],
  {
    labels: labelsOf({
      Detective: "Rowe; Adair; Okafor",
      Case: "Case 88; Case 97; Case 91",
      Street: "Harbour Street; Mill Lane",
    }),
    properties: { Rowe: { badge: 412 }, Adair: { badge: 77 } },
    vectors: false,
  },
);

describe("a verb or a role of its own", () => {
  test.each([
    ["Which cases is Rowe working on?", ["Case 88", "Case 97"]],
    ["Who is Adair's boss?", ["Okafor"]],
    ["Who is looking into Case 91?", ["Adair"]],
  ])("%s", async (question, names) => {
    const answer = await ask(question, DETECTIVES);
    expect(answer.names.sort()).toEqual(names);
  });
});

test("how many, over the same", async () => {
  expect(await ask("How many cases is Rowe working on?", DETECTIVES)).toMatchObject({ value: 2 });
});

const FOREST_TOLD: readonly Triple[] = [
  ["birch polypore", "grows on", "silver birch"],
  ["oak bracket", "grows on", "sessile oak"],
  ["silver birch", "native to", "Norway"],
  ["sessile oak", "native to", "Wales"],
  ["silver birch", "used for", "plywood"],
];
const FOREST = memoryGraph(FOREST_TOLD, {
  labels: Object.fromEntries(
    FOREST_TOLD.flatMap(([one, , other]) => [
      [one, ""],
      [other, ""],
    ]),
  ),
  vectors: false,
});

test("in a graph without kinds", async () => {
  expect((await ask("Where does the sessile oak come from?", FOREST)).names).toEqual(["Wales"]);
});

const ACTS = memoryGraph(
  [
    ["Pruitt", "sponsored", "Water Act"],
    ["Hale", "sponsored", "Fisheries Act"],
    ["Rivers Authority", "enforces", "Water Act"],
  ],
  {
    labels: labelsOf({
      Minister: "Pruitt; Hale",
      Act: "Water Act; Fisheries Act; Harbours Act",
      Agency: "Rivers Authority",
    }),
    properties: {
      "Water Act": { year: 1991, sections: 14 },
      "Fisheries Act": { year: 1962, sections: 41 },
      "Harbours Act": { year: 1964, sections: 9 },
    },
    vectors: false,
  },
);

test("a bound on what is measured, told by a verb", async () => {
  expect((await ask("Acts passed before 1970", ACTS)).names.sort()).toEqual([
    "Fisheries Act",
    "Harbours Act",
  ]);
});

test("an answer that is not sure is not told as whole", async () => {
  expect(await ask("Who put forward the Water Act?", ACTS)).toMatchObject({
    ...{ names: ["Pruitt"], complete: false },
  });
});

describe("in Romanian, over English and Romanian words", () => {
  const FIRMA = memoryGraph(
    [
      ["Irina", "manages", "Paul"],
      ["Corina", "manages", "Irina"],
      ["Irina", "a învățat la", "Iași"],
    ],
    { labels: labelsOf({ Person: "Irina; Paul; Corina", City: "Iași" }), vectors: false },
  );
  test.each([
    ["Cine o conduce pe Irina?", ["Corina"]],
    ["Unde a studiat Irina?", ["Iași"]],
  ])("%s", async (question, names) => {
    expect((await ask(question, FIRMA)).names).toEqual(names);
  });
});

describe("what is said or denied of a thing", () => {
  const PROBES = memoryGraph([["Vega", "operates", "Lodestar"]], {
    labels: labelsOf({ Agency: "Vega", Spacecraft: "Lodestar" }),
    properties: { Lodestar: { still_active: "no" } },
    vectors: false,
  });
  const HIVES_TOLD: readonly Triple[] = [
    ["Hive Clover", "has swarmed", "no"],
    ["Hive Birch", "has swarmed", "yes"],
    ["Ruta", "keeps", "Hive Birch"],
  ];
  const HIVES = memoryGraph(HIVES_TOLD, {
    labels: Object.fromEntries(
      HIVES_TOLD.flatMap(([one, , other]) => [
        [one, ""],
        [other, ""],
      ]),
    ),
    vectors: false,
  });
  test("by a property, and by a relation", async () => {
    expect(await ask("Is Lodestar still alive?", PROBES)).toMatchObject({ form: "boolean", value: false });
    expect(await ask("Did Hive Birch swarm?", HIVES)).toMatchObject({ form: "boolean", value: true });
  });
});

test("an answer to part of what is asked is not told as whole", async () => {
  const found = await ask("Who is the boss of the person looking into Case 91?", DETECTIVES);
  expect(found.complete).toBe(false);
});

describe("what no relation tells is refused as before", () => {
  test.each([
    "Who defended Rowe in court?",
    "What was the motive of Case 88?",
    "When was Rowe born?",
    "Which tunnels are on Harbour Street?",
  ])("%s", async (question) => {
    expect((await ask(question, DETECTIVES)).refused).toBeDefined();
  });
});

test("without the model a question is refused, not failed", async () => {
  expect((await askByRules("Which cases is Rowe working on?", DETECTIVES)).refused).toBeDefined();
});
