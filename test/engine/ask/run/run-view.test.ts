import { expect, test } from "vitest";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { toRunView } from "../../../../src/main/engine/ask/run/run-view";
import { runViewSchema } from "../../../../src/shared/trace";
import { memoryGraph, type Triple } from "../memory-graph";
import { smallRecipe } from "../small-recipe";
import { wordEmbedder } from "../word-embedder";

//   q --good--> a --bad--> b1 --bad--> b2 …, and q --bad--> c0 … c9
const triples: Triple[] = [
  ["quokka", "good", "answer"],
  ["answer", "bad", "near"],
  ["near", "bad", "far"],
  ...Array.from({ length: 10 }, (_, index): Triple => ["quokka", "bad", `leaf ${String(index)}`]),
];
const store = memoryGraph(triples);
const signal = new AbortController().signal;

const recipe = smallRecipe({
  seed: { k: 1 },
  expand: { hops: 3 },
  score: { beta: 0.6, salience: { good: 2 }, defaultCost: 1 },
});

function ask() {
  const ports = { store, embedder: wordEmbedder(), signal, progress: () => undefined };
  return runRecipe("what does the quokka know?", recipe, 7, ports);
}

const options = { run: "r1", graph: "memory", recipe: "small", seed: 7, sample: recipe.sample };

test("a small run is drawn whole and passes the contract", async () => {
  const view = await toRunView(await ask(), { ...options, limit: 100 }, store);
  expect(runViewSchema.parse(view)).toStrictEqual(view);
  expect(view.verdicts).toStrictEqual({ kept: 1, "never-reached": 12 });
  expect(view.totals).toStrictEqual({ nodes: 14, edges: 13 });
  expect([view.edges.row.length, view.nodes.handle.length]).toStrictEqual([13, 14]);
  expect(view.answers.map(({ id, name }) => [id, name])).toStrictEqual([["n1", "answer"]]);
  expect(view.notes.map(inEnglish)).toStrictEqual([]);
});

test("a large run is drawn in part: kept edges, then the nearest misses, all hanging together, counts over everything", async () => {
  const view = await toRunView(await ask(), { ...options, limit: 3 }, store);
  expect([...view.edges.row]).toStrictEqual([0, 1, 3]);
  expect(view.nodes.name).toStrictEqual(["quokka", "answer", "near", "leaf 0"]);
  expect([...view.edges.source]).toStrictEqual([0, 1, 0]);
  expect([...view.edges.target]).toStrictEqual([1, 2, 3]);
  expect([...view.nodes.kept]).toStrictEqual([1, 1, 0, 0]);
  expect([...view.nodes.seed]).toStrictEqual([1, 0, 0, 0]);
  expect([...view.edges.numbers["prize"]!]).toStrictEqual([2, 0, 0]);
  expect(view.verdicts).toStrictEqual({ kept: 1, "never-reached": 12 });
  expect(view.notes.map(inEnglish)).toStrictEqual([
    "Drawn: 3 of 13 candidate edges, the kept ones and the nearest misses.",
  ]);
});

test("the report speaks in ids and names, and its counts add up", async () => {
  const report = await toRunReport(await ask(), { ...options, trace: true }, store, signal);
  expect(Object.keys(report)).toStrictEqual([
    "question",
    "run",
    "graph",
    "recipe",
    "seed",
    "answers",
    "answersTotal",
    "text",
    "subgraph",
    "stages",
    "verdicts",
    "notes",
    "bound",
    "edges",
  ]);
  expect(report.text).toBe("answer: quokka — good → answer.");
  expect(report.subgraph).toStrictEqual({
    nodes: [
      { id: "n0", name: "quokka", labels: ["Thing"] },
      { id: "n1", name: "answer", labels: ["Thing"] },
    ],
    edges: [{ source: "n0", relation: "good", target: "n1" }],
  });
  expect(report.edges).toHaveLength(13);
  expect(report.edges![0]).toMatchObject({
    source: "n0",
    relation: "good",
    target: "n1",
    verdict: "kept",
    prize: 2,
    cost: 1,
  });
  expect(Object.values(report.verdicts).reduce((sum, count) => sum + count, 0)).toBe(13);
  expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
});
