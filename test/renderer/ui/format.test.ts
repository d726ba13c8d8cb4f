import { relationWords } from "../../../src/shared/relation-words";
import { expect, test } from "vitest";
import {
  formatBytes,
  formatNumber,
  formatPlural,
  formatProperty,
  formatShare,
  formatShareUp,
  formatTime,
} from "../../../src/renderer/ui/format";

test.each([
  [Number.NaN, "–"],
  [undefined, "–"],
  [Number.POSITIVE_INFINITY, "∞"],
  [Number.NEGATIVE_INFINITY, "−∞"],
  [0, "0"],
  [-0.5, "−0.5"],
  [0.123456, "0.1235"],
  [0.00001234, "1.23e−5"],
  [12345.6, "12,346"],
  [1234567, "1,234,567"],
  [4, "4"],
  [3.99999, "4"],
])("%s is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("times, shares and sizes keep the digits that matter", () => {
  expect([0.2, 12.4, 999.4, 1234, 59_400, 65_000].map(formatTime)).toStrictEqual([
    "< 1 ms",
    "12 ms",
    "999 ms",
    "1.2 s",
    "59 s",
    "1 min 5 s",
  ]);
  expect([0, 0.0004, 0.0123, 0.5, 0.9977, 0.9999, 1].map(formatShare)).toStrictEqual([
    "0 %",
    "< 0.1 %",
    "1.2 %",
    "50 %",
    "99.8 %",
    "> 99.9 %",
    "100 %",
  ]);
  expect([0, 1023, 1536, 5 * 1024 ** 3].map(formatBytes)).toStrictEqual([
    "0 B",
    "1023 B",
    "1.5 KiB",
    "5.0 GiB",
  ]);
});

test("an upper bound is never rounded down", () => {
  expect([0, 0.0001, 0.001, 0.0084, 0.25].map(formatShareUp)).toStrictEqual([
    "0 %",
    "0.1 %",
    "0.1 %",
    "0.9 %",
    "25 %",
  ]);
});

test("words agree with their number", () => {
  expect([0, 1, 2100].map((count) => formatPlural(count, "edge", "edges"))).toStrictEqual([
    "0 edges",
    "1 edge",
    "2,100 edges",
  ]);
});

test("properties and relations become one line of text", () => {
  expect(formatProperty(["a", 1, true])).toBe("a, 1, true");
  expect(formatProperty(-2)).toBe("−2");
  expect(relationWords("directed_by")).toBe("directed by");
  expect(relationWords("_")).toBe("_");
  expect(["INTERACTS_WITH", "LOVES", "CbG", "GiG"].map(relationWords)).toStrictEqual([
    "interacts with",
    "loves",
    "CbG",
    "GiG",
  ]);
  // Where a word comes from is no part of it; what only has a colon in it is left as it is.
  const curies = ["biolink:participates_in", "http://schema.org/author", "note: see below", "12:30"];
  expect(curies.map(relationWords)).toStrictEqual(["participates in", "author", "note: see below", "12:30"]);
});
