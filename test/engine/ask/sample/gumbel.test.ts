import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  gumbelsOf,
  isDrawn,
  logitOf,
  pulls,
  softWeights,
} from "../../../../src/main/engine/ask/sample/gumbel";
import type { EdgeKeys } from "../../../../src/main/engine/ask/stage";

const EDGES = 50_000;
/** Keys as plain as can be: the noise must be good even so. */
const keys: EdgeKeys = {
  high: new Uint32Array(EDGES),
  low: Uint32Array.from({ length: EDGES }, (_, at) => at),
};

/** Euler's γ, the mean of a Gumbel(0, 1) number. */
const GAMMA = 0.5772156649;

function pullsAt(p: number, seed: number): Float64Array {
  const { g1, g0 } = gumbelsOf(keys, { seed, draw: 0, rerolls: {} });
  return pulls(new Float64Array(EDGES).fill(logitOf(p)), g1, g0);
}

function meanOf(column: ArrayLike<number>): number {
  return Array.from(column).reduce((sum, value) => sum + value, 0) / column.length;
}

// Means of z_soft over 200 000 draws made by another implementation.
const MEAN_SOFT = [
  { temperature: 0.1, at20: 0.202, at90: 0.9 },
  { temperature: 0.5, at20: 0.231, at90: 0.873 },
  { temperature: 1, at20: 0.283, at90: 0.816 },
  { temperature: 2, at20: 0.356, at90: 0.721 },
];

describe.each(MEAN_SOFT)("at temperature $temperature", ({ temperature, at20, at90 }) => {
  test.each([0.001, 0.05, 0.2, 0.5, 0.9, 0.999])("an edge of p = %d is drawn with probability p", (p) => {
    const pulled = pullsAt(p, Math.round(1000 * (p + temperature)));
    // By the soft weights that this temperature gives: an edge is drawn where its weight exceeds a half.
    const drawn = softWeights(pulled, temperature).filter((weight) => weight > 0.5).length;
    expect(drawn).toBe(pulled.filter(isDrawn).length);
    const sigma = Math.sqrt((p * (1 - p)) / EDGES);
    expect(Math.abs(drawn / EDGES - p)).toBeLessThan(3 * sigma);
  });

  test("the mean soft weight moves with the temperature as measured elsewhere", () => {
    expect(Math.abs(meanOf(softWeights(pullsAt(0.2, 5), temperature)) - at20)).toBeLessThan(0.005);
    expect(Math.abs(meanOf(softWeights(pullsAt(0.9, 6), temperature)) - at90)).toBeLessThan(0.005);
  });

  test("z_soft is the two-Gumbel softmax of the same noise", () => {
    const { g1, g0 } = gumbelsOf(keys, { seed: 9, draw: 3, rerolls: {} });
    for (const p of [0.01, 0.3, 0.8]) {
      const soft = softWeights(pulls(new Float64Array(EDGES).fill(logitOf(p)), g1, g0), temperature);
      for (let row = 0; row < 2000; row++) {
        const select = (Math.log(p) + g1[row]!) / temperature;
        const reject = (Math.log(1 - p) + g0[row]!) / temperature;
        const most = Math.max(select, reject);
        const softmax = Math.exp(select - most) / (Math.exp(select - most) + Math.exp(reject - most));
        expect(Math.abs(soft[row]! - softmax)).toBeLessThan(1e-12);
        expect(soft[row]! > 0.5).toBe(select > reject);
      }
    }
  });
});

test("both Gumbels have mean γ and variance π²/6, and know nothing of each other", () => {
  const { g1, g0 } = gumbelsOf(keys, { seed: 2, draw: 0, rerolls: {} });
  const sigma = Math.PI / Math.sqrt(6);
  for (const column of [g1, g0]) {
    const mean = meanOf(column);
    expect(Math.abs(mean - GAMMA)).toBeLessThan((3 * sigma) / Math.sqrt(EDGES));
    expect(Math.abs(meanOf(column.map((g) => (g - mean) ** 2)) - sigma ** 2)).toBeLessThan(0.05);
  }
  const together = meanOf(g1.map((g, row) => (g - GAMMA) * (g0[row]! - GAMMA)));
  expect(Math.abs(together) / sigma ** 2).toBeLessThan(3 / Math.sqrt(EDGES));
});

test("neighbouring edges, draws and seeds draw independently of each other", () => {
  const columnOf = (seed: number, draw: number) =>
    Float64Array.from(
      pulls(new Float64Array(EDGES), ...bothOf(gumbelsOf(keys, { seed, draw, rerolls: {} }))),
      (pull) => (isDrawn(pull) ? 1 : -1),
    );
  const [one, nextDraw, nextSeed] = [columnOf(4, 0), columnOf(4, 1), columnOf(5, 0)];
  const bound = 3 / Math.sqrt(EDGES);
  expect(Math.abs(meanOf(one.map((z, row) => z * nextDraw[row]!)))).toBeLessThan(bound);
  expect(Math.abs(meanOf(one.map((z, row) => z * nextSeed[row]!)))).toBeLessThan(bound);
  expect(Math.abs(meanOf(one.map((z, row) => z * one[(row + 1) % EDGES]!)))).toBeLessThan(bound);
});

test("certain and impossible edges have logits of ±18.42, not infinite ones", () => {
  expect([0, 1].map((p) => logitOf(p).toFixed(2))).toStrictEqual(["-18.42", "18.42"]);
  expect(logitOf(0.5)).toBe(0);
});

/** As golden/draws.py makes them in Python; a machine that rounds otherwise fails here, and its draws would not replay. */
test("the same seed gives the same bytes on every machine", () => {
  const { g1, g0 } = gumbelsOf(keys, { seed: 2 ** 40 + 7, draw: 11, rerolls: { ["0".repeat(16)]: 2 } });
  const logits = Float64Array.from({ length: EDGES }, (_, at) => logitOf((at + 0.5) / EDGES));
  const soft = softWeights(pulls(logits, g1, g0), 0.5);
  const bytes = Buffer.alloc(24 * EDGES);
  [g1, g0, soft].forEach((column, at) => {
    column.forEach((value, row) => bytes.writeDoubleLE(value, 8 * (at * EDGES + row)));
  });
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(
    "be1ba5744675e0711aed75948e96d4951610fd4b57c43be0cc706cb5c41ba0e0",
  );
});

function bothOf({ g1, g0 }: { g1: Float64Array; g0: Float64Array }): [Float64Array, Float64Array] {
  return [g1, g0];
}
