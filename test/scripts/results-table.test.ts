import { expect, test } from "vitest";
import { resultsTable } from "../../bench/results-table";
import type { EvaluationReport } from "../../src/main/engine/evaluate/report";
import type { StageFigures } from "../../src/main/engine/evaluate/stage-figures";

const stage = (name: StageFigures["name"], figures: Partial<StageFigures>): StageFigures => ({
  ...{ name, p50: 1, p95: 2, nodes: 3, edges: 10, goldAnswerRecall: 1 },
  ...figures,
});

const report: EvaluationReport = {
  convention: "",
  recipe: "small",
  topicEntities: "linked",
  questions: 4,
  metrics: {
    hit: 1,
    "hits@1": 0.75,
    "hits@5": 1,
    "hits@10": 1,
    "recall@10": 1,
    "recall@20": 1,
    mrr: 0.875,
    f1: 0.5,
  },
  intervals: {},
  stages: [
    stage("expand", { edges: 12.4, goldPathRecall: 1 }),
    stage("score", {}),
    stage("sample", { edges: 3, goldPathRecall: 0.5, goldAnswerRecall: 0.25 }),
    stage("prune", { edges: 2, goldPathRecall: 0.5, goldAnswerRecall: 0.25 }),
  ],
  goldPaths: { given: 4, heuristic: 0, none: 0 },
  ms: { p50: 12.4, p95: 99.6 },
  unlinked: 1,
  failures: {},
  ownGraphs: 0,
  rejects: [],
};
const bins: [] = [];

function cells(changes: Partial<EvaluationReport>): string[] {
  const table = resultsTable("small", [
    { title: "Tiny", command: "--graph tiny", report: { ...report, ...changes } },
  ]);
  return table.split("\n")[4]!.split(" | ");
}

test("a row tells the metrics, what was lost where, and how to get it again", () => {
  expect(cells({})).toStrictEqual([
    ...["| Tiny", "linked", "4", "75.0", "100.0", "100.0", "87.5", "100.0", "100.0", "50.0"],
    ...["100.0 → 50.0 → 50.0", "100.0 → 25.0 → 25.0", "12 → 3 → 2"],
    ...["–", "1", "12 / 100", "`--graph tiny` |"],
  ]);
});

test("calibration stands where p is known; a figure that is missing is a dash", () => {
  const calibration = { all: { edges: 9, goldEdges: 1, ece: 0.012, bins } };
  const above = { threshold: 0.01, edges: 3, goldEdges: 1, ece: 0.034, bins };
  expect(cells({ calibration: { ...calibration, above } })[13]).toBe("1.2 (3.4)");
  expect(cells({ calibration })[13]).toBe("1.2 (–)");
  // JSON knows no NaN: a kept run without times comes back with null.
  expect(
    cells(JSON.parse(JSON.stringify({ ms: { p50: NaN, p95: NaN } })) as Partial<EvaluationReport>)[15],
  ).toBe("– / –");
});
