/** Numbers in words are read whole. */
import { expect, test } from "vitest";
import { spanCandidates } from "../../../../src/main/engine/ask/texts/spans/span-candidates";
import { askedSpan } from "../../../../src/main/engine/ask/texts/spans/asked-span";
import { tagEnglish } from "../../../../src/main/engine/ask/texts/spans/english-words";
import { spanTokens } from "../../../../src/main/engine/ask/texts/spans/span-tokens";

test("tens that the tagger takes for something else belong to the number behind them", () => {
  const text = "A murit la nouăzeci și doi de ani";
  const tag = (words: readonly string[]) =>
    words.map((word) => (word === "doi" ? "NUM" : word === "ani" || word === "nouăzeci" ? "NOUN" : "ADP"));
  const tokens = spanTokens(text, 0, text.length, tag);
  const found = spanCandidates(text, tokens, [], askedSpan("Câți ani avea?")!);
  expect(found.map(({ start, end }) => text.slice(start, end))).toStrictEqual(["nouăzeci și doi de ani"]);
});

test("a number with a hyphen is one", () => {
  const text = "the body of a man aged fifty-eight, a dealer";
  const tokens = spanTokens(text, 0, text.length, tagEnglish);
  const found = spanCandidates(text, tokens, [], askedSpan("How old was he?")!);
  expect(found.map(({ start, end }) => text.slice(start, end))).toStrictEqual(["fifty-eight"]);
});
