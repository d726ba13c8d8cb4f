import { expect, test } from "vitest";
import { isUnder, roomBeside } from "../../../src/renderer/canvas/covered";

const SEARCH = { left: 12, top: 56, right: 332, bottom: 236 };

test("a node is covered under a sheet and at its rim, not further away", () => {
  const at = (x: number, y: number) => isUnder(SEARCH, { x, y });
  expect([at(100, 100), at(345, 100), at(370, 100), at(100, 300)]).toStrictEqual([true, true, false, false]);
});

test("what is found goes where there is more room: beside a sheet, below one that is nearly as wide as the canvas", () => {
  expect(roomBeside(SEARCH, { width: 800, height: 500 })).toStrictEqual({
    left: 332,
    right: 0,
    top: 0,
    bottom: 0,
  });
  expect(roomBeside(SEARCH, { width: 420, height: 500 })).toStrictEqual({
    left: 0,
    right: 0,
    top: 236,
    bottom: 0,
  });
});
