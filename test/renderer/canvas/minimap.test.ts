import { expect, test } from "vitest";
import { inSight, minimapSize } from "../../../src/renderer/canvas/painters/minimap";

test("the minimap takes its share of a small canvas and leaves one that is too small", () => {
  expect(minimapSize({ width: 1600, height: 900 })).toStrictEqual({ width: 168, height: 112 });
  expect(minimapSize({ width: 600, height: 280 })).toStrictEqual({ width: 101, height: 67 });
  expect(minimapSize({ width: 300, height: 900 })).toBeNull();
  expect(minimapSize({ width: 900, height: 200 })).toBeNull();
});

test("a box is in sight where all of it is on the canvas", () => {
  const viewport = { zoom: 2, panX: 10, panY: 0, width: 210, height: 100, ratio: 1 };
  const box = { left: 0, top: 0, right: 100, bottom: 50 };
  expect(inSight(box, viewport)).toBe(true);
  expect(inSight({ ...box, right: 101 }, viewport)).toBe(false);
  expect(inSight({ ...box, left: -6 }, viewport)).toBe(false);
});
