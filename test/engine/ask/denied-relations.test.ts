/** A graph that says of some things that they do not: "does not treat" is no way to treat, and says no where it was asked. */
import { expect, test } from "vitest";
import { applyOverrides } from "../../../src/main/engine/ask/recipe-overrides";
import { findRecipe } from "../../../src/main/engine/ask/recipes";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { clausesOf } from "../../../src/main/engine/ask/run/run-report";
import { outcomeOf } from "../../../src/main/engine/ask/run/outcome";
import { memoryGraph } from "./memory-graph";
import { portsOf } from "./ports";

const COMPOUNDS = ["Salbutamol", "Montelukast", "Cefdinir", "Levofloxacin", "Ibuprofen"];
const drugs = memoryGraph(
  [
    ["Salbutamol", "treats", "asthma"],
    ["Montelukast", "treats", "asthma"],
    ["Cefdinir", "does not treat", "asthma"],
    ["Levofloxacin", "does not treat", "asthma"],
    ["Levofloxacin", "does not treat", "gout"],
    ["Ibuprofen", "treats", "migraine"],
    ["Cefdinir", "causes", "nausea"],
  ],
  {
    labels: {
      ...Object.fromEntries(COMPOUNDS.map((name) => [name, "Compound"])),
      ...{ asthma: "Disease", gout: "Disease", migraine: "Disease", nausea: "Symptom" },
    },
  },
);

/** Which way a gene is affected, and by what of it. */
const effects = memoryGraph(
  [
    ["dasolunib", "decreases activity of", "KITL3"],
    ["piraglate", "decreases expression of", "KITL3"],
    ["velumab", "increases activity of", "MTRA2"],
    ["dasolunib", "treats", "fever"],
    ["piraglate", "treats", "fever"],
    ["velumab", "treats", "gout"],
    ["piraglate", "treats", "gout"],
    ["ostracine", "does not treat", "gout"],
    ["ostracine", "has side effect", "fever"],
    ["ostracine", "does not decrease activity of", "MTRA2"],
  ],
  {
    labels: {
      ...Object.fromEntries(["dasolunib", "piraglate", "velumab", "ostracine"].map((name) => [name, "Drug"])),
      ...{ KITL3: "Gene", MTRA2: "Gene", fever: "Disease", gout: "Disease" },
    },
  },
);

async function ask(question: string, graph = drugs) {
  const recipe = applyOverrides(await findRecipe("path-match", "resources/recipes"), {});
  const { run } = await runRecipe(question, recipe, 0, portsOf(graph));
  const { names } = await graph.nodeNames(
    Int32Array.from(run.reading.answers, ({ row }) => run.graph.nodes[row]!),
  );
  const { complete, value } = outcomeOf(run)!;
  return { names: names.toSorted(), complete, value, text: clausesOf(run.reading).at(-1)?.text };
}

test("what does not treat it is no answer to what treats it", async () => {
  for (const question of [
    "Which compounds treat asthma?",
    "What treats asthma?",
    "Ce compound tratează asthma?",
  ])
    expect((await ask(question)).names.filter((name) => COMPOUNDS.includes(name))).toStrictEqual([
      "Montelukast",
      "Salbutamol",
    ]);
  expect((await ask("Which diseases does Levofloxacin treat?")).names).toStrictEqual([]);
});

test("what is said not to treat it is what does not treat it, not all of which nothing is said", async () => {
  const { names, complete } = await ask("Which compounds do not treat asthma?");
  expect({ names, complete }).toStrictEqual({ names: ["Cefdinir", "Levofloxacin"], complete: true });
  // Of migraine the graph denies nothing.
  expect((await ask("Which compounds do not treat migraine?")).names).toStrictEqual(
    COMPOUNDS.filter((name) => name !== "Ibuprofen").toSorted(),
  );
});

test("a question that the graph denies is answered no, by the edge that denies it", async () => {
  expect(await ask("Does Cefdinir treat asthma?")).toMatchObject({
    ...{ complete: true, value: false },
    text: "Cefdinir — does not treat → asthma.",
  });
  expect(await ask("Does Salbutamol treat asthma?")).toMatchObject({ complete: true, value: true });
});

