import { expect, test } from "vitest";
import { differenceSentence } from "../../src/renderer/features/answers/difference-sentence";
import { differenceOf, isSame } from "../../src/renderer/state/difference";
import { KISMET, runOf } from "./run-fixture";

const answer = (name: string, score: number) => ({ node: 1, id: name, name, score });

test("edges and answers gained and lost, and a new best", () => {
  const after = runOf([{ ...KISMET[0]!, verdict: "cycle" }, KISMET[1]!, { ...KISMET[2]!, verdict: "kept" }], {
    answers: [answer("x", 3), answer("j", 1)],
  });
  const difference = differenceOf(runOf(), after);
  expect(difference).toStrictEqual({
    gained: [20],
    lost: [0],
    newAnswers: ["x"],
    goneAnswers: ["Dieterle"],
    newBest: "x",
  });
  expect(differenceSentence(difference)).toBe(
    "1 edge gained, 1 edge lost, best answer is now x, new: x, gone: Dieterle",
  );
});

test("the same result is the same", () => {
  const difference = differenceOf(runOf(), runOf());
  expect(isSame(difference)).toBe(true);
  expect(differenceSentence(difference)).toBe("Nothing changed");
});
