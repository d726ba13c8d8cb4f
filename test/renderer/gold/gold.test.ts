import { describe, expect, test } from "vitest";
import type { GoldFile, GoldOutcome, GoldReason } from "../../../src/shared/gold";
import { GRAPH_STAGES, type GraphStageName } from "../../../src/shared/recipe";
import {
  changeGold,
  countFilters,
  endEvaluation,
  listedGold,
  noteOutcomes,
  placeBeside,
  placeOfRun,
  receiveGold,
  spread,
  startEvaluation,
} from "../../../src/renderer/features/gold/gold";
import { goldFigures } from "../../../src/renderer/features/gold/gold-figures";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { RANKED as recipe } from "../recipe-fixture";
import { runOf } from "../run-fixture";

const file: GoldFile = {
  ...{ name: "q.jsonl", rejects: [], rejected: 0, ownGraphs: 0 },
  questions: ["who is Ann", "who is Ștefan", "where is Bob", "why"].map((question, at) => ({
    ...{ line: at + 1, question, q_entity: [], a_entity: ["x"] },
  })),
};

function outcome(
  index: number,
  lostAt?: GraphStageName,
  edges: Partial<Record<GoldReason, number>> = {},
): GoldOutcome {
  const answers = lostAt === undefined ? 1 : 0;
  return {
    ...{
      index,
      rank: lostAt === undefined ? 1 : 0,
      best: "",
      metrics: { mrr: answers },
      edges,
      ms: 10 * (index + 1),
    },
    recall: GRAPH_STAGES.map((stage) => ({ answers: stage === "seed" ? 0 : answers })),
    gold: "given",
    ...(lostAt && { lostAt }),
  };
}

/** The file asked, with these outcomes by place. */
function evaluated(...outcomes: GoldOutcome[]): Workbench {
  const first = startWorkbench({ ...FIRST_SETTINGS, graph: "films", recipe: recipe.name });
  const ready = { ...first, recipes: { state: "ready", value: [recipe] } } as const;
  const asked = startEvaluation(receiveGold(ready, file), 1, [0, 1, 2, 3], 0);
  return noteOutcomes(asked, 1, { stage: "evaluate", done: 3, total: 4, partial: outcomes });
}

describe("the list", () => {
  const state = evaluated(outcome(0), outcome(1, "expand"), outcome(2, "read"));

  test("filters count what they admit; questions not yet asked are only among all", () => {
    expect(countFilters(state.gold)).toStrictEqual({
      ...{ all: 4, hits: 1, failures: 2 },
      ...{ seed: 0, expand: 1, score: 0, sample: 0, prune: 0, read: 1 },
    });
    expect(listedGold(changeGold(state, { filter: "failures" }).gold)).toStrictEqual([1, 2]);
    expect(listedGold(changeGold(state, { filter: "expand" }).gold)).toStrictEqual([1]);
  });

  test("words are found whatever their accents", () => {
    expect(listedGold(changeGold(state, { search: "WHO stefan" }).gold)).toStrictEqual([1]);
  });

  test("stepping goes through what is listed and round its ends", () => {
    const failures = changeGold(state, { filter: "failures", current: 1 }).gold;
    expect([placeBeside(failures, 1), placeBeside(failures, -1)]).toStrictEqual([2, 2]);
    expect(placeBeside({ ...failures, current: 2 }, 1)).toBe(1);
    expect(placeBeside({ ...failures, filter: "prune" }, 1)).toBe(-1);
  });
});

test("outcomes of an evaluation given up stay; those of another are ignored", () => {
  const state = evaluated(outcome(0));
  const stopped = endEvaluation(state, 1, { kind: "cancelled" });
  expect(stopped.gold.evaluation).toMatchObject({ state: "stopped", failure: null });
  expect(stopped.gold.evaluation?.outcomes.size).toBe(1);
  expect(noteOutcomes(state, 2, { stage: "evaluate", done: 1, total: 1, partial: [outcome(1)] })).toBe(state);
  const broken = noteOutcomes(state, 1, { stage: "evaluate", done: 4, total: 4, partial: [{ rank: "?" }] });
  expect(broken.gold.evaluation?.outcomes.size).toBe(1);
});

test("a part of the file is spread evenly over it", () => {
  expect(spread(10, 4)).toStrictEqual([0, 2, 5, 7]);
  expect(spread(3, 20)).toStrictEqual([0, 1, 2]);
});

test("the run at hand is found among the questions, the one looked at first", () => {
  const run = { ...runOf(), question: "who is Ann" };
  const twice = { ...file, questions: [...file.questions, { ...file.questions[0]!, line: 5 }] };
  const state = { ...receiveGold(evaluated(), twice), run };
  expect(placeOfRun(state)).toBe(0);
  expect(placeOfRun(changeGold(state, { current: 4 }))).toBe(4);
  expect(placeOfRun({ ...state, run: { ...run, question: "else" } })).toBe(-1);
});

test("figures: means, shares after each stage, and gold edges by stage and reason", () => {
  const outcomes = [
    outcome(0, undefined, { kept: 2 }),
    outcome(1, "expand", { "degree-cap": 1, "out-of-reach": 2, "lost-draw": 1 }),
    outcome(2, "seed", { "not-run": 3 }),
  ];
  expect(goldFigures(outcomes)).toStrictEqual({
    ...{ questions: 3, hits: 1, metrics: { mrr: 1 / 3 }, edges: 9, heuristic: 0, ms: 20 },
    steps: GRAPH_STAGES.map((stage) => ({ stage, answers: stage === "seed" ? 0 : 1 / 3 })),
    lost: [
      { stage: "seed", reason: "not-run", count: 3 },
      { stage: "expand", reason: "out-of-reach", count: 2 },
      { stage: "expand", reason: "degree-cap", count: 1 },
      { stage: "sample", reason: "lost-draw", count: 1 },
    ],
  });
  expect(goldFigures([])).toBe(null);
});
