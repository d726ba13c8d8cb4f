import { expect, test } from "vitest";
import { occurrencesOf } from "../../src/shared/occurrences";

const found = (text: string, name: string): string[] =>
  occurrencesOf(text, name).map(({ start, end }) => text.slice(start, end));

test("a name is found as whole words, whatever its case and diacritics", () => {
  expect(found("Ştefan şi ŞTEFAN; Ștefănel nu.", "ștefan")).toStrictEqual(["Ştefan", "ŞTEFAN"]);
  expect(found("kitten, KIT, kit-1", "KIT")).toStrictEqual(["KIT", "kit"]);
});

test("offsets are those of the text, though folding changes lengths", () => {
  // Folding makes "ß" two letters, "ﬁ" two, a combining accent none, and runs of blanks one.
  expect(occurrencesOf("Straße ﬁn  Ana", "Ana")).toStrictEqual([{ start: 11, end: 14 }]);
  expect(found("cafe\u0301  mare aici", "cafe mare")).toStrictEqual(["cafe\u0301  mare"]);
  expect(found("zi 𝒜na 😀 Ana", "ana")).toStrictEqual(["𝒜na", "Ana"]);
});

test("nothing is found for a name without letters, and no more than asked", () => {
  expect(found("a … b", "…")).toStrictEqual([]);
  expect(found("", "ana")).toStrictEqual([]);
  expect(occurrencesOf("ana ".repeat(500), "ana", 7)).toHaveLength(7);
});
