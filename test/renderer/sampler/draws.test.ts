import { expect, test } from "vitest";
import {
  changedAnswers,
  drawsOf,
  dropDraws,
  frequencyColumn,
  frequencyOf,
  noteDraws,
  startDraws,
} from "../../../src/renderer/features/sampler/draws";
import { encodableColumns, encodingOf } from "../../../src/renderer/features/graph-view/encoding";
import { sigmoid } from "../../../src/renderer/features/sampler/gumbel";
import {
  liveColumns,
  liveInputs,
  withLiveColumns,
} from "../../../src/renderer/features/graph-view/live-columns";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { SAMPLED_RECIPE, sampledRun, TEN_DRAWS } from "../sampled-fixture";

function workbench(overrides: Workbench["overrides"] = {}): Workbench {
  return {
    ...startWorkbench({ ...FIRST_SETTINGS, recipe: "sampled" }),
    recipes: { state: "ready", value: [SAMPLED_RECIPE] },
    run: sampledRun(),
    ranWith: { recipe: SAMPLED_RECIPE, overrides },
    overrides,
  };
}

const drawn = (state: Workbench): Workbench =>
  noteDraws(startDraws(state, 1, 10, 0), 1, { state: "ready", value: TEN_DRAWS });

test("draws stay true while temperature, draw, re-rolls or threshold move, and not when the cap does", () => {
  const state = drawn(workbench());
  const under = (overrides: Workbench["overrides"]): boolean =>
    drawsOf({ ...state, ranWith: { recipe: SAMPLED_RECIPE, overrides } }) !== null;
  expect(under({ "sample.temperature": 2, "sample.draw": 3, "sample.rerolls": { aa: 1 } })).toBe(true);
  expect(under({ "sample.method": "gumbel", "sample.threshold": 0.5 })).toBe(true);
  expect(under({ "sample.maxFacts": 1 })).toBe(false);
  expect(under({ "prune.pruning": "strong" })).toBe(false);
  expect(drawsOf({ ...state, run: { ...state.run!, question: "Another?" } })).toBeNull();
});

test("a drawing that another replaced is ignored; one given up leaves the draws before it", () => {
  const state = drawn(workbench());
  const second = startDraws(state, 2, 100, 0);
  expect(noteDraws(second, 1, { state: "failed", failure: { kind: "cancelled" } })).toBe(second);
  expect(dropDraws(second, 2, state.draws).draws).toBe(state.draws);
  expect(dropDraws(second, 1, state.draws)).toBe(second);
  expect(dropDraws(startDraws(workbench(), 1, 10, 0), 1, null).draws).toBeNull();
});

test("frequencies belong to candidate rows; beyond the cap there is none", () => {
  expect(frequencyOf(TEN_DRAWS, 101)).toStrictEqual({
    ...{ drawn: 5, kept: 4, count: 10, share: 0.5, low: 0.236593, high: 0.763407 },
  });
  expect(frequencyOf(TEN_DRAWS, 102)).toBeNull();
  expect([...frequencyColumn(sampledRun(), TEN_DRAWS)]).toStrictEqual([0.8, 0.5, NaN]);
});

test("answers change against the run at hand, whichever that is", () => {
  const run = sampledRun();
  expect(changedAnswers(TEN_DRAWS, run)).toBe(3);
  expect(changedAnswers(TEN_DRAWS, { ...run, answers: [run.answers[1]!] })).toBe(8);
  expect(changedAnswers(TEN_DRAWS, { ...run, answers: [] })).toBe(9);
});

test("live columns: frequencies once counted, soft weights only while τ differs from the run's", () => {
  const still = workbench();
  expect(liveColumns(still.run!, liveInputs(still))).toStrictEqual({});
  const state = { ...drawn(still), overrides: { "sample.temperature": 2 } };
  const live = liveColumns(state.run!, liveInputs(state));
  expect(Object.keys(live)).toStrictEqual(["zSoft", "frequency"]);
  expect(live["zSoft"]![1]).toBe(sigmoid(0.5));
  const listed = withLiveColumns(state.run!, live);
  expect([listed.edges.numbers["zSoft"], listed.edges.numbers["p"]]).toStrictEqual([
    live["zSoft"],
    state.run!.edges.numbers["p"],
  ]);
});

test("edges are drawn by p unless another number is chosen; probabilities stand on the scale as they are", () => {
  const run = sampledRun();
  expect(encodingOf(run, null)).toStrictEqual({ edgeColour: "p", edgeWidth: "p", unit: true });
  expect(encodingOf(run, "prize")).toMatchObject({ edgeColour: "prize", unit: false });
  expect(encodingOf(run, "frequency")).toMatchObject({ edgeColour: "p" });
  const live = { frequency: frequencyColumn(run, TEN_DRAWS) };
  expect(encodingOf(run, "frequency", live)).toMatchObject({ edgeColour: "frequency", columns: live });
  expect(encodableColumns(run, ["frequency"]).slice(0, 4)).toStrictEqual(["p", "zSoft", "zHard", "rank"]);
});
