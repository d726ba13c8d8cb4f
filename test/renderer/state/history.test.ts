import { expect, test } from "vitest";
import { record, redo, startHistory, undo, type History } from "../../../src/renderer/state/history";

/** The values below each other, the oldest first. */
function values<T>({ past }: History<T>): T[] {
  const found: T[] = [];
  for (let { top } = past; top !== null; { top } = top.below) found.unshift(top.value);
  return found;
}

test("one drag is one step back", () => {
  let history = startHistory<number>();
  history = record(history, 1, "score.cost", 0);
  history = record(history, 2, "score.cost", 400);
  history = record(history, 3, "score.cost", 900);
  history = record(history, 4, "seed.k", 1000);
  expect(values(history)).toStrictEqual([1, 4]);
  const back = undo(history, 9)!;
  expect([back.value, undo(back.history, 4)?.value]).toStrictEqual([4, 1]);
  expect(redo(back.history, 4)).toMatchObject({ value: 9, history: { past: { length: 2 } } });
});

test("the same slider moved again after a rest is another step, and what has no name never repeats", () => {
  const rested = record(record(startHistory<number>(), 2, "k", 0), 3, "k", 5000);
  expect(values(rested)).toStrictEqual([2, 3]);
  expect(values(record(record(startHistory<number>(), 2, null, 0), 3, null, 1))).toStrictEqual([2, 3]);
});

test("a change after undo forgets what was undone; nothing to undo is null", () => {
  const { history } = undo(record(startHistory<number>(), 1, "k", 0), 2)!;
  expect(record(history, 1, "k", 100)).toMatchObject({ past: { length: 1 }, future: { length: 0 } });
  expect([undo(startHistory<number>(), 1), redo(startHistory<number>(), 1)]).toStrictEqual([null, null]);
});

test("steps that lead to what is there already are passed over", () => {
  const history = record(record(record(startHistory<number>(), 1, "a", 0), 2, "b", 0), 2, "c", 0);
  expect(undo(history, 2)).toMatchObject({ value: 1, history: { past: { length: 0 } } });
  expect(undo(record(startHistory<number>(), 5, "a", 0), 5)).toMatchObject({
    value: 5,
    history: { past: { length: 0 }, future: { length: 0 } },
  });
});
