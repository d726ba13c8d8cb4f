import { forceSimulation } from "d3-force";
import { expect, test } from "vitest";
import { beginLayout } from "../../../src/renderer/canvas/layout/layout";
import type { LayoutInput, Places } from "../../../src/renderer/canvas/layout/layout-input";
import { keptDepths, startPlaces } from "../../../src/renderer/canvas/layout/layout-start";
import { repulsion } from "../../../src/renderer/canvas/layout/repulsion";
import { room } from "../../../src/renderer/canvas/layout/room";

//        2 ─ 3 (answer)
//       ╱kept kept
//  0 ─ 1            0 is the seed; 4 … 23 are leaves of 1
//  kept ╲ 4 … 23
const LEAVES = 20;
const ends: [number, number][] = [
  [0, 1],
  [1, 2],
  [2, 3],
  ...Array.from({ length: LEAVES }, (_, leaf): [number, number] => [1, 4 + leaf]),
];
const count = 4 + LEAVES;
const onlyFirst = (rows: number) => Uint8Array.from({ length: count }, (_, row) => (row < rows ? 1 : 0));

function input(change: Partial<LayoutInput> = {}): LayoutInput {
  return {
    source: Int32Array.from(ends, ([source]) => source),
    target: Int32Array.from(ends, ([, target]) => target),
    edgeKept: Uint8Array.from(ends, (_, row) => (row < 3 ? 1 : 0)),
    hops: Uint8Array.from({ length: count }, (_, row) => (row < 4 ? row : 2)),
    kept: onlyFirst(4),
    seed: onlyFirst(1),
    answer: Uint8Array.from({ length: count }, (_, row) => (row === 3 ? 1 : 0)),
    radius: new Float32Array(count).fill(6),
    x: new Float64Array(count).fill(NaN),
    y: new Float64Array(count).fill(NaN),
    keptGap: 100,
    aspect: 1.6,
    leftToRight: null,
    ...change,
  };
}

function rest(given: LayoutInput, slice = 7): Places {
  const layout = beginLayout(given);
  while (layout.advance(slice) < 1);
  layout.finish();
  return layout.places();
}

test("the same input gives the same places, however it is sliced", () => {
  expect(rest(input(), 3)).toStrictEqual(rest(input(), 50));
});

