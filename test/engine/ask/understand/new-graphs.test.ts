/** What questions on graphs that nobody had tried came to grief on: names that are common nouns, classes asked for, short names, words of the schema that the language has too. */
import { expect, test } from "vitest";
import { toldBySigns } from "../../../../src/main/engine/ask/seed/told-by-signs";
import { stem } from "../../../../src/main/engine/ask/understand/stem";
import type { SeedQuery } from "../../../../src/main/engine/store/graph-store";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const ELEMENTS = memoryGraph(
  [
    ["Chlorine", "inSeries", "Halogens"],
    ["Fluorine", "inSeries", "Halogens"],
    ["Neon", "inSeries", "Noble gases"],
    ["Chlorine", "discoveredIn", "Sweden"],
    ["Fluorine", "discoveredIn", "France"],
    ["Neon", "discoveredIn", "England"],
    ["Chlorine", "discoveredBy", "Carl Scheele"],
    ["Chlorine", "density", "3.2"],
    ["Fluorine", "density", "1.7"],
    ["Neon", "density", "0.9"],
  ],
  {
    labels: {
      ...{ Chlorine: "Element", Fluorine: "Element", Neon: "Element" },
      ...{ Halogens: "Series", "Noble gases": "Series", "Carl Scheele": "Scientist" },
      ...{ Sweden: "Country", France: "Country", England: "Country" },
    },
  },
);

test.each([
  ["Which halogens were not discovered in France?", "negation", ["Chlorine"]],
  ["Which halogens have a density below 2?", "range", ["Fluorine"]],
  ["What are the least dense halogens?", "superlative", ["Fluorine"]],
  ["List the halogens by density.", "list", ["Fluorine", "Chlorine"]],
])("%s: a class stands where a kind would", async (question, form, names) => {
  expect(await askByRules(question, ELEMENTS)).toMatchObject({ form, names, complete: true });
});

test("a common noun that is a name is one in lower case too, where the question has a place for it", async () => {
  expect(await askByRules("Did Carl Scheele discover chlorine?", ELEMENTS)).toMatchObject({ value: true });
  expect(await askByRules("Was fluorine discovered in Sweden?", ELEMENTS)).toMatchObject({ value: false });
  expect(await askByRules("Did Carl Scheele discover the neon?", ELEMENTS)).toMatchObject({ form: "none" });
});

const PEOPLE = memoryGraph(
  [
    ["Ada Ruiz", "children", "Bea Ruiz"],
    ["Ada Ruiz", "children", "Cem Ruiz"],
    ["Ada Ruiz", "party", "Green Party"],
    ["Bea Ruiz", "party", "Democratic Party"],
    ["Ada Ruiz", "place_of_birth", "Ohio"],
    ["Bea Ruiz", "place_of_birth", "Utah"],
    ["Cem Ruiz", "influenced_by", "Ada Ruiz"],
    ["Bea Ruiz", "influenced_by", "Ada Ruiz"],
    ["Ada Ruiz", "influenced_by", "Bea Ruiz"],
  ],
  {
    labels: {
      ...{ "Ada Ruiz": "person", "Bea Ruiz": "person", "Cem Ruiz": "person" },
      ...{ "Green Party": "party", "Democratic Party": "party", Ohio: "state", Utah: "state" },
    },
  },
);

test("a noun that a relation is called by is counted, and what stands at its other end too", async () => {
  expect(await askByRules("How many children does Ada Ruiz have?", PEOPLE)).toMatchObject({ value: 2 });
  expect(await askByRules("Who influenced the most others?", PEOPLE)).toMatchObject({ names: ["Ada Ruiz"] });
  expect(await askByRules("Who was born in Ohio or Utah?", PEOPLE)).toMatchObject({
    form: "either",
    names: ["Ada Ruiz", "Bea Ruiz"],
  });
});

