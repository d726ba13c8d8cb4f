/** Questions that say more than one step, all of it in words of their own: a kind, an end of a scale, what is denied. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";
import { labelsOf } from "../../small-graphs";
import { ownMatcher } from "./own-matcher";

const models = ownMatcher();

const HIVES = memoryGraph(
  [
    ["Birch", "kept_by", "Ruta"],
    ["Clover", "kept_by", "Ruta"],
    ["Heath", "kept_by", "Jonas"],
    ["Clover", "has_disease", "varroa"],
    ["Heath", "has_disease", "varroa"],
  ],
  {
    labels: labelsOf({ Hive: "Birch; Clover; Heath", Keeper: "Ruta; Jonas", Disease: "varroa" }),
    properties: {
      Birch: { price: 120, fed_in_winter: "yes" },
      Clover: { price: 340, fed_in_winter: "no" },
      Heath: { price: 90, fed_in_winter: "yes" },
    },
    vectors: false,
  },
);

const ask = (question: string) => askByRules(question, HIVES, [], {}, models());

test("what is not sure is told as not whole", async () => {
  const heard = await ask("Which of Ruta's hives don't suffer from varroa?");
  expect(heard).toMatchObject({ names: ["Birch"], complete: false });
});

describe("told as whole, where each word makes it surer", () => {
  test("an end of a scale", async () => {
    expect(await ask("dearest hive")).toMatchObject({ names: ["Clover"], complete: true });
  });
});

test("a noun that stands for no kind of the graph is refused", async () => {
  expect((await ask("Which churches did Ruta keep?")).refused).toBeDefined();
});

/** Triples alone: what is said or not is an edge to "yes" or "no". */
const WARD = memoryGraph(
  [
    ["Bed 1", "has_oxygen", "yes"],
    ["Bed 2", "has_oxygen", "no"],
    ["Bed 3", "has_oxygen", "no"],
    ["Ms Devine", "occupies", "Bed 2"],
    ["Mr Osei", "occupies", "Bed 1"],
    ["Nurse Pereira", "assigned_to", "Ms Devine"],
    ["Nurse Okafor", "assigned_to", "Mr Osei"],
    ["Nurse Pereira", "reports_to", "Nurse Okafor"],
  ],
  {
    labels: labelsOf({
      Bed: "Bed 1; Bed 2; Bed 3",
      Patient: "Ms Devine; Mr Osei",
      Nurse: "Nurse Pereira; Nurse Okafor",
    }),
    vectors: false,
  },
);

describe("of a graph that says yes and no by edges", () => {
  const told = (question: string) => askByRules(question, WARD, [], {}, models());

  test("what is denied", async () => {
    expect((await told("Which beds have no oxygen?")).names).toEqual(["Bed 2", "Bed 3"]);
  });

  test("two steps in a row", async () => {
    const { names } = await told("Which nurse looks after the person lying in Bed 2?");
    expect(names).toEqual(["Nurse Pereira"]);
  });

  test("whether two things are joined, where one is joined to others alone", async () => {
    expect(await told("Does Mr Osei sleep in Bed 2?")).toMatchObject({ value: false, complete: false });
  });
});
