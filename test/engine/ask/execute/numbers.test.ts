import { expect, test } from "vitest";
import { dayOf, toNumber } from "../../../../src/main/engine/ask/execute/measures/numbers";

test.each(["1840-08-10", "1791-09-28", "2000-01-02", "1999-12-31", "1904-02-29"])(
  "%s is a number that says its day again",
  (day) => {
    expect(dayOf(toNumber(day)!)).toBe(day);
  },
);

test.each([1840, 12.5, 1840.123_456])("%d is no day", (value) => {
  expect(dayOf(value)).toBeUndefined();
});