test("who belongs to something is called by its first word alone", async () => {
  expect(await askByRules("Is Bea Ruiz a Democrat?", PEOPLE)).toMatchObject({ value: true });
  expect(await askByRules("Is Ada Ruiz a Democrat?", PEOPLE)).toMatchObject({ value: false });
});

const LAND = memoryGraph(
  [
    ["Gorj", "face parte din", "Oltenia"],
    ["Cluj", "face parte din", "Transilvania"],
    ["Olt", "trece prin", "Slatina"],
  ],
  {
    labels: {
      ...{ Gorj: "Județ", Cluj: "Județ", Oltenia: "Regiune", Transilvania: "Regiune" },
      ...{ Olt: "Râu", Slatina: "Oraș" },
    },
  },
);

test("Romanian: a relation's own words are read where the language has them for nothing", async () => {
  expect(await askByRules("Face parte Gorj din Oltenia?", LAND)).toMatchObject({ value: true });
  expect(await askByRules("Face parte Gorj din Transilvania?", LAND)).toMatchObject({ value: false });
  expect((await askByRules("Mă întreb prin ce oraș trece Olt.", LAND)).form).toBe("list");
});

test("Romanian: many do what is told with “au”", async () => {
  const graph = memoryGraph(
    [
      ["Go", "influenced_by", "Ada"],
      ["Zig", "influenced_by", "Go"],
    ],
    { labels: { Go: "language", Zig: "language", Ada: "language" } },
  );
  expect((await askByRules("Ce limbaje au influențat Go?", graph)).names).toStrictEqual(["Ada"]);
});

test("names that differ in their signs are told apart, whatever their capitals", () => {
  const start = "Who designed ".length;
  const links = ["C", "C#", "C++"].map((name, node) => ({
    ...{ node, name, score: 1 },
    mention: { start, end: start + 1 },
  }));
  const namesIn = (question: string) => toldBySigns(question, links).map(({ name }) => name);
  expect(namesIn("Who designed C++?")).toStrictEqual(["C++"]);
  expect(namesIn("Who designed c#?")).toStrictEqual(["C#"]);
  expect(namesIn("Who designed C?")).toStrictEqual(["C"]);
});

test("forms of one word have one stem", () => {
  expect(new Set(["discover", "discovered", "discovery", "discoverer"].map(stem)).size).toBe(1);
  expect(stem("eaten")).toBe(stem("eats"));
});

test("what is asked for is no longer name", async () => {
  const graph = memoryGraph([
    ["ibuprofen", "treats", "muscle pain"],
    ["ibuprofen", "made_by", "Boots"],
  ]);
  const { form } = await askByRules("Which pain is treated by ibuprofen?", graph);
  expect(form).not.toBe("both");
});

test("another name, written as the node lists it, asks for no capitals though its own name has them", async () => {
  const graph = memoryGraph([["Romidepsin", "treats", "Lung Neoplasms"]]);
  const said = "lung cancer";
  const store = Object.assign(Object.create(graph) as typeof graph, {
    seeds: async (query: SeedQuery, signal: AbortSignal) => {
      const found = await graph.seeds(query, signal);
      const start = query.by === "mention" ? query.question.indexOf(said) : -1;
      const mention = { start, end: start + said.length };
      return start < 0 ? found : [...found, { node: 1, score: 0.8, mention, called: said }];
    },
  });
  expect(await askByRules("Does Romidepsin treat lung cancer?", store)).toMatchObject({ value: true });
});

test("a role among nodes without labels is held to what else is said of them", async () => {
  const edges = [
    ["ada", "children", "bea"],
    ["ada", "children", "cem"],
    ["bea", "spouse", "dan"],
    ["cem", "spouse", "eva"],
  ] as const;
  const labels = Object.fromEntries(
    edges.flatMap(([source, , target]) => [source, target]).map((name) => [name, ""]),
  );
  const question = "Which children of ada are the spouse of dan?";
  expect(await askByRules(question, memoryGraph(edges, { labels }))).toMatchObject({ names: ["bea"] });
});
