import { describe, expect, test } from "vitest";
import {
  addAxis,
  axisParameters,
  changeAblation,
  gridOf,
  noteCells,
  parseValues,
  proposedValues,
  startAblation,
  valuesOfCell,
  writeAxis,
} from "../../../src/renderer/features/gold/ablation";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { RANKED, WEIGHTED } from "../recipe-fixture";

const parameters = axisParameters(WEIGHTED, {});
const parameterOf = (path: string) => parameters.find(({ shape }) => shape.path === path)!;

function ready(): Workbench {
  const first = startWorkbench({ ...FIRST_SETTINGS, graph: "films", recipe: WEIGHTED.name });
  return { ...first, recipes: { state: "ready", value: [WEIGHTED, RANKED] } };
}

describe("the values of a parameter", () => {
  test("are proposed around the one it has, all of them for a choice", () => {
    expect(proposedValues(parameterOf("expand.hops"))).toStrictEqual([1, 2, 3, 4]);
    expect(proposedValues(parameterOf("seed.k"))).toStrictEqual([5, 6, 8, 10]);
    expect(proposedValues(parameterOf("score.lambda"))).toStrictEqual([0, 1, 2, 3]);
    expect(proposedValues(parameterOf("prune.pruning"))).toStrictEqual(["none", "simple", "gw", "strong"]);
    expect(proposedValues(parameterOf("prune.rooted"))).toStrictEqual([false, true]);
  });

  test("are read as typed, each once, and the piece that is none is named", () => {
    const hops = parameterOf("expand.hops");
    expect(parseValues(hops, " 1, 2;2 3 ")).toStrictEqual({ values: [1, 2, 3] });
    expect(parseValues(hops, "1, two")).toStrictEqual({ wrong: "two" });
    expect(parseValues(parameterOf("prune.pruning"), "gw strong")).toStrictEqual({
      values: ["gw", "strong"],
    });
    expect(parseValues(parameterOf("prune.pruning"), "weak")).toStrictEqual({ wrong: "weak" });
    expect(parseValues(parameterOf("prune.rooted"), "true")).toStrictEqual({ values: [true] });
  });
});

test("a grid has at most three parameters and 240 cells, and says what is missing", () => {
  let state = ready();
  for (const path of ["expand.hops", "seed.k", "score.lambda", "score.alpha"])
    state = addAxis(state, parameterOf(path));
  expect(state.ablation.choices.map(({ path }) => path)).toStrictEqual([
    "expand.hops",
    "seed.k",
    "score.lambda",
  ]);
  expect(gridOf(state.ablation.choices, parameters)).toMatchObject({ ready: true, cells: 64 });
  const many = writeAxis(state, "seed.k", Array.from({ length: 16 }, (_, at) => at + 1).join(","));
  expect(gridOf(many.ablation.choices, parameters)).toStrictEqual({
    ready: false,
    why: "too-many",
    at: "256",
  });
  expect(gridOf(writeAxis(state, "seed.k", " ").ablation.choices, parameters)).toMatchObject({
    why: "no-value",
  });
  expect(gridOf([], parameters)).toMatchObject({ why: "no-axis" });
  // λ belongs to weighted prizes alone.
  expect(gridOf(state.ablation.choices, axisParameters(RANKED, {}))).toStrictEqual({
    ...{ ready: false, why: "wrong-value", at: "score.lambda" },
  });
});

test("cells arrive as they stand; the last axis changes fastest", () => {
  const axes = [
    { path: "seed.k", values: [5, 6] },
    { path: "expand.hops", values: [1, 2, 3] },
  ];
  expect([0, 1, 3, 5].map((cell) => valuesOfCell(axes, cell))).toStrictEqual([
    [5, 1],
    [5, 2],
    [6, 1],
    [6, 3],
  ]);
  const cell = { cell: 4, metrics: { mrr: 1 }, answerRecall: 1, ms: 3 };
  const started = startAblation(changeAblation(ready(), { sample: 2 }), 7, axes, 2, 0);
  const once = noteCells(started, 7, {
    stage: "ablate",
    done: 1,
    total: 12,
    partial: [{ ...cell, questions: 1 }],
  });
  const twice = noteCells(once, 7, {
    stage: "ablate",
    done: 7,
    total: 12,
    partial: [{ ...cell, questions: 2 }],
  });
  expect([...twice.ablation.ran!.cells.values()]).toStrictEqual([{ ...cell, questions: 2 }]);
  expect(noteCells(twice, 6, { stage: "ablate", done: 8, total: 12, partial: [] })).toBe(twice);
});
