import { expect, test } from "vitest";
import { evaluateRecipe } from "../../../src/main/engine/evaluate/evaluate";
import type { EvaluationQuestion } from "../../../src/main/engine/evaluate/read-questions";
import { portsOf } from "../ask/ports";
import { films, oneHop } from "./films";

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

function evaluate(
  topicEntities: "given" | "linked",
  heard: number[] = [],
  { marked = questions, by }: { marked?: EvaluationQuestion[]; by?: string } = {},
) {
  const ports = { ...portsOf(films), progress: ({ done }: { done: number }) => void heard.push(done) };
  const options = { recipe: oneHop, seed: 0, topicEntities, ...(by !== undefined && { by }) };
  return evaluateRecipe({ questions: marked, rejects: [] }, options, ports);
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
  // Both answers of either question are candidates; action is lost with its edge: (1 + ½) / 2.
  expect(
    report.stages.map(({ name, nodes, edges, goldPathRecall, goldAnswerRecall }) => [
      ...[name, nodes, edges, goldPathRecall, goldAnswerRecall],
    ]),
  ).toStrictEqual([
    ["seed", 1, 0, undefined, 0],
    ["expand", 2.5, 1.5, 0.75, 1],
    ["score", 2.5, 1.5, 0.75, 1],
    ["sample", 2.5, 1.5, 0.75, 1],
    ["prune", 2, 1, 0.75, 0.75],
    ["read", 2, 1, 0.75, 0.75],
  ]);
  expect(report.goldPaths).toStrictEqual({ given: 2, heuristic: 0, none: 0 });
});

test("a question that could not be asked has lost its gold path at every stage", async () => {
  const report = await evaluate("linked");
  expect(report.stages.map(({ goldPathRecall }) => goldPathRecall)).toStrictEqual([
    ...[undefined, 0.5, 0.5, 0.5, 0.5, 0.5],
  ]);
  expect(report.stages[1]).toMatchObject({ nodes: 2, edges: 1, goldAnswerRecall: 0.5 });
});

test("metrics are split by a field of the questions, numbers by size", async () => {
  const [one, two] = questions as [EvaluationQuestion, EvaluationQuestion];
  const marked = [{ ...two, hops: 10 }, { ...one, hops: 2 }, { ...one, hops: 10 }, one];
  const { by, metrics } = await evaluate("linked", [], { marked, by: "hops" });
  expect(by?.field).toBe("hops");
  expect(
    by?.groups.map(({ value, questions: count, metrics: own }) => [value, count, own["hits@1"]]),
  ).toStrictEqual([
    ["", 1, 1],
    ["2", 1, 1],
    ["10", 2, 0.5],
  ]);
  expect(metrics["hits@1"]).toBe(0.75);
});

test("questions that say their form are split by it; what has a value counts in no metric of entities", async () => {
  const asked: EvaluationQuestion[] = [
    { ...questions[0]!, form: "list" },
    { question: "how many films are by Nolan", q_entity: ["Nolan"], a_entity: [], form: "count", value: 2 },
    { question: "who is by the sea", q_entity: [], a_entity: [], form: "none", refuse: true },
    // Another file's field of that name is left alone.
    { ...questions[0]!, form: "easy" },
  ];
  const { forms, metrics } = await evaluate("linked", [], { marked: asked });
  expect(forms?.forms.map(({ name, right, wrong }) => [name, right, wrong])).toStrictEqual([
    ["list", 1, 0],
    ["count", 0, 1],
    ["none", 1, 0],
  ]);
  expect(forms?.all.questions).toBe(3);
  expect(metrics["hits@1"]).toBe(1);
});
