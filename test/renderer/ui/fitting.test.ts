import { expect, test } from "vitest";
import { countFitting } from "../../../src/renderer/ui/use-fitting";

test("items stand side by side until the room for the rest's menu begins", () => {
  const widths = [50, 50, 50];
  expect([150, 149, 130, 90, 60].map((room) => countFitting(widths, room, 40))).toStrictEqual([
    Infinity,
    2,
    1,
    1,
    0,
  ]);
});

test("nothing is measured where nothing stands", () => {
  expect(countFitting([], 0, 40)).toBe(Infinity);
});
