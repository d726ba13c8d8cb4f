import { expect, test } from "vitest";
import { finishAsking, startAsking } from "../../../src/renderer/state/asking";
import { changeParameter, chooseGraph } from "../../../src/renderer/state/choices";
import { chooseEncoding } from "../../../src/renderer/features/graph-view/encoding";
import { select, toggleLabel } from "../../../src/renderer/state/selection";
import { redoStep, remember, stepOf, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { WEIGHTED } from "../recipe-fixture";
import { runOf } from "../run-fixture";

const START: Workbench = {
  ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
  recipes: { state: "ready", value: [WEIGHTED] },
};
const QUESTION = {
  question: "Who directed Kismet?",
  graph: "films",
  ranWith: { recipe: WEIGHTED, overrides: {} },
};
const EDGE = { kind: "edge", handle: 20 } as const;

/** Asks, selects an edge, moves λ: three steps. */
function threeSteps(): Workbench {
  const asking = remember(START, startAsking(START, 1, QUESTION, 0), "ask", 0);
  const answered = finishAsking(asking, 1, runOf());
  const selected = remember(answered, select(answered, EDGE), "select", 2000);
  return remember(selected, changeParameter(selected, "score.lambda", 2), "score.lambda", 4000);
}

test("each choice is one step back, and one step forward again", () => {
  const end = threeSteps();
  const first = { ...stepOf(START), question: QUESTION.question };
  const selected = { ...first, selection: EDGE };
  expect(stepOf(end)).toStrictEqual({ ...selected, overrides: { "score.lambda": 2 } });
  const back = undoStep(end);
  expect(stepOf(back)).toStrictEqual(selected);
  expect(stepOf(undoStep(back))).toStrictEqual(first);
  expect(stepOf(redoStep(redoStep(undoStep(back))))).toStrictEqual(stepOf(end));
});

test("what undo selects again is brought into sight", () => {
  const end = threeSteps();
  const cleared = remember(end, select(end, null), "select", 6000);
  expect(undoStep(cleared)).toMatchObject({ selection: EDGE, revealed: EDGE });
});

test("back before the question there is no run, and another graph's run is not kept", () => {
  const before = undoStep(undoStep(undoStep(threeSteps())));
  expect([before.run, stepOf(before)]).toStrictEqual([null, stepOf(START)]);
  const end = threeSteps();
  const other = remember(end, chooseGraph(end, "drugs"), "graph", 9000);
  const back = undoStep(other);
  expect([back.settings.graph, back.question, back.run]).toStrictEqual(["films", QUESTION.question, null]);
});

test("choosing what is chosen already is no step", () => {
  const end = threeSteps();
  expect(remember(end, select(end, { ...EDGE }), "select", 9000).history).toBe(end.history);
});

test("what is hidden, drawn by and listed is chosen too", () => {
  const end = threeSteps();
  const hidden = remember(end, toggleLabel(end, "Film"), null, 9000);
  const tinted = remember(hidden, chooseEncoding(hidden, "prize"), null, 9000);
  expect([undoStep(tinted).encoding, undoStep(undoStep(tinted)).hiddenLabels]).toStrictEqual([null, []]);
});

test("there and back again within one gesture leaves nothing to undo", () => {
  const end = threeSteps();
  const there = remember(end, toggleLabel(end, "Film"), "film", 9000);
  const back = remember(there, toggleLabel(there, "Film"), "film", 9100);
  expect([there.history.past.length, back.history.past.length]).toStrictEqual([4, 3]);
});

test("a question that undo brings back keeps what was selected beside it; a new one starts afresh", () => {
  const chosen = { ...threeSteps(), hiddenLabels: ["Film"] };
  const other = { ...QUESTION, question: "Who directed Jennie?" };
  const fresh = finishAsking(startAsking(chosen, 2, other, 0), 2, runOf());
  expect([fresh.selection, fresh.hiddenLabels]).toStrictEqual([null, []]);
  const kept = finishAsking(startAsking(chosen, 2, other, 0, true), 2, runOf());
  expect([kept.selection, kept.hiddenLabels, kept.revealed]).toStrictEqual([EDGE, ["Film"], null]);
});
