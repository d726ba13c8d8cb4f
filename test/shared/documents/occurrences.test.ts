import { expect, test } from "vitest";
import { namesIn, occurrencesOf } from "../../../src/shared/documents/occurrences";

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

test("a Romanian name is found in its other forms, where it is written as a name", () => {
  const named = (text: string, name: string): string[] =>
    namesIn(text, name).map(({ start, end }) => text.slice(start, end));
  const text =
    "Casa Persidei; Persido! O văzu pe Persidă, iar lui Ștefan îi dădu. Ștefane! Anii trec; Anei i-e dor.";
  expect(named(text, "Persida")).toStrictEqual(["Persidei", "Persido", "Persidă"]);
  expect(named(text, "Ștefan")).toStrictEqual(["Ștefan", "Ștefane"]);
  expect(named(text, "Ana")).toStrictEqual(["Anei"]);
  expect(named("Marei Hubăr; Mara Hubărului; marei", "Mara Hubăr")).toStrictEqual([
    "Marei Hubăr",
    "Mara Hubărului",
  ]);
  expect(named("Ancăi și Anchii, Radului", "Anca")).toStrictEqual(["Ancăi", "Anchii"]);
  expect(named("ana anei", "ana")).toStrictEqual(["ana"]);
  expect(namesIn("Ana Anei ".repeat(99), "Ana", 5)).toHaveLength(5);
});
