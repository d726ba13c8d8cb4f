import { expect, test } from "vitest";
import {
  controlPoint,
  distanceToCurve,
  distanceToSegment,
  edgeShapes,
} from "../../../src/renderer/picture/edge-shape";

test("parallel edges fan out around the kept one, loops stack, single edges are straight", () => {
  //  0 → 1 twice, 1 → 0 once (kept), 2 ⟲ twice, 0 → 2 once
  const source = Int32Array.from([0, 0, 1, 2, 2, 0]);
  const target = Int32Array.from([1, 1, 0, 2, 2, 2]);
  const shapes = edgeShapes(source, target, Uint8Array.from([0, 0, 1, 0, 0, 0]));
  expect(Array.from(shapes.bend, (bend) => bend + 0)).toStrictEqual([11, -11, 0, 0, 0, 0]);
  expect(Array.from(shapes.loop)).toStrictEqual([0, 0, 0, 1, 2, 0]);
});

test("the two directions of a pair never share a curve", () => {
  const { bend } = edgeShapes(Int32Array.from([0, 0, 1]), Int32Array.from([1, 1, 0]), new Uint8Array(3));
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };
  const heights = [controlPoint(a, b, bend[1]!).y, controlPoint(b, a, bend[2]!).y];
  expect(heights).toStrictEqual([22, -22]);
});

test("a curve bends by its bend in the middle", () => {
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };
  const c = controlPoint(a, b, 10);
  expect(c).toStrictEqual({ x: 50, y: 20 });
  expect(distanceToCurve({ x: 50, y: 10 }, a, c, b)).toBeLessThan(0.01);
  expect(distanceToSegment({ x: 50, y: 10 }, a, b)).toBe(10);
  expect(distanceToSegment({ x: 103, y: 4 }, a, b)).toBe(5);
});
