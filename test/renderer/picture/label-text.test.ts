import { expect, test } from "vitest";
import { textGrowth } from "../../../src/renderer/picture/label-style";
import { labelLines, labelText } from "../../../src/renderer/picture/label-text";

test.each([
  ["short names stay", "Imatinib", 20, "Imatinib"],
  ["long names end in an ellipsis", "gastrointestinal stromal tumor", 12, "gastrointes…"],
  ["line breaks become spaces", "two\n\tlines", 20, "two lines"],
  ["writing-direction tricks are dropped", "abc\u202egpj.exe\u2066x", 20, "abc gpj.exe x"],
  ["markup stays text", "<img onerror=1>", 20, "<img onerror=1>"],
  ["surrogate pairs are not cut in two", "😀😀😀😀", 3, "😀😀…"],
  ["nothing drawable gives nothing", "\u0000\u200b", 20, ""],
])("%s", (_, name, longest, expected) => {
  expect(labelText(name, longest)).toBe(expected);
});

test("a name of 1 MB is clipped without being walked", () => {
  expect(labelText("x".repeat(1_000_000), 24)).toBe(`${"x".repeat(23)}…`);
});

test.each([
  ["a short name is one line", "Imatinib", ["Imatinib"]],
  [
    "a long name is broken near its middle",
    "gastrointestinal stromal tumor",
    ["gastrointestinal", "stromal tumor"],
  ],
  [
    "a name too long for two lines is cut",
    "positive regulation of cell population growth",
    ["positive regulation", "of cell population g…"],
  ],
  ["a word too long for a line is cut", "pneumonoultramicroscopicsilico", ["pneumonoultramicrosc…"]],
  ["nothing is no line", " ", []],
])("%s", (_, name, expected) => {
  expect(labelLines(name, 21)).toStrictEqual(expected);
});

test("texts are of one size on usual sheets, and grow with a large one up to a limit", () => {
  const grown = [
    [0, 0],
    [598, 530],
    [1110, 800],
    [4000, 2000],
  ].map(([width, height]) => textGrowth({ width: width!, height: height! }, ["a", "b", "c", "d"]));
  expect(grown).toStrictEqual([1, 1, 1.25, 1.3]);
});

test("the names of two or three nodes are larger, as far as the longest finds room at its side", () => {
  const sheet = { width: 598, height: 530 };
  expect(textGrowth(sheet, ["EGFR", "gefitinib"])).toBe(1.5);
  expect(textGrowth(sheet, ["EGFR", "gastrointestinal stromal tumor"])).toBe(1);
  const between = textGrowth(sheet, ["Inception", "Christopher Nolan"]);
  expect(between).toBeGreaterThan(1.1);
  expect(between).toBeLessThan(1.5);
  expect(textGrowth({ width: 0, height: 0 }, ["a"])).toBe(1);
});
