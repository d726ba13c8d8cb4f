import { expect, test } from "vitest";
import { bootstrapIntervals } from "../../../src/main/engine/evaluate/bootstrap";

/** `count` questions, of which every `nth` is right. */
function questions(count: number, nth: number) {
  return Array.from({ length: count }, (_, at) => ({ right: at % nth === 0 ? 1 : 0, sure: 1 }));
}

test("an interval is that of a binomial mean, and a metric without spread has none", () => {
  const { right, sure } = bootstrapIntervals(questions(400, 4), 7);
  // 1.96 · sqrt(.25 · .75 / 400) = .0424
  expect(right![0]).toBeCloseTo(0.25 - 0.0424, 2);
  expect(right![1]).toBeCloseTo(0.25 + 0.0424, 2);
  expect(sure).toStrictEqual([1, 1]);
});

test("the seed decides every bit, and more questions make it narrower", () => {
  const width = ([low, high]: readonly [number, number]) => high - low;
  const few = bootstrapIntervals(questions(40, 4), 1)["right"]!;
  expect(bootstrapIntervals(questions(40, 4), 1)["right"]).toStrictEqual(few);
  expect(bootstrapIntervals(questions(401, 4), 2)["right"]).not.toStrictEqual(
    bootstrapIntervals(questions(401, 4), 3)["right"],
  );
  expect(width(bootstrapIntervals(questions(4000, 4), 1)["right"]!)).toBeLessThan(width(few) / 5);
});

test("without questions there is nothing to be sure of", () => {
  expect(bootstrapIntervals([], 0)).toStrictEqual({});
});
