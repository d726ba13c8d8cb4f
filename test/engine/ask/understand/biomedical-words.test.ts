/** What pharmacologists and physicians call the relations of their graphs. */
import { expect, test } from "vitest";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

const ABOUT = { graph: "drugs", recipe: "biomedical", seed: 0, trace: false };

const DRUGS = memoryGraph(
  [
    ["Methotrexate", "treats", "psoriasis"],
    ["Methotrexate", "binds", "DHFR"],
    ["Metformin", "treats", "type 2 diabetes"],
    ["Cough", "manifestation of", "asthma"],
    ["Fever", "manifestation of", "influenza"],
    ["Cough", "manifestation of", "influenza"],
    ["Tamoxifen", "enzyme", "CYP2D6"],
    ["Tamoxifen", "transporter", "ABCB1"],
  ],
  {
    labels: {
      ...{ Methotrexate: "Drug", Metformin: "Drug", Tamoxifen: "Drug" },
      ...{ psoriasis: "Disease", "type 2 diabetes": "Disease", asthma: "Disease", influenza: "Disease" },
      ...{ Cough: "Sign", Fever: "Sign", DHFR: "Gene", CYP2D6: "Protein", ABCB1: "Protein" },
    },
  },
);

test.each([
  ["How many diseases is Methotrexate used for?", ["psoriasis"]],
  ["How many genes does Methotrexate target?", ["DHFR"]],
  ["How many symptoms does asthma have?", ["Cough"]],
  ["How many proteins metabolise Tamoxifen?", ["CYP2D6"]],
  ["How many proteins transport Tamoxifen?", ["ABCB1"]],
])("%s", async (question, names) => {
  expect(await askByRules(question, DRUGS)).toMatchObject({ form: "count", value: 1, names });
});

test.each([
  ["Is Methotrexate used in psoriasis?", true],
  ["Is Methotrexate used to treat psoriasis?", true],
  ["Is Metformin used for psoriasis?", false],
])("%s: what is used does it", async (question, value) => {
  expect(await askByRules(question, DRUGS)).toMatchObject({ form: "boolean", value });
});

test("symptoms that two diseases share are what is manifest in both", async () => {
  expect(await askByRules("symptoms shared by asthma and influenza", DRUGS)).toMatchObject({
    ...{ form: "both", names: ["Cough"], complete: true },
  });
});

test("a relation between several pairs of kinds is known by all of them, whichever edges come first", async () => {
  const chain = (kind: string, length: number) =>
    Array.from(
      { length },
      (_, at) => [`${kind} ${String(at)}x`, "resembles", `${kind} ${String(at + 1)}x`] as const,
    );
  const [compounds, others] = [chain("compound", 700), chain("disease", 40)];
  const labelled = (triples: typeof compounds, label: string) =>
    Object.fromEntries(triples.flatMap(([from, , to]) => [from, to].map((name) => [name, label])));
  const graph = memoryGraph(
    [...compounds, ["gout", "resembles", "arthritis"], ["asthma", "resembles", "gout"], ...others],
    {
      labels: {
        ...{ ...labelled(compounds, "Compound"), ...labelled(others, "Disease") },
        ...{ gout: "Disease", arthritis: "Disease", asthma: "Disease" },
      },
    },
  );
  expect(await askByRules("How many diseases resemble gout?", graph)).toMatchObject({
    ...{ form: "count", complete: true, value: 2, names: ["arthritis", "asthma"] },
  });
});

const CATEGORIES = memoryGraph(
  [
    ["metformin", "treats", "diabetes"],
    ["albuterol", "treats", "asthma"],
    ["lisinopril", "has side effect", "cough"],
    ["lisinopril", "negatively regulates", "ACE"],
    ["asthma", "has phenotype", "cough"],
    ["asthma", "has phenotype", "dyspnea"],
    ["albuterol", "upregulates", "ACE"],
    ["asthma", "upregulates", "ADRB2"],
  ],
  {
    labels: {
      ...{ metformin: "SmallMolecule", albuterol: "SmallMolecule", lisinopril: "SmallMolecule" },
      ...{ diabetes: "Disease", asthma: "Disease", cough: "PhenotypicFeature", dyspnea: "PhenotypicFeature" },
      ...{ ACE: "Gene", ADRB2: "Gene" },
    },
  },
);

test.each([
  ["How many drugs cause cough?", ["lisinopril"]],
  ["How many drugs inhibit ACE?", ["lisinopril"]],
  ["How many symptoms does asthma have?", ["cough", "dyspnea"]],
])("%s: what Biolink calls it otherwise", async (question, names) => {
  expect(await askByRules(question, CATEGORIES)).toMatchObject({ form: "count", names, complete: true });
});

test.each(["Which drugs treat dyspnea?", "Which drugs upregulate ADRB2?"])(
  "%s: what stands in no such relation to anything of that kind is refused, not answered by another",
  async (question) => {
    expect(await askByRules(question, CATEGORIES)).toMatchObject({ form: "none", names: [] });
  },
);

test("what stands between two things is what joins them; numbers have nothing between", async () => {
  const genes = memoryGraph(
    [
      ["Simvastatin", "binds", "HMGCR"],
      ["gout", "associates", "HMGCR"],
      ["Simvastatin", "binds", "ABCB1"],
    ],
    { labels: { Simvastatin: "Compound", gout: "Disease", HMGCR: "Gene", ABCB1: "Gene" } },
  );
  for (const question of [
    "Which genes are between Simvastatin and gout?",
    "Ce gene sunt între Simvastatin și gout?",
  ])
    expect(await askByRules(question, genes)).toMatchObject({ form: "chain", names: ["HMGCR"] });
});

test.each(["Which statins treat psoriasis?", "Which drugs prevent psoriasis?"])(
  "%s: no offer asks half a question, without its noun or its verb",
  async (question) => {
    const { refused } = await askByRules(question, DRUGS);
    expect(refused).toContain("Which drug treats “psoriasis”?");
    expect(refused).not.toMatch(/Which (?:treat|drugs) psoriasis/);
  },
);

test("where prizes rank, a lookup is computed by the relation that its words tell, or refused; a name alone asks for what is near", async () => {
  const recipe = await findRecipe("biomedical", "resources/recipes");
  const ask = async (question: string) => {
    const run = await runRecipe(question, recipe, 0, portsOf(DRUGS));
    const { answer, answers } = await toRunReport(run, ABOUT, DRUGS, portsOf(DRUGS).signal);
    return { ...answer, names: answers.map(({ name }) => name) };
  };
  expect(await ask("Which diseases does Methotrexate treat?")).toMatchObject({
    ...{ form: "list", complete: true, names: ["psoriasis"] },
  });
  expect(await ask("Which diseases does Tamoxifen treat?")).toMatchObject({ form: "none", names: [] });
  expect(await ask("Methotrexate")).toMatchObject({ form: "list", complete: false });
});
