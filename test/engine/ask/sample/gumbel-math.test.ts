import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { exp, log, sigmoid } from "../../../../src/main/engine/ask/sample/gumbel-math";

/** Steps of one last place between two doubles of one sign. */
function placesBetween(a: number, b: number): number {
  const bits = (x: number) => new BigInt64Array(Float64Array.of(x).buffer)[0]!;
  return Math.abs(Number(bits(a) - bits(b)));
}

const POSITIVE = Array.from({ length: 4000 }, (_, at) => 2 ** ((at % 200) - 100) * (1 + at / 4001));

test("log agrees with Math.log to two last places, also beside 1", () => {
  const besideOne = Array.from({ length: 50 }, (_, at) => [1 - 2 ** -at / 3, 1 + 2 ** -at / 3]).flat();
  for (const x of [...POSITIVE, ...besideOne]) {
    expect(placesBetween(log(x), Math.log(x))).toBeLessThanOrEqual(2);
  }
  expect([log(1), log(2), log(0.5)]).toStrictEqual([0, Math.LN2, -Math.LN2]);
});

test("exp agrees with Math.exp to two last places and ends in 0 and Infinity", () => {
  for (let x = -700; x < 709; x += 0.37) {
    expect(placesBetween(exp(x), Math.exp(x))).toBeLessThanOrEqual(2);
  }
  expect([exp(0), exp(-800), exp(-Infinity), exp(800)]).toStrictEqual([1, 0, 0, Infinity]);
});

test("sigmoid runs from 0 to 1 whatever the temperature does to its argument", () => {
  expect([-Infinity, -1e300, 0, 1e300, Infinity].map(sigmoid)).toStrictEqual([0, 0, 0.5, 1, 1]);
});

/** As golden/draws.py makes them in Python; a machine that rounds otherwise fails here, and its draws would not replay. */
test("the bytes are the same on every machine", () => {
  const values = Float64Array.from(POSITIVE.flatMap((x) => [log(x), exp(-x), sigmoid(log(x))]));
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, at) => bytes.writeDoubleLE(value, 8 * at));
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(
    "4fba3d4e49b452d5f3dd06cb1a9957dfff703ed72372e9d21e6c1604d5567f3d",
  );
});
