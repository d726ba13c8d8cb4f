import { expect, test } from "vitest";
import { differenceSentence } from "../../../src/renderer/features/answers/difference-sentence";
import { differenceOf, isSame } from "../../../src/renderer/state/difference";
import { KISMET, runOf } from "../run-fixture";
import { sampledRun } from "../sampled-fixture";

const answer = (name: string, score: number) => ({ node: 1, id: name, name, score });

test("edges and answers gained and lost, and a new best", () => {
  const after = runOf([{ ...KISMET[0]!, verdict: "cycle" }, KISMET[1]!, { ...KISMET[2]!, verdict: "kept" }], {
    answers: [answer("x", 3), answer("j", 1)],
  });
  const difference = differenceOf(runOf(), after);
  expect(difference).toStrictEqual({
    gained: [20],
    lost: [0],
    redrawn: [],
    newAnswers: ["x"],
    goneAnswers: ["Dieterle"],
    newBest: "x",
  });
  expect(differenceSentence(difference)).toBe(
    "1 edge gained, 1 edge lost, best answer is now x, new: x, gone: Dieterle",
  );
});

test("edges with other noise than before are told, even where nothing else changed", () => {
  const after = sampledRun({ g0: Float64Array.of(1.5, 0.3, 0) });
  const difference = differenceOf(sampledRun(), after);
  expect([difference.redrawn, isSame(difference), differenceSentence(difference)]).toStrictEqual([
    [10],
    false,
    "1 edge drawn anew",
  ]);
  expect(differenceOf(runOf(), sampledRun()).redrawn).toStrictEqual([]);
});

test("the same result is the same", () => {
  const difference = differenceOf(runOf(), runOf());
  expect(isSame(difference)).toBe(true);
  expect(differenceSentence(difference)).toBe("Nothing changed");
});
