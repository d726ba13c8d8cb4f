import { expect, test } from "vitest";
import { longerNames } from "../../../../src/main/engine/ask/seed/pair-names";

test.each([
  // "A" is an article too, and still what was named.
  [
    "A and B",
    [
      [0, 1],
      [6, 7],
    ],
    ["A", "B"],
  ],
  [
    "ulcer and peptic ulcer",
    [
      [0, 5],
      [16, 21],
    ],
    ["ulcer", "peptic ulcer"],
  ],
] as const)("%s: what was written", (text, spans, written) => {
  const found = spans.map(([start, end]) => ({ start, end, name: "" }));
  expect(longerNames(text, found)).toStrictEqual(written);
});
