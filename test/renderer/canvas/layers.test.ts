import { describe, expect, test } from "vitest";
import { columnsOf, fanOf, layersOf, spread } from "../../../src/renderer/canvas/layout/layers";
import { beginLayout } from "../../../src/renderer/canvas/layout/layout";
import type { LayoutInput } from "../../../src/renderer/canvas/layout/layout-input";
import { shapeOf } from "../../../src/renderer/canvas/layout/shape";

/** A picture whose nodes are all kept; node 0 is the seed. */
function picture(ends: readonly (readonly [number, number])[], more: Partial<LayoutInput> = {}): LayoutInput {
  const count = Math.max(...ends.flat()) + 1;
  return {
    source: Int32Array.from(ends, ([source]) => source),
    target: Int32Array.from(ends, ([, target]) => target),
    edgeKept: new Uint8Array(ends.length).fill(1),
    hops: new Uint8Array(count),
    kept: new Uint8Array(count).fill(1),
    seed: Uint8Array.from({ length: count }, (_, row) => (row === 0 ? 1 : 0)),
    answer: new Uint8Array(count),
    radius: new Float32Array(count).fill(10),
    x: new Float64Array(count).fill(NaN),
    y: new Float64Array(count).fill(NaN),
    keptGap: 100,
    aspect: 1.5,
    leftToRight: null,
    ...more,
  };
}

//  0 ─ 1 ─ 4
//   ╲     ╳        (1–4, 2–3 and 3–5, 4–5: in the order of rows they cross)
//    2 ─ 3 ─ 5
const MECHANISM = picture([
  [0, 1],
  [0, 2],
  [1, 4],
  [2, 3],
  [3, 5],
  [4, 5],
]);
const star = (leaves: number) =>
  picture(Array.from({ length: leaves }, (_, leaf): [number, number] => [0, leaf + 1]));
/** Everyone knows everyone. */
const CIRCLE = picture(
  [0, 1, 2, 3].flatMap((a) => [1, 2, 3].filter((b) => b > a).map((b) => [a, b] as const)),
);

describe("the shape of an answer", () => {
  test("steps that lead on stand in columns, friends of friends are laid out by forces", () => {
    expect([MECHANISM, star(5), CIRCLE].map(shapeOf)).toStrictEqual(["layers", "layers", "forces"]);
  });

  test("many answers of one thing fan out, and beyond what a window holds no columns are made", () => {
    expect([star(15), star(79), star(80)].map(shapeOf)).toStrictEqual(["fan", "fan", "forces"]);
  });

  test("a person's wish is stronger, but nothing puts a cloud of candidates into columns", () => {
    const cloud = { edgeKept: Uint8Array.from([1, 1, 1, 1, 1, 0]) };
    expect(shapeOf({ ...MECHANISM, leftToRight: false })).toBe("forces");
    expect(shapeOf({ ...CIRCLE, leftToRight: true })).toBe("layers");
    expect(shapeOf({ ...MECHANISM, ...cloud, leftToRight: true })).toBe("forces");
  });
});

test("columns are steps from the seed, and no two edges cross that need not", () => {
  expect(columnsOf(MECHANISM)).toStrictEqual([[0], [1, 2], [3, 4], [5]]);
  const { x, y } = layersOf(MECHANISM);
  expect([0, 1, 3, 5].every((row, at, rows) => at === 0 || x[row]! > x[rows[at - 1]!]!)).toBe(true);
  expect(Math.sign(y[1]! - y[2]!)).toBe(Math.sign(y[4]! - y[3]!));
});

test("a way of several steps leads down as it leads on, a short one and one of a flat window hardly", () => {
  const way = (steps: number, aspect: number) =>
    layersOf(
      picture(
        Array.from({ length: steps }, (_, at) => [at, at + 1] as const),
        { aspect },
      ),
    );
  const slope = ({ x, y }: ReturnType<typeof way>) => (y.at(-1)! - y[0]!) / (x.at(-1)! - x[0]!);
  expect(
    [way(2, 1), way(4, 1), way(4, 10)].map(slope).map((found) => Number(found.toFixed(2))),
  ).toStrictEqual([0, 0.6, 0.1]);
});

test("rows keep their distance, in columns and in a fan", () => {
  for (const { x, y } of [layersOf(star(14)), fanOf(star(60))]) {
    const gaps = Array.from(x).flatMap((_, a) =>
      Array.from({ length: a }, (__, b) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(2 * 10);
  }
});

test("heights come as near to wishes as order and gap allow", () => {
  expect(spread([0, 0, 30], 10)).toStrictEqual([-5, 5, 30]);
  expect(spread([50, 0], 10)).toStrictEqual([20, 30]);
});

test("a picture that stands already is not put into columns, for what stands stays", () => {
  const x = new Float64Array(6).fill(NaN);
  x[0] = 7;
  const layout = beginLayout({ ...MECHANISM, x, y: x.slice() });
  while (layout.advance(50) < 1);
  expect(layout.places().x[0]).toBe(7);
});

test("an edge between what the question names passes beside what stands between them, not through it", () => {
  for (const between of [1, 2, 3, 4, 5]) {
    const end = between + 1;
    const middle = Array.from({ length: between }, (_, at) => at + 1);
    const joined = picture([[0, end], ...middle.flatMap((row) => [[0, row] as const, [row, end] as const])], {
      seed: Uint8Array.from({ length: end + 1 }, (_, row) => (row === 0 || row === end ? 1 : 0)),
    });
    const { x, y } = layersOf(joined);
    const onWay = (row: number): number =>
      y[0]! + ((y[end]! - y[0]!) * (x[row]! - x[0]!)) / (x[end]! - x[0]!);
    const nearest = Math.min(...middle.map((row) => Math.abs(y[row]! - onWay(row))));
    expect(nearest, `${String(between)} between`).toBeGreaterThan(20);
  }
});
