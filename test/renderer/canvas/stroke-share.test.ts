import { expect, test } from "vitest";
import { strokeShare } from "../../../src/renderer/canvas/painters/sign-painter";

test("strokes of differences are thin from afar and whole near by", () => {
  expect([0.05, 0.18, 0.3, 0.6, 2].map((zoom) => Math.round(100 * strokeShare(zoom)))).toStrictEqual([
    30, 30, 50, 100, 100,
  ]);
});
