/** What would be told in silence though it answers something else: other measures, other kin, somebody near. */
import { describe, expect, test } from "vitest";
import { askedSpan } from "../../../../src/main/engine/ask/texts/spans/asked-span";
import { spanCandidates } from "../../../../src/main/engine/ask/texts/spans/span-candidates";
import { isBarred } from "../../../../src/main/engine/ask/texts/spans/span-grammar";
import { spanTokens } from "../../../../src/main/engine/ask/texts/spans/span-tokens";

const NUMBERS = new Set(
  "ten treia trei doisprezece șapte nouă four nineteen three twelve second doi".split(" "),
);
const NOUNS = new Set("zile zi ani winters years copii lupii children wolves copil număr".split(" "));
const tag = (words: readonly string[]) =>
  words.map((word) =>
    NUMBERS.has(word) ? "NUM" : NOUNS.has(word) ? "NOUN" : /\p{L}/u.test(word) ? "VERB" : "PUNCT",
  );

/** The numbers of a sentence that may answer. */
function numbersFor(question: string, text: string): string[] {
  const tokens = spanTokens(text, 0, text.length, tag);
  const none = { told: tokens.map(() => 0), named: tokens.map(() => false) };
  const asked = askedSpan(question)!;
  return spanCandidates(text, tokens, [], asked)
    .filter((candidate) => !isBarred({ candidate, sentence: { tokens, ...none }, step: 0 }, asked))
    .map(({ start, end }) => text.slice(start, end));
}

describe("how many", () => {
  test.each([
    [
      "How many wolves surrounded Lupu?",
      "În a treia zi l-au înconjurat lupii, doisprezece la număr",
      ["doisprezece"],
    ],
    [
      "How many children did Ann have?",
      "He was nineteen years old and had three children",
      ["three children"],
    ],
    ["Câți copii avea Ana?", "Avea șapte ani și trei copii", ["trei copii"]],
    ["Câte zile a ținut nunta?", "Nunta a ținut șapte zile", ["șapte zile"]],
    ["How long did it last?", "It lasted four years", ["four years"]],
    ["Câți ani avea Anița când s-a măritat?", "Nunta a ținut șapte zile", []],
    ["How old was Caleb when he died?", "Harriet had died of a fever four winters ago", []],
    ["How old was Caleb when he died?", "Robert had kept the light for nineteen years", []],
    ["How old was Oliver?", "Oliver was now ten and could not be kept out of the water", ["ten"]],
    ["How old was Robert?", "Robert was nineteen years old", ["nineteen years"]],
    ["Câți ani avea Ionel?", "Ionel avea șapte ani", ["șapte ani"]],
  ])("%s %s", (question, text, wanted) => {
    expect(numbersFor(question, text).map((one) => one.replace(/ old$/, ""))).toStrictEqual(wanted);
  });
});
