import { expect, test } from "vitest";
import { record, redo, startHistory, undo } from "../../src/renderer/state/history";

test("one drag is one step back", () => {
  let history = startHistory(1);
  for (const [value, at] of [
    [2, 0],
    [3, 400],
    [4, 900],
  ] as const)
    history = record(history, value, "score.cost", at);
  history = record(history, 9, "seed.k", 1000);
  expect([history.past, history.present]).toStrictEqual([[1, 4], 9]);
  history = undo(undo(history));
  expect([history.past, history.present, history.future]).toStrictEqual([[], 1, [4, 9]]);
  expect(redo(history).present).toBe(4);
});

test("the same slider moved again after a rest is another step", () => {
  const history = record(record(startHistory(1), 2, "k", 0), 3, "k", 5000);
  expect(history.past).toStrictEqual([1, 2]);
});

test("a change after undo forgets what was undone; nothing to undo changes nothing", () => {
  const history = record(undo(record(startHistory(1), 2, "k", 0)), 3, "k", 100);
  expect([history.past, history.present, history.future]).toStrictEqual([[1], 3, []]);
  const start = startHistory(1);
  expect([undo(start), redo(start)]).toStrictEqual([start, start]);
});
