import { expect, test } from "vitest";
import { possessiveChain, stepsAmiss } from "../../../../../src/main/engine/ask/score/paths/possessive-chain";

const SILENT = new Set("what who is the of in a 's do does have where by".split(" "));
const COMPOUNDS = ["cause of death", "place of birth", "children"];

function chainOf(question: string) {
  const words = question.split(" ").map((text) => ({ text, isTopic: text === "X" }));
  return possessiveChain(words, (text) => SILENT.has(text), COMPOUNDS);
}

test.each([
  ["who is X", undefined],
  ["who directed the movies by X", undefined],
  ["who is the son of X", { steps: 1, isAll: true }],
  ["what is the X 's mother 's heir", { steps: 2, isAll: true }],
  ["the son of the father of X 's mother", { steps: 3, isAll: true }],
  ["what is X 's place of birth", { steps: 1, isAll: true }],
  ["what is the cause of death of X", { steps: 1, isAll: true }],
  ["what is the cause of death of the other half of X", { steps: 2, isAll: true }],
  ["who is the granddaughter of X", { steps: 2, isAll: true }],
  ["who is the grand duke of X", { steps: 1, isAll: true }],
  ["where does X 's husband work", { steps: 1, isAll: false }],
  ["who directed the movies written by the writer of X", { steps: 1, isAll: false }],
])("%s", (question, expected) => {
  expect(chainOf(question)).toEqual(expected);
});

test("a path may be longer than a chain that is not all, never shorter", () => {
  const lengths = [1, 2, 3];
  const amiss = (isAll: boolean) => lengths.map((length) => stepsAmiss({ steps: 2, isAll }, length));
  expect([amiss(true), amiss(false), lengths.map((length) => stepsAmiss(undefined, length))]).toEqual([
    [1, 0, 1],
    [1, 0, 0],
    [0, 0, 0],
  ]);
});
