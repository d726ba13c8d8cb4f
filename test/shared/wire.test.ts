import { describe, expect, test } from "vitest";
import { decodeMessage, encodeMessage, FRAME_BYTES, Frames, framesOf } from "../../src/shared/wire";

const columns = {
  type: "done",
  id: 7,
  value: {
    ints: Int32Array.of(-1, 0, 2_147_483_647),
    bytes: Uint8Array.of(0, 255),
    floats: Float32Array.of(0.5, -0),
    doubles: Float64Array.of(Number.NaN, Math.PI, -Infinity),
    empty: new Float64Array(0),
    nested: [{ name: "ş", numbers: Int32Array.of(3) }],
  },
};

describe("messages as bytes", () => {
  test("come back as they were, typed arrays of the same type", () => {
    expect(decodeMessage(encodeMessage(columns))).toStrictEqual(columns);
  });

  test("are read wherever they lie in a larger buffer", () => {
    const frame = encodeMessage(columns);
    for (let shift = 0; shift < 9; shift++) {
      const larger = new Uint8Array(frame.length + 16);
      larger.set(frame, shift);
      expect(decodeMessage(larger.subarray(shift, shift + frame.length))).toStrictEqual(columns);
    }
  });

  test("carry only the part of a buffer that a column shows", () => {
    const part = Int32Array.of(1, 2, 3, 4).subarray(1, 3);
    expect(decodeMessage(encodeMessage(part))).toStrictEqual(Int32Array.of(2, 3));
  });

  test("keep every key of an object, whatever it is called, and no prototype changes", () => {
    const text = '{"a":{"__proto__":{"__proto__":1},"constructor":[{"toString":true}]}}';
    const back = decodeMessage(encodeMessage(JSON.parse(text))) as { a: object };
    expect(JSON.stringify(back)).toBe(text);
    expect(Object.getPrototypeOf(back.a)).toBe(Object.prototype);
  });

  test("leave out properties that are undefined, so that optional stays optional", () => {
    expect(decodeMessage(encodeMessage({ a: 1, b: undefined }))).toStrictEqual({ a: 1 });
  });

  test.each([
    ["cut short", encodeMessage(columns).subarray(0, 20)],
    ["followed by rubbish", Uint8Array.of(1, 2)],
    ["empty", new Uint8Array(0)],
    ["a column of half a number", Uint8Array.of(0xc7, 3, 1, 0, 0, 0)],
    ["entries that are none", Uint8Array.of(0xd4, 4, 1)],
    ["a prototype", Uint8Array.of(0x81, 0xa9, ...new TextEncoder().encode("__proto__"), 1)],
  ])("are refused when %s", (_, frame) => {
    expect(() => decodeMessage(frame)).toThrow();
  });
});

describe("messages in frames", () => {
  const long = { text: "x".repeat(FRAME_BYTES), bytes: new Uint8Array(2 * FRAME_BYTES).fill(0xc1) };
  const frames = framesOf(long);

  test("come back as they were, however long, and none is too large", () => {
    for (const message of [columns, long]) {
      const [joined, parts] = [new Frames(5 * FRAME_BYTES), framesOf(message)];
      const made = [...parts, ...parts]
        .map((frame) => joined.add(frame))
        .filter((bytes) => bytes !== undefined);
      // Compared by the system: the test's own comparison of millions of numbers takes a minute.
      expect(made.map((bytes) => Buffer.compare(bytes, encodeMessage(message)))).toStrictEqual([0, 0]);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(FRAME_BYTES);
    }
    expect([framesOf(columns).length, frames.length]).toStrictEqual([1, 4]);
  });

  test.each([
    ["cut short by another", [frames[0]!, encodeMessage(columns)]],
    ["in a part that is not whole", [frames[0]!.subarray(0, 99)]],
    ["in a part of no kind", [Uint8Array.of(0xc1, 2)]],
    ["in an empty part", [Uint8Array.of(0xc1)]],
    ["without an end", Array<Uint8Array>(9).fill(frames[0]!)],
  ])("%s are refused", (_, sent) => {
    const joined = new Frames(5 * FRAME_BYTES);
    expect(() => sent.forEach((frame) => joined.add(frame))).toThrow(RangeError);
  });
});
