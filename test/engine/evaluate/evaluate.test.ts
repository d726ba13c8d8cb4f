import { expect, test } from "vitest";
import { evaluateRecipe } from "../../../src/main/engine/evaluate/evaluate";
import type { EvaluationQuestion } from "../../../src/main/engine/evaluate/read-questions";
import { recipeSchema } from "../../../src/shared/recipe";
import { memoryGraph } from "../ask/memory-graph";
import { wordEmbedder } from "../ask/word-embedder";

//   Inception --directed_by--> Nolan <--directed_by-- Tenet --has_genre--> action
const store = memoryGraph([
  ["Inception", "directed_by", "Nolan"],
  ["Tenet", "directed_by", "Nolan"],
  ["Tenet", "has_genre", "action"],
]);

const recipe = recipeSchema.parse({
  name: "small",
  title: "",
  description: "",
  seed: { method: "mention", k: 3 },
  expand: { hops: 1, direction: "both", degreeCap: 0, edgeBudget: 100 },
  score: { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 0.5 },
  sample: { method: "none" },
  prune: { method: "pcst", pruning: "gw" },
  read: { method: "ranked-nodes", top: 5 },
});

const questions: EvaluationQuestion[] = [
  {
    question: "who directed Inception",
    q_entity: ["Inception"],
    a_entity: ["Nolan"],
    paths: [[["Inception", "directed_by", "Nolan"]]],
  },
  {
    question: "what did the other film by its maker have",
    q_entity: ["Tenet"],
    a_entity: ["Nolan", "action"],
    paths: [
      [
        ["Tenet", "directed_by", "Nolan"],
        ["Inception", "directed_by", "Nolan"],
      ],
    ],
  },
];

function evaluate(topicEntities: "given" | "linked", heard: number[] = []) {
  const ports = {
    store,
    embedder: wordEmbedder(),
    signal: new AbortController().signal,
    progress: ({ done }: { done: number }) => void heard.push(done),
  };
  return evaluateRecipe({ questions, rejects: [] }, { recipe, seed: 0, topicEntities }, ports);
}

test("with topic entities linked, a question that names nothing counts as wrong and is counted", async () => {
  const heard: number[] = [];
  const report = await evaluate("linked", heard);
  expect(report).toMatchObject({
    questions: 2,
    unlinked: 1,
    failures: { "no-seeds": 1 },
    topicEntities: "linked",
  });
  expect(report.metrics).toMatchObject({ "hits@1": 0.5, mrr: 0.5, hit: 0.5 });
  expect(heard).toStrictEqual([1, 2]);
});

test("with topic entities given, both are asked, and the waterfall tells where gold paths are lost", async () => {
  const report = await evaluate("given");
  expect(report).toMatchObject({ questions: 2, unlinked: 0, failures: {} });
  // "by" prizes directed_by alone, so the genre is not kept: (1 + ½) / 2.
  expect(report.metrics["recall@10"]).toBe(0.75);
  // One hop from Tenet never reaches Inception's edge: (1 + ½) / 2.
  expect(report.stages.map(({ name, goldPathRecall }) => [name, goldPathRecall])).toStrictEqual([
    ["seed", undefined],
    ["expand", 0.75],
    ["score", undefined],
    ["sample", 0.75],
    ["prune", 0.75],
    ["read", undefined],
  ]);
});
