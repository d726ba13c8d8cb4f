/** A question that is one phrase from end to end is not asked of itself once more. */
import { expect, test } from "vitest";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

const drugs = memoryGraph(
  [
    ["Lisdexamfetamine", "target", "SLC6A3"],
    ["Methylphenidate", "target", "SLC6A3"],
    ["Modafinil", "carrier", "ALB"],
  ],
  {
    labels: {
      ...{ Lisdexamfetamine: "drug", Methylphenidate: "drug", Modafinil: "drug" },
      ...{ SLC6A3: "gene/protein", ALB: "gene/protein" },
    },
  },
);

test("a long question of STaRK-Prime comes to an end", async () => {
  const question =
    "Which CNS stimulant medications, when used in conjunction with Lisdexamfetamine, exhibit synergistic effects and are also approved for the management of the same condition?";
  const { run } = await runRecipe(
    question,
    await findRecipe("d-rag", "resources/recipes"),
    0,
    portsOf(drugs),
  );
  expect(run.reading.answers).toStrictEqual([]);
}, 20_000);
