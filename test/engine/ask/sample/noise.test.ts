import { expect, test } from "vitest";
import { streamOf, threefry } from "../../../../src/main/engine/ask/sample/noise";

/** Known answers of threefry2x32 with 20 rounds, published with the paper (Random123, kat_vectors): counter, key, output. */
const KNOWN = [
  [0, 0, 0, 0, 0x6b200159, 0x99ba4efe],
  [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x1cb996fc, 0xbb002be7],
  [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xc4923a9c, 0x483df7a0],
] as const;

test.each(KNOWN)("threefry of counter %i %i under key %i %i", (c0, c1, k0, k1, first, second) => {
  const out = new Uint32Array(2);
  threefry(k0, k1, c0, c1, out);
  expect([...out]).toStrictEqual([first, second]);
});

test("seeds beyond 32 bits, draws and re-rolls each give a stream of their own", () => {
  const streams = [
    streamOf(0, 0, 0),
    streamOf(1, 0, 0),
    streamOf(2 ** 32, 0, 0),
    streamOf(2 ** 32 + 1, 0, 0),
    streamOf(0, 1, 0),
    streamOf(0, 0, 1),
  ];
  expect(new Set(streams.map(({ high, low }) => `${String(high)} ${String(low)}`)).size).toBe(streams.length);
  expect(streamOf(0, 0, 0)).toStrictEqual({ high: 0x6b200159, low: 0x99ba4efe });
});