test.each([
  // No aspect is said: all of them count.
  ["Which drugs decrease KITL3?", ["dasolunib", "piraglate"]],
  ["Which drugs affect KITL3?", ["dasolunib", "piraglate"]],
  ["Which drugs decrease the activity of KITL3?", ["dasolunib"]],
  ["Which drugs for fever are not used in gout?", ["dasolunib"]],
] as const)("%s", async (question, names) => {
  expect(await ask(question, effects)).toMatchObject({ names, complete: true });
});

test.each(["What does ostracine treat?", "Which drugs inhibit MTRA2?"])(
  "%s Where only a denial is told, no other relation answers",
  async (question) => {
    expect(await ask(question, effects)).toMatchObject({ names: [], complete: false });
  },
);

test("what decreases it is no answer to what activates it", async () => {
  const { names, complete } = await ask("Which drugs activate KITL3?", effects);
  expect({ complete, listed: names.length > 0 && complete }).toStrictEqual({
    complete: false,
    listed: false,
  });
});

test("an edge that denies is none by which two things belong together", async () => {
  const signs = memoryGraph(
    [
      ["malaria", "has phenotype", "fever"],
      ["Lyme disease", "has phenotype", "red rash"],
      ["malaria", "does not have phenotype", "red rash"],
    ],
    {
      labels: {
        ...{ malaria: "Disease", "Lyme disease": "Disease" },
        ...{ fever: "PhenotypicFeature", "red rash": "PhenotypicFeature" },
      },
    },
  );
  expect((await ask("Is red rash a symptom of malaria?", signs)).value).toBe(false);
  expect((await ask("Is red rash a symptom of Lyme disease?", signs)).value).toBe(true);
});

const SIDES = memoryGraph(
  [
    ["glyburide", "has side effect", "dizziness"],
    ["losartan", "does not have side effect", "cough"],
    ["losartan", "treats", "gout"],
  ],
  {
    labels: {
      ...{ glyburide: "Drug", losartan: "Drug", gout: "Disease" },
      ...{ dizziness: "PhenotypicFeature", cough: "PhenotypicFeature" },
    },
  },
);

test.each([
  "Does losartan cause cough?",
  "Does losartan have the side effect cough?",
  "Is cough a side effect of losartan?",
])("%s The denial says no, though no other edge of it is told by these words", async (question) => {
  expect(await ask(question, SIDES)).toMatchObject({
    ...{ complete: true, value: false },
    text: "losartan — does not have side effect → cough.",
  });
});

const CAUTIONS = memoryGraph(
  [
    ["Aspirin", "indication", "fever"],
    ["Ibuprofen", "indication", "fever"],
    ["Warfarin", "indication", "thrombosis"],
    ["Aspirin", "contraindication", "ulcer"],
    ["Ibuprofen", "contraindication", "ulcer"],
    ["fever", "phenotype absent", "aura"],
    ["migraine", "phenotype present", "aura"],
    ["migraine", "phenotype present", "nausea"],
  ],
  {
    labels: {
      ...{ Aspirin: "Drug", Ibuprofen: "Drug", Warfarin: "Drug" },
      ...{ fever: "Disease", thrombosis: "Disease", ulcer: "Disease", migraine: "Disease" },
      ...{ aura: "Phenotype", nausea: "Phenotype" },
    },
  },
);

test.each([
  ["Can I give Ibuprofen to someone with ulcer?", false],
  ["Does fever have the phenotype aura?", false],
  ["Does migraine have the phenotype aura?", true],
  ["Is Aspirin contraindicated in ulcer?", true],
  ["Is Aspirin related to ulcer?", true],
] as const)("%s What warns or is absent says no, unless it is asked for", async (question, value) => {
  expect(await ask(question, CAUTIONS)).toMatchObject({ complete: true, value });
});

test.each([
  ["Which drugs are contraindicated in ulcer?", ["Aspirin", "Ibuprofen"]],
  ["Which drugs are not contraindicated in ulcer?", ["Warfarin"]],
  ["Which drugs indicated for fever are contraindicated in ulcer?", ["Aspirin", "Ibuprofen"]],
  ["In which diseases is aura absent?", ["fever"]],
] as const)("%s", async (question, names) => {
  expect((await ask(question, CAUTIONS)).names).toStrictEqual(names);
});

test("what has a phenotype is not where it is absent", async () => {
  expect((await ask("Which diseases have aura?", CAUTIONS)).names).toStrictEqual(["migraine"]);
});
