import { encode } from "@msgpack/msgpack";
import { expect, test } from "vitest";
import { randomFrom } from "../../../bench/random";
import { checkFrame } from "../../../src/main/browser/frame-limits";
import { decodeMessage, encodeMessage } from "../../../src/shared/wire";

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

test("every kind of value passes, and a frame a byte short does not", () => {
  const values: unknown[] = [
    ...[null, true, 0, -1, -33, 200, 70_000, 5e9, -200, -70_000, -5e9, 1.5, "x", "x".repeat(40)],
    ...["x".repeat(300), "x".repeat(70_000), new Uint8Array(300), new Uint8Array(70_000), [], {}],
    ...[
      Array.from({ length: 20 }, (_, at) => at),
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, at])),
    ],
    ...[
      new Array(70_000).fill(0),
      Int32Array.of(1),
      new Float64Array(9),
      new Float32Array(40_000),
      nested(60),
    ],
    { ["__proto__x"]: [{ a: [1, { b: "ș" }] }] },
  ];
  for (const value of values) {
    const frame = encodeMessage({ value });
    expect(() => checkFrame(frame)).not.toThrow();
    expect(() => checkFrame(frame.subarray(0, -1))).toThrow(RangeError);
  }
});

test("a few bytes that promise lists without end are refused before room is made for them", () => {
  const bomb = Uint8Array.from(Array.from({ length: 20 }, () => [0xdd, 0x02, 0, 0, 0]).flat());
  const maps = Uint8Array.from(Array.from({ length: 20 }, () => [0xdf, 0xff, 0xff, 0xff, 0xff]).flat());
  for (const frame of [bomb, maps]) expect(() => checkFrame(frame)).toThrow(/more items/);
  expect(() => checkFrame(encode(nested(90)))).not.toThrow();
  expect(() => checkFrame(Uint8Array.from({ length: 100_000 }, () => 0x91))).toThrow(RangeError);
});

test("whatever bytes come, it ends, and what it refuses the decoder refuses or would nest too deep", () => {
  const random = randomFrom(3);
  for (let round = 0; round < 5000; round++) {
    const frame = Uint8Array.from({ length: Math.floor(random() * 60) }, () => Math.floor(random() * 256));
    let isFit = true;
    try {
      checkFrame(frame);
    } catch (fault) {
      expect(fault).toBeInstanceOf(RangeError);
      isFit = false;
    }
    if (!isFit) expect(() => decodeMessage(frame)).toThrow();
  }
});
