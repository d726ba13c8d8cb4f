/** The answers of a run as lines to print. */
import { expect, test } from "vitest";
import { answerLines } from "../../../src/main/cli/answer-lines";

const none = { answers: [], answersTotal: 0 };
const passage = { work: "w", start: 0, end: 9 };

test("words of a text are an answer, and nothing at all is none", () => {
  const answer = { form: "list" as const, values: ["un toporaș"], passage, complete: false };
  expect(answerLines({ ...none, answer })).toStrictEqual(["  “un toporaș”"]);
  expect(answerLines({ ...none, answer: { form: "none", complete: false } })).toStrictEqual(["No answer."]);
});

test("nodes stand by rank, and it is said where more can be listed", () => {
  const answers = [{ id: "a", name: "Ana", score: 1 }];
  expect(answerLines({ answer: undefined, answers, answersTotal: 3 })).toStrictEqual([
    ...["  1. Ana  1.000", "1 of 3 answers; --answers lists more."],
  ]);
});
