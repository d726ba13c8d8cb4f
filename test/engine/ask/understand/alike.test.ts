/** Words that are alike in meaning to a relation's, and kinds told by another relation than the one asked by. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const LAND: readonly Triple[] = [
  ["Dun", "flows through", "Velmark"],
  ["Dun", "flows through", "Ostria"],
  ["Siret", "flows into", "Dun"],
  ["Bistra", "flows into", "Siret"],
  ["Bistra", "rises in", "Rarau"],
  ["Vienara", "capital of", "Ostria"],
  ["Belgrat", "capital of", "Velmark"],
  ["Lakov", "capital of", "Runia"],
  ["Galatz", "located in", "Runia"],
  ["Vienara", "lies on", "Dun"],
  ["Galatz", "lies on", "Dun"],
];
const land = memoryGraph(LAND, {
  labels: Object.fromEntries([
    ...["Dun", "Siret", "Bistra"].map((name) => [name, "River"]),
    ...["Velmark", "Ostria", "Runia"].map((name) => [name, "Country"]),
    ...["Vienara", "Belgrat", "Lakov", "Galatz"].map((name) => [name, "City"]),
    ["Rarau", "Mountain"],
  ]) as Record<string, string>,
});

//   a graph without kinds
const firms = memoryGraph(
  [
    ["Norvik", "acquired", "Tessel"],
    ["Cobalt", "acquired", "Brightwell"],
    ["Norvik", "supplier_of", "Brightwell"],
  ],
  { labels: { Norvik: "", Tessel: "", Cobalt: "", Brightwell: "" } },
);

test.each([
  ["Which countries does the Dun cross?", land, ["Ostria", "Velmark"]],
  ["Unde izvorăște Bistra?", land, ["Rarau"]],
  ["Which companies has Norvik bought?", firms, ["Tessel"]],
  ["Which companies were bought by Cobalt?", firms, ["Brightwell"]],
])("another word for a relation: %s", async (question, graph, names) => {
  const found = await askByRules(question, graph);
  expect({ ...found, names: found.names.sort() }).toMatchObject({ names, complete: true });
});

test("a word that turns a relation round is none for it", async () => {
  expect(await askByRules("Who bought from Norvik?", firms)).not.toMatchObject({ names: ["Tessel"] });
});

test.each(["Which capitals lie on the Dun?", "Capitals on the Dun", "Ce capitale se află pe Dun?"])(
  "a kind told by a relation stands in another: %s",
  async (question) => {
    expect(await askByRules(question, land)).toMatchObject({ names: ["Vienara"], complete: true });
  },
);

test("the only relation of two kinds may be called by its ends", async () => {
  const prime = memoryGraph(
    [
      ["Dasatinib", "drug_protein", "KIT"],
      ["Imatinib", "drug_protein", "KIT"],
      ["Imatinib", "indication", "tumor"],
    ],
    { labels: { Dasatinib: "drug", Imatinib: "drug", KIT: "gene/protein", tumor: "disease" } },
  );
  const { refused } = await askByRules("Which proteins does Dasatinib target?", prime);
  expect(refused).toBeUndefined();
});

test("any form of a word is alike, and a common noun in small letters is named beside a name", async () => {
  const probes = memoryGraph(
    [
      ["Juno", "was_slain_by", "Dawn"],
      ["Juno", "carried", "Magnetometer"],
      ["Dawn", "carried", "Radar mapper"],
      ["Dawn", "flew_past", "Vesta"],
      ["Dawn", "flew_past", "Ceres"],
      ["Juno", "flew_past", "Ceres"],
    ],
    {
      labels: {
        ...{ Juno: "Mission", Dawn: "Mission", Vesta: "Target", Ceres: "Target" },
        ...{ Magnetometer: "Instrument", "Radar mapper": "Instrument" },
      },
    },
  );
  const words = "has did carried carry a kill which mission flew past the most targets".split(" ");
  const ask = (question: string) => askByRules(question, probes, words);
  expect(await ask("Did Dawn kill Juno?")).toMatchObject({ value: true });
  expect(await ask("Did Juno carry a magnetometer?")).toMatchObject({ value: true });
  expect(await ask("Has Juno carried a radar mapper?")).toMatchObject({ value: false });
  expect(await ask("Which mission flew past the most targets?")).toMatchObject({ names: ["Dawn"] });
});

test("which of two is older is no yes or no, and what A is joined to may be a common noun", async () => {
  const moss = memoryGraph(
    [
      ["Evernia", "finder", "Peter Oldroyd"],
      ["Evernia", "substrate", "Willow"],
      ["Ramalina", "finder", "Hamish Gale"],
      ["Peter Oldroyd", "pupil of", "Hamish Gale"],
    ],
    {
      labels: {
        ...{ Evernia: "Lichen", Ramalina: "Lichen", Willow: "Tree" },
        ...{ "Peter Oldroyd": "Person", "Hamish Gale": "Person" },
      },
      properties: { "Peter Oldroyd": { birth_year: 1931 }, "Hamish Gale": { birth_year: 1908 } },
    },
  );
  const words = "is older or what connects with willow".split(" ");
  const ask = (question: string) => askByRules(question, moss, words);
  expect(await ask("Is Peter Oldroyd older or Hamish Gale?")).toMatchObject({
    form: "comparison",
    names: ["Hamish Gale"],
  });
  expect((await ask("What connects Peter Oldroyd with willow?")).form).toBe("chain");
});
