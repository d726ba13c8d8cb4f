import { expect, test, vi } from "vitest";
import type * as score from "../../../src/main/engine/ask/score/score";
import { evaluateRecipe } from "../../../src/main/engine/evaluate/evaluate";
import type { EvaluationQuestion } from "../../../src/main/engine/evaluate/read-questions";
import { memoryGraph } from "../ask/memory-graph";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";

/** p of every edge, whatever the question: what a trained model would say is not the matter here. */
const PROBABILITIES = [0.9, 0.8, 0.001];
vi.mock(import("../../../src/main/engine/ask/score/score"), async (original) => {
  const { scoreCandidates } = await original();
  const withProbabilities: typeof score.scoreCandidates = async (...input) => ({
    ...(await scoreCandidates(...input)),
    edgeProbabilities: Float64Array.from(input[0].graph.edges, (edge) => PROBABILITIES[edge]!),
  });
  return { scoreCandidates: withProbabilities };
});

//   Ann --knows--> Bob --knows--> Cid --knows--> Dan
const store = memoryGraph([
  ["Ann", "knows", "Bob"],
  ["Bob", "knows", "Cid"],
  ["Cid", "knows", "Dan"],
]);
const recipe = smallRecipe({ expand: { hops: 3 }, sample: { method: "inference", threshold: 0.01 } });

function evaluate(...questions: EvaluationQuestion[]) {
  return evaluateRecipe(
    { questions, rejects: [] },
    { recipe, seed: 0, topicEntities: "given" },
    portsOf(store),
  );
}
const asked = (from: string, answer: string, fields: Partial<EvaluationQuestion> = {}) => ({
  ...{ question: "?", q_entity: [from], a_entity: [answer] },
  ...fields,
});

test("p is measured against the gold path, and the threshold's loss shows in the waterfall", async () => {
  const path: [string, string, string][] = [
    ["Bob", "knows", "Cid"],
    ["Cid", "knows", "Dan"],
  ];
  const { calibration, stages, goldPaths } = await evaluate(asked("Bob", "Dan", { paths: [path] }));
  expect(goldPaths).toStrictEqual({ given: 1, heuristic: 0, none: 0 });
  expect(calibration?.all).toMatchObject({ edges: 3, goldEdges: 2 });
  expect(calibration?.all.ece).toBeCloseTo((0.9 + 0.2 + 0.999) / 3, 12);
  expect(calibration?.above).toMatchObject({ threshold: 0.01, edges: 2, goldEdges: 1 });
  const recalls = stages.map(({ name, edges, goldPathRecall }) => [name, edges, goldPathRecall]);
  expect(recalls.slice(1, 4)).toStrictEqual([
    ["expand", 3, 1],
    ["score", 3, 1],
    ["sample", 2, 0.5],
  ]);
});

test("a question without a gold path says nothing of p; one with answers alone does, by heuristic labels", async () => {
  const nowhere = asked("Ann", "Zoe");
  expect(await evaluate(nowhere)).not.toHaveProperty("calibration");
  const { calibration, goldPaths } = await evaluate(nowhere, asked("Ann", "Cid"));
  expect(goldPaths).toStrictEqual({ given: 0, heuristic: 1, none: 1 });
  expect(calibration?.all).toMatchObject({ edges: 3, goldEdges: 2 });
  expect(calibration?.all.ece).toBeCloseTo((0.1 + 0.2 + 0.001) / 3, 12);
});
