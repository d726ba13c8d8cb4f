import { expect, test } from "vitest";
import { orderByProbability } from "../../../../src/main/engine/ask/sample/sample-order";

test("the likeliest come first, equals by the high and then the low word of their keys", () => {
  const p = Float64Array.of(0.5, 0, 1, 0.5, -0, 0.5, 1e-300, 0.5000000000000001);
  const high = Uint32Array.of(7, 9, 1, 7, 3, 2 ** 32 - 1, 0, 5);
  const low = Uint32Array.of(8, 0, 0, 2 ** 31, 0, 0, 0, 0);
  expect([...orderByProbability(p, { high, low })]).toStrictEqual([2, 7, 0, 3, 5, 6, 4, 1]);
});

test("it is the order that comparing gives", () => {
  const rows = Array.from({ length: 3000 }, (_, at) => at);
  // Few values, so that many tie; the keys differ in some byte or other.
  const p = Float64Array.from(rows, (at) => ((at * 7919) % 13) / 13);
  const high = Uint32Array.from(rows, (at) => (Math.imul(at, 0x9e3779b9) >>> 0) & 0xff00ff00);
  const low = Uint32Array.from(rows, (at) => Math.imul(at, 0x85ebca6b));
  const compared = rows.sort((a, b) => p[b]! - p[a]! || high[a]! - high[b]! || low[a]! - low[b]!);
  expect([...orderByProbability(p, { high, low })]).toStrictEqual(compared);
});

test("no edges and one edge", () => {
  const keys = (edges: number) => ({ high: new Uint32Array(edges), low: new Uint32Array(edges) });
  expect([...orderByProbability(new Float64Array(0), keys(0))]).toStrictEqual([]);
  expect([...orderByProbability(Float64Array.of(0.3), keys(1))]).toStrictEqual([0]);
});
