/** "The fewest" of those that meet a condition, some of which the graph tells nothing to count of. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const DRUGS: readonly Triple[] = [
  ["aba", "treats", "fever"],
  ["fari", "treats", "fever"],
  ["fari", "has_side_effect", "nausea"],
  ["fari", "has_side_effect", "rash"],
];
const labels = {
  ...{ aba: "Drug", fari: "Drug", celt: "Drug", fever: "Disease" },
  ...{ nausea: "Phenotype", rash: "Phenotype" },
};
const QUESTION = "Which drug that treats fever has the fewest side effects?";

test("is not told as whole where something has none told", async () => {
  const answer = await askByRules(QUESTION, memoryGraph(DRUGS, { labels }));
  expect(answer).toMatchObject({ form: "superlative", complete: false });
});

test("is told where all have some", async () => {
  const graph = memoryGraph([...DRUGS, ["aba", "has_side_effect", "rash"]], { labels });
  expect(await askByRules(QUESTION, graph)).toMatchObject({ complete: true, names: ["aba"] });
});
