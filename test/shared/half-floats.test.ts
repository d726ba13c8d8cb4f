import { expect, test } from "vitest";
import { toHalf, fromHalf } from "../../src/shared/half-floats";

test("every half survives the round trip", () => {
  const all = Array.from({ length: 0x10000 }, (_, half) => half).filter(
    (half) => !Number.isNaN(fromHalf(half)),
  );
  expect(all.map((half) => toHalf(fromHalf(half)))).toStrictEqual(all);
});

test("not a number stays so", () => {
  expect(fromHalf(toHalf(NaN))).toBeNaN();
});

// 1 and the next half above it, 1 + 2⁻¹⁰: halfway goes to the even one.
test.each([
  [1 + 2 ** -11, 0x3c00],
  [1 + 3 * 2 ** -11, 0x3c02],
  [1 + 2 ** -11 + 2 ** -20, 0x3c01],
  [65519, 0x7bff],
  [65520, 0x7c00],
  [-1e9, 0xfc00],
  [2 ** -25, 0],
  [3 * 2 ** -26, 1],
])("%f rounds to the nearest half", (value, half) => {
  expect(toHalf(value)).toBe(half);
});
