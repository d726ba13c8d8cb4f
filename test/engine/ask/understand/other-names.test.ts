/** What medicine calls one thing by several names is read where a question cannot be read as it stands, and nowhere else. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const GRAPH = memoryGraph(
  [
    ["Metformin", "treats", "Diabetes mellitus type 2"],
    ["Tiotropium", "treats", "Chronic obstructive lung disease"],
    ["Ramipril", "treats", "Hypertensive disorder"],
    ["Epinephrine", "positively correlated with", "Hypertension"],
    ["Levodopa", "treats", "Parkinson's disease"],
    ["Celecoxib", "inhibits", "Prostaglandin G/H synthase 2"],
  ],
  {
    labels: {
      ...{ Metformin: "Drug", Tiotropium: "Drug", Ramipril: "Drug", Epinephrine: "Drug", Levodopa: "Drug" },
      ...{ Celecoxib: "Drug", "Prostaglandin G/H synthase 2": "Protein", Hypertension: "Sign" },
      ...{ "Diabetes mellitus type 2": "Disease", "Chronic obstructive lung disease": "Disease" },
      ...{ "Hypertensive disorder": "Disease", "Parkinson's disease": "Disease" },
    },
  },
);

test.each([
  ["How many drugs treat type 2 diabetes?", ["Metformin"]],
  ["How many drugs treat T2DM?", ["Metformin"]],
  ["How many drugs are used in COPD?", ["Tiotropium"]],
  ["How many drugs treat high blood pressure?", ["Ramipril"]],
  ["How many drugs treat hypertension?", ["Ramipril"]],
  ["How many drugs treat Parkinson?", ["Levodopa"]],
  ["How many drugs inhibit COX-2?", ["Celecoxib"]],
  ["Câte medicamente tratează diabetul zaharat de tip 2?", ["Metformin"]],
  ["Câte medicamente tratează hipertensiunea arterială?", ["Ramipril"]],
  ["How many diseases does Glucophage treat?", ["Diabetes mellitus type 2"]],
  ["How many drugs are correlated with hypertension?", ["Epinephrine"]],
])("%s", async (question, names) => {
  expect(await askByRules(question, GRAPH)).toMatchObject({ form: "count", complete: true, names });
});

test.each(["Which drugs treat copd stage 4 in women?", "Which drugs treat RA?", "What treats ms?"])(
  "%s: what the graph does not have stays refused",
  async (question) => {
    expect((await askByRules(question, GRAPH)).refused).toBeDefined();
  },
);

const STAGE = memoryGraph(
  [
    ["Ralph Dunmore", "married to", "Gwen Tarrant"],
    ["Oscar Lindley", "married to", "Ines Ferro"],
    ["Oscar Brand", "married to", "Ada Quill"],
  ],
  {
    labels: {
      ...{ "Ralph Dunmore": "Actor", "Gwen Tarrant": "Actor", "Oscar Lindley": "Actor" },
      ...{ "Ines Ferro": "Actor", "Oscar Brand": "Actor", "Ada Quill": "Actor" },
    },
    vectors: false,
  },
);

test("a part of one name alone names it; of several, or with a word that is none of it, it names nobody", async () => {
  expect((await askByRules("How many actors is Ralph married to?", STAGE)).names).toEqual(["Gwen Tarrant"]);
  expect((await askByRules("How many actors is Oscar married to?", STAGE)).refused).toBeDefined();
  expect((await askByRules("How many actors is Ralph Fiennes married to?", STAGE)).refused).toBeDefined();
});
