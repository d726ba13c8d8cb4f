/** Words by which people ask for what biomedical graphs call otherwise: PrimeKG's "side effect" and "phenotype present", Biolink's "interacts with". */
import { expect, test } from "vitest";
import { findRecipe } from "../../../src/main/engine/ask/recipes";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../src/main/engine/ask/run/run-report";
import { memoryGraph } from "./memory-graph";
import { portsOf } from "./ports";

const nerves = memoryGraph(
  [
    ["topiramate", "side effect", "dizziness"],
    ["propranolol", "side effect", "dizziness"],
    ["sumatriptan", "indication", "migraine"],
    ["migraine", "phenotype present", "photophobia"],
    ["migraine", "phenotype present", "nausea"],
    ["warfarin", "interacts with", "VKORC1"],
    ["topiramate", "interacts with", "CA2"],
  ],
  {
    labels: {
      ...Object.fromEntries(
        ["topiramate", "propranolol", "sumatriptan", "warfarin"].map((name) => [name, "drug"]),
      ),
      ...{ migraine: "disease", dizziness: "effect/phenotype", photophobia: "effect/phenotype" },
      ...{ nausea: "effect/phenotype", VKORC1: "gene/protein", CA2: "gene/protein" },
    },
  },
);

test.each([
  ["Which drugs cause dizziness?", ["propranolol", "topiramate"]],
  ["What are the symptoms of migraine?", ["nausea", "photophobia"]],
  ["Which genes does warfarin act on?", ["VKORC1"]],
])("%s", async (question, names) => {
  const { run } = await runRecipe(
    question,
    await findRecipe("path-match", "resources/recipes"),
    0,
    portsOf(nerves),
  );
  const found = await nerves.nodeNames(
    Int32Array.from(run.reading.answers, ({ row }) => run.graph.nodes[row]!),
  );
  expect(found.names.toSorted()).toStrictEqual(names);
});

test.each(["Is migraine associated with MC4R?", "Is MC4R associated with migraine?"])(
  "%s: who is associated with whom is told of both alike",
  async (question) => {
    const graph = memoryGraph(
      [
        ["migraine", "associates", "MC4R"],
        ["gout", "associates", "SLC2A9"],
      ],
      {
        labels: { migraine: "disease", gout: "disease", MC4R: "gene", SLC2A9: "gene" },
      },
    );
    const recipe = await findRecipe("d-rag", "resources/recipes");
    const ports = portsOf(graph);
    const about = { graph: "small", recipe: "d-rag", seed: 0, trace: false };
    const { answer } = await toRunReport(
      await runRecipe(question, recipe, 0, ports),
      about,
      graph,
      ports.signal,
    );
    expect(answer).toMatchObject({ form: "boolean", value: true });
  },
);
