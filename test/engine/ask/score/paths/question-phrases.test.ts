import { expect, test } from "vitest";
import { questionPhrases } from "../../../../../src/main/engine/ask/score/paths/question-phrases";

/** Takes apart a question whose mentions stand in [brackets]. */
function apart(marked: string) {
  const question = marked.replaceAll(/[[\]]/g, "");
  const mentions = [...marked.matchAll(/\[(.*?)\]/g)].map((match, index) => ({
    start: match.index - 2 * index,
    end: match.index - 2 * index + match[1]!.length,
  }));
  return questionPhrases(question, mentions);
}

test("mentions are masked or left out, and phrases do not cross them", () => {
  const { masked, bare, phrases } = apart("who wrote the films of [Heat]'s director?");
  expect([masked, bare]).toStrictEqual([
    "who wrote the films of X's director?",
    "who wrote the films of 's director?",
  ]);
  expect(phrases.filter(({ start, end }) => end - start === 1)).toStrictEqual([
    { text: "wrote", start: 1, end: 2, distance: 4 },
    { text: "films", start: 3, end: 4, distance: 2 },
    { text: "director", start: 7, end: 8, distance: 2 },
  ]);
  expect(phrases.every(({ start, end }) => end <= 5 || start > 5)).toBe(true);
});

test.each([
  ["who directed [Heat]", "person"],
  ["when was [Heat] released", "date or year"],
  ["which country is [Seine] in", "country"],
  ["what is the gender of [Ann]", "gender"],
  ["what did [Mann] direct", undefined],
  ["what does [Mann]'s daughter do?", "occupation or profession"],
  ["[Heat]", undefined],
  ["", undefined],
])("%s asks for %s", (question, type) => {
  expect(apart(question).answerType).toBe(type);
});

test.each([
  ["who has the same father as [Ann]", true],
  ["who co-wrote films with [Ann]", true],
  ["who is [Ann]'s other half", false],
  ["who is [Ann]'s son", false],
])("%s asks for others: %s", (question, asks) => {
  expect(apart(question).asksForOthers).toBe(asks);
});

test("overlapping mentions count once, and a long question is cut", () => {
  const question = `New York Times ${"word ".repeat(1000)}`;
  const { masked, phrases } = questionPhrases(question, [
    { start: 4, end: 8 },
    { start: 0, end: 8 },
  ]);
  expect(masked.startsWith("X Times")).toBe(true);
  expect(phrases.length).toBeLessThan(200);
});

test("marks said again and again count once", () => {
  const span = { start: "Who directed ".length, end: "Who directed Alien".length };
  expect(questionPhrases("Who directed Alien????!?", [span]).masked).toBe("Who directed X?");
  expect(questionPhrases("Who directed Alien?", [span]).masked).toBe("Who directed X?");
});
