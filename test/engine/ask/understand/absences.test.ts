/** What there is none of, one of two and not both, who is counted and who does the counting's verb. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const LANDS = memoryGraph(
  [
    ["Aria", "borders", "Bora"],
    ["Bora", "borders", "Aria"],
    ["Bora", "borders", "Cala"],
    ["Cala", "borders", "Bora"],
    ["Aria", "borders", "Dune"],
    ["Dune", "borders", "Aria"],
    ["Aria", "capital", "Port Lys"],
    ["Bora", "capital", "Marn"],
    ["Cala", "capital", "Sunde"],
    ["Aria", "language", "Lysian"],
    ["Dune", "language", "Lysian"],
    ["Elm", "language", "Marnish"],
  ],
  {
    labels: {
      ...{ Aria: "Country", Bora: "Country", Cala: "Country", Dune: "Country", Elm: "Country" },
      ...{ "Port Lys": "City", Marn: "City", Sunde: "City", Lysian: "Language", Marnish: "Language" },
    },
  },
);

const TOOLS = memoryGraph(
  [
    ["anvil", "depends_on", "bellows"],
    ["chisel", "depends_on", "bellows"],
    ["chisel", "depends_on", "drill"],
    ["bellows", "depends_on", "drill"],
    ["anvil", "written_by", "Ada Ruiz"],
    ["drill", "written_by", "Ada Ruiz"],
  ],
  {
    labels: {
      ...{ anvil: "Package", bellows: "Package", chisel: "Package", drill: "Package" },
      "Ada Ruiz": "Author",
    },
  },
);

test.each([
  ["Which countries have no capital?", ["Dune", "Elm"]],
  ["Which countries don't have any neighbours?", ["Elm"]],
  ["Which countries lack a capital?", ["Dune", "Elm"]],
  ["Ce country nu are niciun capital?", ["Dune", "Elm"]],
])("%s: there is none of it", async (question, names) => {
  expect(await askByRules(question, LANDS)).toMatchObject({ form: "negation", names, complete: true });
});

test("what is denied of anything is counted in the verb's direction, and beside other conditions", async () => {
  const negation = { form: "negation", names: ["drill"], complete: true };
  expect(await askByRules("Which packages don't depend on anything?", TOOLS)).toMatchObject(negation);
  expect(await askByRules("Which packages depend on nothing?", TOOLS)).toMatchObject(negation);
  const own = "Which packages by Ada Ruiz do not depend on anything?";
  expect(await askByRules(own, TOOLS)).toMatchObject(negation);
  const both = "How many packages have no author?";
  expect(await askByRules(both, TOOLS)).toMatchObject({ form: "count", value: 2 });
});

test("what is denied of a name said before is no denial of all", async () => {
  const question = "Which countries border Aria, but do not border Cala?";
  expect(await askByRules(question, LANDS)).toMatchObject({ names: ["Dune"] });
});

test("a thing stands in no relation to itself, and is not told to stand in none", async () => {
  const question = "Which countries do not border Aria?";
  expect(await askByRules(question, LANDS)).toMatchObject({ names: ["Cala", "Elm"] });
});

test.each([
  "Which countries border Aria or Cala, but not both?",
  "Which countries border either Aria or Cala but not both of them?",
])("%s: one and not the other", async (question) => {
  expect(await askByRules(question, LANDS)).toMatchObject({
    form: "either",
    names: ["Dune"],
    complete: true,
  });
});

test("behind a preposition that asks, the counted do what is told", async () => {
  const question = "On which package do the most packages depend?";
  expect(await askByRules(question, TOOLS)).toMatchObject({ names: ["bellows", "drill"] });
  const other = "Which package depends on the most packages?";
  expect(await askByRules(other, TOOLS)).toMatchObject({ names: ["chisel"] });
  const noun = "Which package has the most dependencies?";
  expect(await askByRules(noun, TOOLS)).toMatchObject({ names: ["chisel"] });
});

const OFFICES = memoryGraph(
  [
    ["Ada Ruiz", "president_of", "Union"],
    ["Bea Ruiz", "vice_president_of", "Union"],
    ["Ada Ruiz", "party", "Republican Party"],
    ["Bea Ruiz", "party", "Republican Party"],
    ["Cem Ruiz", "party", "Democratic Party"],
  ],
  {
    labels: {
      ...{ "Ada Ruiz": "person", "Bea Ruiz": "person", Union: "country" },
      ...{ "Cem Ruiz": "person", "Republican Party": "party", "Democratic Party": "party" },
    },
  },
);

test("a vice president is no president", async () => {
  expect(await askByRules("How many presidents were Republicans?", OFFICES)).toMatchObject({ value: 1 });
});

test.each([
  ["Which countries border a country whose capital is Marn?", ["Aria", "Cala"]],
  [
    "Which countries border both a country whose capital is Sunde and a country that has the language Lysian?",
    ["Bora"],
  ],
])("%s: a clause tells what the rest asks about", async (question, names) => {
  expect(await askByRules(question, LANDS)).toMatchObject({ names, complete: true });
});

const REELS = memoryGraph(
  [
    ["Moth", "directed_by", "Mira Holt"],
    ["Moth", "starred_actors", "Tom Vale"],
    ["Moth", "release_year", "1925"],
    ["Kite", "directed_by", "Sol Anders"],
    ["Kite", "starred_actors", "Tom Vale"],
    ["Kite", "release_year", "1950"],
  ],
  {
    labels: {
      ...{ Moth: "Film", Kite: "Film", "1925": "Year", "1950": "Year" },
      ...{ "Mira Holt": "Person", "Sol Anders": "Person", "Tom Vale": "Person" },
    },
  },
);

test("a bound in a clause is on what the clause tells, not on who is asked for", async () => {
  const question = "Which directors directed films starring Tom Vale that were released before 1930?";
  expect(await askByRules(question, REELS)).toMatchObject({ names: ["Mira Holt"], complete: true });
});

const CAVES = memoryGraph(
  [
    ["Ewan", "joined", "Raven Push"],
    ["Mila", "joined", "Raven Push"],
    ["Raven Push", "explored", "Pot of Ravens"],
    ["Deep Year", "explored", "Wren Cavern"],
    ["Mila", "trained_by", "Ewan"],
  ],
  {
    labels: {
      ...{
        Ewan: "Caver",
        Mila: "Caver",
        Piers: "Caver",
        "Raven Push": "Expedition",
        "Deep Year": "Expedition",
      },
      ...{ "Pot of Ravens": "Cave", "Wren Cavern": "Cave", "Tin Hole": "Cave" },
    },
    properties: {
      Ewan: { years_caving: 4 },
      Mila: { years_caving: 9 },
      Piers: { years_caving: 0 },
      "Tin Hole": { length_m: 30 },
    },
    vectors: false,
  },
);

test.each([
  ["Who never joined any expedition?", ["Piers"]],
  ["Who joined no expedition?", ["Piers"]],
  ["Which cavers joined no expedition?", ["Piers"]],
  ["Which caves were explored by no expedition?", ["Tin Hole"]],
  ["Which expeditions were joined by no caver?", ["Deep Year"]],
])("%s: the verb tells of what there is none", async (question, names) => {
  const found = await askByRules(question, CAVES);
  expect([found.names, found.complete]).toEqual([names, true]);
});

test("a kind that there is none of is counted, and no number of like name", async () => {
  expect((await askByRules("Which cavers explored no cave?", CAVES)).refused).toBeDefined();
});
