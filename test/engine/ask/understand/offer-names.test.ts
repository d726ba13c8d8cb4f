/** A name told in another order, or in part, is offered whole; the number in it counts nothing. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const GRAPH = memoryGraph(
  [
    ["Metformin", "treats", "Diabetes mellitus type 2"],
    ["Insulin", "treats", "Diabetes mellitus type 1"],
    ["Digoxin", "treats", "Congestive heart failure"],
    ["Heart", "location of", "Congestive heart failure"],
    ["Omeprazole", "treats", "Gastroesophageal reflux disease"],
    ["Serine", "treats", "Cough"],
    ["Serine", "treats", "Fever"],
  ],
  {
    labels: {
      ...{ Metformin: "Drug", Insulin: "Drug", Digoxin: "Drug", Serine: "Drug", Heart: "Anatomy" },
      ...{ "Diabetes mellitus type 2": "Disease", "Diabetes mellitus type 1": "Disease" },
      ...{ Omeprazole: "Drug", "Gastroesophageal reflux disease": "Disease" },
      ...{ "Congestive heart failure": "Disease", Cough: "Disease", Fever: "Disease" },
    },
  },
);

test.each([
  ["Which drugs treat diabetes type 1?", "Diabetes mellitus type 1"],
  ["Which drugs treat heart failure?", "Congestive heart failure"],
  ["Which drugs treat DMT2?", "Diabetes mellitus type 2"],
  ["Which drugs treat GRD?", "Gastroesophageal reflux disease"],
])("%s: “%s” is offered", async (question, name) => {
  const { form, refused } = await askByRules(question, GRAPH);
  expect([form, refused]).toStrictEqual([
    "none",
    expect.stringContaining(`it can be asked: Which drugs treat “${name}”?`) as string,
  ]);
});

test("the refusal names the whole of the name that is not there", async () => {
  const { refused } = await askByRules("Which drugs treat stage 2 gout?", GRAPH);
  expect(refused).toContain("Nothing in this graph is called “stage 2 gout”");
});

test("a number that is none of a name counts as before", async () => {
  expect((await askByRules("Which drugs treat 2 diseases?", GRAPH)).names).toStrictEqual(["Serine"]);
});

test("letters that no name is made of are refused as they are", async () => {
  const { refused } = await askByRules("Which drugs treat COPD?", GRAPH);
  expect(refused).toContain("Nothing in this graph is called “COPD”");
  expect(refused).not.toContain("heart failure");
});
