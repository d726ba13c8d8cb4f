import { expect, test } from "vitest";
import { leadsOf, sayingTheSame } from "../../../src/renderer/picture/bundles";
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
  const alone = Int32Array.from(source.keys());
  const shapes = edgeShapes(source, target, Uint8Array.from([0, 0, 1, 0, 0, 0]), alone);
  expect(Array.from(shapes.bend, (bend) => bend + 0)).toStrictEqual([11, -11, 0, 0, 0, 0]);
  expect(Array.from(shapes.loop)).toStrictEqual([0, 0, 0, 1, 2, 0]);
});

test("the two directions of a pair never share a curve", () => {
  const { bend } = edgeShapes(
    Int32Array.from([0, 0, 1]),
    Int32Array.from([1, 1, 0]),
    new Uint8Array(3),
    Int32Array.from([0, 1, 2]),
  );
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };
  const heights = [controlPoint(a, b, bend[1]!).y, controlPoint(b, a, bend[2]!).y];
  expect(heights).toStrictEqual([22, -22]);
});

test("edges that say the same lie on one another; those of another relation, direction or maker do not", () => {
  //  0 → 1 treats twice (the second kept), 0 → 1 causes, 1 → 0 treats, 0 ─ 1 treats both ways, 0 → 1 added
  const edges = {
    source: Int32Array.from([0, 0, 0, 1, 0, 1, 0]),
    target: Int32Array.from([1, 1, 1, 0, 1, 0, 1]),
    relation: Int32Array.from([0, 0, 1, 0, 0, 0, 0]),
    undirected: Uint8Array.from([0, 0, 0, 0, 1, 1, 0]),
    added: Uint8Array.from([0, 0, 0, 0, 0, 0, 1]),
  };
  const kept = Uint8Array.from([0, 1, 0, 0, 0, 0, 0]);
  const lead = leadsOf(edges, kept);
  expect(Array.from(lead)).toStrictEqual([1, 1, 2, 3, 4, 4, 6]);
  expect(
    edges.source.reduce((rows, _, row) => ({ ...rows, [row]: sayingTheSame(edges, row) }), {}),
  ).toStrictEqual({
    0: [0, 1],
    1: [0, 1],
    2: [2],
    3: [3],
    4: [4, 5],
    5: [4, 5],
    6: [6],
  });
  const { bend } = edgeShapes(edges.source, edges.target, kept, lead);
  const a = { x: 0, y: 0 };
  const b = { x: 100, y: 0 };
  const heights = Array.from(
    bend,
    (it, row) => (edges.source[row] === 0 ? controlPoint(a, b, it) : controlPoint(b, a, it)).y + 0,
  );
  expect(heights).toStrictEqual([0, 0, 22, -22, 44, 44, -44]);
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
