import { expect, test } from "vitest";
import { randomFrom } from "../../../../bench/random";
import { highest } from "../../../../src/main/engine/ask/score/highest";

test("the highest come best first, equal ones in row order", () => {
  expect(highest(Float64Array.of(1, 3, 2, 3, -1), 3)).toStrictEqual([1, 3, 2]);
  expect(highest(Float64Array.of(5, 5, 5), 2)).toStrictEqual([0, 1]);
  expect(highest(Float64Array.of(2, -Infinity), 9)).toStrictEqual([0, 1]);
  expect([highest(Float64Array.of(1), 0), highest(new Float64Array(0), 3)]).toStrictEqual([[], []]);
});

test("the same rows as sorting everything, with many ties", () => {
  const random = randomFrom(3);
  for (let round = 0; round < 200; round++) {
    const scores = Float64Array.from({ length: 1 + round * 3 }, () => Math.floor(random() * 40) - 20);
    const sorted = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b);
    for (const count of [1, round, scores.length - 1])
      expect(highest(scores, count)).toStrictEqual(sorted.slice(0, count));
  }
});
