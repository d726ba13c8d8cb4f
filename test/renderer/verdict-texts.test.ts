import { expect, test } from "vitest";
import { numberText } from "../../src/renderer/ui/number-text";
import { TEXTS } from "../../src/renderer/ui/texts/texts";
import { VERDICTS } from "../../src/shared/trace";

test("every verdict has a sentence with and without its numbers, and never says NaN", () => {
  const numbers = { time: 1.5, margin: -0.25, rank: 12, p: 0.3, prize: 2, cost: 3, keptReason: 0 };
  const sentences = VERDICTS.flatMap((verdict) => {
    const { sentence } = TEXTS.verdicts[verdict];
    return [sentence(numbers), sentence({}), sentence({ time: Number.NaN, margin: Number.NaN })];
  });
  expect(sentences.filter((sentence) => /NaN|undefined|–\./.test(sentence))).toStrictEqual([]);
});

test("a kept edge says how it was kept", () => {
  const { sentence } = TEXTS.verdicts.kept;
  expect(sentence({ keptReason: 1, prize: 4, cost: 0.5 })).toBe(
    "It pays for itself: its prize of 4 exceeds its cost of 0.5.",
  );
  expect(sentence({ keptReason: 0, prize: 0.1, cost: 0.5, time: 0.25 })).toBe(
    "It joined two parts of the winning cluster at time 0.25: its prize of 0.1 and what it connects are worth its cost of 0.5.",
  );
  expect(sentence({ keptReason: 2 })).toContain("Nothing was pruned");
});

test("a number means what the method makes of it, and an unknown one is named as the engine names it", () => {
  expect(numberText("edge", "cost", "weighted-prizes").meaning).toContain("λ · c(e)");
  expect(numberText("edge", "pathScore").name).toBe("Path score");
});
