import { expect, test } from "vitest";
import {
  goldCellsSchema,
  goldOutcomesSchema,
  type GoldCell,
  type GoldOutcome,
} from "../../../src/shared/gold";
import type { Progress } from "../../../src/shared/contract";
import { ablate, countCells, overridesOfCell } from "../../../src/main/engine/evaluate/ablate";
import { evaluateSet, whereLost } from "../../../src/main/engine/evaluate/evaluate-set";
import { evaluateRecipe } from "../../../src/main/engine/evaluate/evaluate";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { films, oneHop } from "./films";

const options = { recipe: oneHop, seed: 0, topicEntities: "linked" as const };

const questions = [
  {
    question: "who directed Inception",
    q_entity: ["Inception"],
    a_entity: ["Nolan"],
    paths: [[["Inception", "directed_by", "Nolan"] as [string, string, string]]],
  },
  {
    question: "who made the film",
    q_entity: [],
    a_entity: ["Nolan"],
    paths: [[["Tenet", "directed_by", "Nolan"] as [string, string, string]]],
  },
  {
    question: "what genre has the other film by the maker of Inception",
    q_entity: ["Inception"],
    a_entity: ["action"],
    paths: [[["Tenet", "has_genre", "action"] as [string, string, string]]],
  },
];

/** Ports of a listener: what it heard, and a signal to break off with. */
function listening(onProgress: (progress: Progress) => void = () => undefined) {
  const controller = new AbortController();
  const heard: Progress[] = [];
  const turns: number[] = [];
  const ports = {
    ...portsOf(films),
    signal: controller.signal,
    turn: async () => void turns.push(heard.length),
    progress: (progress: Progress) => {
      heard.push(progress);
      onProgress(progress);
    },
  };
  return { heard, turns, ports, controller };
}

const outcomesOf = (heard: readonly Progress[]): GoldOutcome[] =>
  heard.flatMap(({ partial }) => goldOutcomesSchema.parse(partial));

test("a set: every question once, in turn, with the stage that lost it and the fates of its gold edges", async () => {
  const { heard, turns, ports } = listening();
  await evaluateSet(questions, options, ports);
  const outcomes = outcomesOf(heard);
  expect(
    outcomes.map(({ index, rank, best, lostAt, gold, edges }) => [index, rank, best, lostAt, gold, edges]),
  ).toStrictEqual([
    [0, 1, "Nolan", undefined, "given", { kept: 1 }],
    [1, 0, "", "seed", "given", { "not-run": 1 }],
    [2, 0, "Nolan", "expand", "given", { "out-of-reach": 1 }],
  ]);
  expect(outcomes[1]!.failure?.kind).toBe("no-seeds");
  expect(outcomes[0]!.recall.map(({ answers, paths }) => [answers, paths])).toStrictEqual([
    [0, undefined],
    ...new Array<[number, number]>(5).fill([1, 1]),
  ]);
  expect(turns.length).toBe(3);
  expect(heard.at(-1)).toMatchObject({ stage: "evaluate", done: 3, total: 3 });
});

test("the means of the outcomes are the figures of `evaluate`", async () => {
  const { heard, ports } = listening();
  await evaluateSet(questions, options, ports);
  const outcomes = outcomesOf(heard);
  const report = await evaluateRecipe({ questions, rejects: [] }, options, portsOf(films));
  for (const [name, value] of Object.entries(report.metrics))
    expect(outcomes.reduce((sum, { metrics }) => sum + metrics[name]!, 0) / 3).toBeCloseTo(value, 12);
  expect(report.stages.map(({ goldAnswerRecall }) => goldAnswerRecall)).toStrictEqual(
    report.stages.map((_, at) => outcomes.reduce((sum, { recall }) => sum + recall[at]!.answers, 0) / 3),
  );
});

test("where a question was lost: the stage after which no gold answer is alive, else the ranking", () => {
  const alive = (...answers: number[]) => answers.map((share) => ({ answers: share }));
  expect(whereLost(alive(0, 1, 1, 1, 1, 1), 1)).toBe(undefined);
  expect(whereLost(alive(0, 1, 1, 1, 1, 1), 3)).toBe("read");
  expect(whereLost(alive(0, 1, 1, 0.5, 0, 0), 0)).toBe("prune");
  expect(whereLost(alive(1, 0, 0, 0, 0, 0), 0)).toBe("expand");
});

const AXES = [
  { path: "score.topEdges", values: [0, 1] },
  { path: "expand.hops", values: [0, 1, 2] },
];
const lastOf = (heard: readonly Progress[]): GoldCell[] => {
  const cells = new Map(
    heard.flatMap(({ partial }) => goldCellsSchema.parse(partial)).map((cell) => [cell.cell, cell]),
  );
  return [...cells.values()].sort((a, b) => a.cell - b.cell);
};

test("cells are numbered row by row", () => {
  expect(countCells(AXES)).toBe(6);
  expect([0, 1, 2, 3, 5].map((cell) => overridesOfCell(AXES, cell))).toStrictEqual([
    { "score.topEdges": 0, "expand.hops": 0 },
    { "score.topEdges": 0, "expand.hops": 1 },
    { "score.topEdges": 0, "expand.hops": 2 },
    { "score.topEdges": 1, "expand.hops": 0 },
    { "score.topEdges": 1, "expand.hops": 2 },
  ]);
  expect(() =>
    countCells([{ path: "seed.k", values: Array.from({ length: 241 }, (_, at) => at + 1) }]),
  ).toThrow("at most 240");
});

test("a grid: each cell's means are those of the recipe with its values", async () => {
  const { heard, ports } = listening();
  await ablate(questions, AXES, options, ports);
  const cells = lastOf(heard);
  expect(cells.map(({ questions: asked }) => asked)).toStrictEqual([3, 3, 3, 3, 3, 3]);
  for (const { cell, metrics } of cells) {
    const changes = overridesOfCell(AXES, cell);
    const changed = smallRecipe({
      expand: { hops: Number(changes["expand.hops"]) },
      score: { method: "rank-prizes", topNodes: 1, topEdges: Number(changes["score.topEdges"]), cost: 0.5 },
    });
    const report = await evaluateRecipe(
      { questions, rejects: [] },
      { ...options, recipe: changed },
      portsOf(films),
    );
    expect(metrics).toStrictEqual(report.metrics);
  }
  expect(heard.at(-1)).toMatchObject({ stage: "ablate", done: 18, total: 18 });
});

test("a value that the recipe refuses is said of its cells alone", async () => {
  const { heard, ports } = listening();
  await ablate(questions.slice(0, 1), [{ path: "expand.hops", values: [1, 7] }], options, ports);
  const [fits, refused] = lastOf(heard);
  expect(fits).toMatchObject({ questions: 1 });
  expect(fits).not.toHaveProperty("failure");
  expect(refused).toMatchObject({ questions: 0, failure: { kind: "recipe-invalid" } });
});

test("a grid broken off midway has told cells of the questions before", async () => {
  const { heard, ports, controller } = listening(({ done }) => {
    if (done >= 1) controller.abort();
  });
  await expect(ablate(questions, AXES, options, ports)).rejects.toThrow();
  const told = lastOf(heard);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(6);
});
