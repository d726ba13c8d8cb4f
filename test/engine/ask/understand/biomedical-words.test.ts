/** What pharmacologists and physicians call the relations of their graphs. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

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
