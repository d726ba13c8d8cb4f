import { expect, test } from "vitest";
import { ENGLISH } from "../../../../../src/main/engine/ask/understand/pack-english";
import { Lexicon } from "../../../../../src/main/engine/ask/understand/lexicon";
import { pole, type Readings } from "../../../../../src/main/engine/ask/understand/pack";
import { readTokens } from "../../../../../src/main/engine/ask/understand/tokens/read-tokens";

const lexicon = new Lexicon(ENGLISH, { relations: [], labels: [], tables: [] }, { isFrequent: () => true });

const read = (question: string, readings: Readings) =>
  readTokens(question, [], { ...ENGLISH, readings }, lexicon);

test("a word read as one of the graph's stands in its place, and keeps where it was typed", () => {
  const [, font] = read("which fonts are slanted", new Map([["fonts", { as: "typeface" }]]));
  expect(font).toMatchObject({ word: "typeface", text: "fonts", start: 6, end: 11 });
});

test("one that is read as the end of a scale asks for it", () => {
  const priced = pole("max", "price", "most");
  const [dearest] = read("dearest bottle", new Map([["dearest", { as: "dearest", pole: priced }]]));
  expect(dearest).toMatchObject({ pole: priced, english: [] });
});

test("of several that say one thing together only the first is read", () => {
  const readings: Readings = new Map([
    ["side", { as: "adverse event" }],
    ["effects", { as: "" }],
  ]);
  expect(read("side effects", readings).map(({ word }) => word)).toEqual(["adverse", "event"]);
});