test("no two discs overlap", () => {
  const { x, y } = rest(input());
  const gaps = Array.from(x).flatMap((_, a) =>
    Array.from({ length: a }, (__, b) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(11.5);
});

test("the kept path reads from the seed on the left to the answer on the right", () => {
  const { x } = rest(input());
  expect([0, 1, 2, 3].sort((a, b) => x[a]! - x[b]!)).toStrictEqual([0, 1, 2, 3]);
});

test("nodes that have a place keep it exactly, new ones start beside their neighbour", () => {
  const old = rest(input());
  const isNew = (row: number) => row === 3 || row === 10;
  const x = old.x.map((value, row) => (isNew(row) ? NaN : value));
  const y = old.y.map((value, row) => (isNew(row) ? NaN : value));
  const start = startPlaces(input({ x, y }));
  expect(Math.hypot(start.x[3]! - x[2]!, start.y[3]! - y[2]!)).toBeLessThan(60);
  const next = rest(input({ x, y }));
  for (const row of old.x.keys())
    if (!isNew(row)) expect([next.x[row], next.y[row]]).toStrictEqual([x[row], y[row]]);
  expect(next.x.every(Number.isFinite)).toBe(true);
});

test("a graph with every node in place needs no work", () => {
  const old = rest(input());
  expect(beginLayout(input({ ...old })).advance(1)).toBe(1);
});

test("depth along the kept edges counts from the seed", () => {
  expect(Array.from(keptDepths(input()).slice(0, 5))).toStrictEqual([0, 1, 2, 3, -1]);
});

test("nodes that no edge joins, and an empty graph, are laid out too", () => {
  const lone = input({ source: new Int32Array(), target: new Int32Array(), edgeKept: new Uint8Array() });
  expect(rest(lone).x.every(Number.isFinite)).toBe(true);
  const none = new Uint8Array();
  const empty = input({
    ...{
      source: new Int32Array(),
      target: new Int32Array(),
      edgeKept: none,
      hops: none,
      kept: none,
      seed: none,
    },
    ...{ answer: none, radius: new Float32Array(), x: new Float64Array(), y: new Float64Array() },
  });
  expect(rest(empty)).toStrictEqual({ x: new Float64Array(), y: new Float64Array() });
});

/** Four hundred bodies spread over a square by a fixed rule, the last two on one spot. */
function crowd() {
  const bodies = Array.from({ length: 400 }, (_, at) => ({
    ...{ index: at, x: (at * 7919) % 641, y: (at * 104_729) % 577, vx: 0, vy: 0 },
    ...{ strength: -30 - (at % 9) * 20, reach: 4 + (at % 5) },
  }));
  bodies[399] = { ...bodies[399]!, x: bodies[398]!.x, y: bodies[398]!.y };
  return bodies;
}

/** A network without a question: nothing in it is a seed. */
function network(count: number, joined: [number, number][], change: Partial<LayoutInput> = {}): LayoutInput {
  return {
    source: Int32Array.from(joined, ([source]) => source),
    target: Int32Array.from(joined, ([, target]) => target),
    edgeKept: new Uint8Array(joined.length).fill(1),
    hops: new Uint8Array(count),
    kept: new Uint8Array(count).fill(1),
    seed: new Uint8Array(count),
    answer: new Uint8Array(count),
    radius: new Float32Array(count).fill(8),
    x: new Float64Array(count).fill(NaN),
    y: new Float64Array(count).fill(NaN),
    keptGap: 165,
    aspect: 1,
    leftToRight: null,
    ...change,
  };
}

const boxOf = ({ x, y }: Places, rows: readonly number[]) => ({
  left: Math.min(...rows.map((row) => x[row]!)),
  right: Math.max(...rows.map((row) => x[row]!)),
  top: Math.min(...rows.map((row) => y[row]!)),
  bottom: Math.max(...rows.map((row) => y[row]!)),
});

test("parts of a network that nothing joins lie beside each other, not within", () => {
  // Two drugs at one protein, one drug at another, and three in a ring.
  const places = rest(
    network(8, [
      [0, 1],
      [2, 1],
      [3, 4],
      [5, 6],
      [6, 7],
      [7, 5],
    ]),
  );
  const boxes = [
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
  ].map((rows) => boxOf(places, rows));
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        expect(
          one.right < other.left ||
            other.right < one.left ||
            one.bottom < other.top ||
            other.bottom < one.top,
        ).toBe(true);
});

test("rows of a table that nothing joins fill the sheet, and stand in no single line", () => {
  for (const aspect of [0.7, 1, 2]) {
    const places = rest(network(12, [], { aspect }));
    const { left, right, top, bottom } = boxOf(places, [...Array(12).keys()]);
    expect((right - left) / (bottom - top)).toBeGreaterThan(aspect / 3);
    expect((right - left) / (bottom - top)).toBeLessThan(aspect * 3);
    expect(new Set(Array.from(places.x, Math.round)).size).toBeLessThan(12);
  }
});

test("all others push a body as the sum of each, but for squares that are far away", () => {
  const bodies = crowd();
  const force = repulsion<(typeof bodies)[number]>();
  force.initialize!(bodies, Math.random);
  force(1);
  const errors = bodies.map((body, row) => {
    let [x, y] = [0, 0];
    for (const [other, { x: ox, y: oy, strength }] of bodies.entries()) {
      const square = (ox - body.x) ** 2 + (oy - body.y) ** 2;
      if (other === row || square === 0 || square >= 700 ** 2) continue;
      x += ((ox - body.x) * strength) / square;
      y += ((oy - body.y) * strength) / square;
    }
    return Math.hypot(body.vx - x, body.vy - y) / Math.hypot(x, y);
  });
  expect(errors.toSorted((a, b) => a - b)[200]).toBeLessThan(0.05);
  expect(Math.max(...errors)).toBeLessThan(1);
  // The two on one spot are pushed apart.
  expect(Math.abs(bodies[398]!.vx - bodies[399]!.vx)).toBeGreaterThan(30);
});

test("discs part within a few rounds, also two on one spot", () => {
  const bodies = crowd();
  forceSimulation(bodies).stop().velocityDecay(0.6).force("room", room(1, 2)).tick(60);
  const overlapping = bodies.flatMap((a, at) =>
    bodies.slice(0, at).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.reach + b.reach - 0.01),
  );
  expect(overlapping).toStrictEqual([]);
});
