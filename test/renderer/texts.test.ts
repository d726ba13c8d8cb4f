import { afterEach, expect, test } from "vitest";
import { formatPluralRo } from "../../src/shared/languages/counts";
import { formatCount, formatNumber, formatShare, formatTime } from "../../src/renderer/ui/format";
import { preferredLanguage } from "../../src/shared/languages/language";
import { LANGUAGES, speak, TEXTS } from "../../src/renderer/ui/texts/texts";

/** Every room's file of words, found by its name: one that nobody lists here is looked at too. */
const ROOMS = import.meta.glob<object>("../../src/renderer/features/*/*-texts.ts", { eager: true });

/** All words of the window as they are in one language. */
function wordsIn(language: "en" | "ro"): object {
  speak(language);
  const rooms = Object.entries(ROOMS).map(([file, texts]) => [file, structureOf(texts)]);
  speak("en");
  return { ...LANGUAGES[language], ...Object.fromEntries(rooms) };
}

/** What the getters give now, two levels down, so that it stays when another language is spoken. */
function structureOf(texts: object): object {
  return Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, { ...words }]));
}

const [en, ro] = [wordsIn("en"), wordsIn("ro")];

/** Every leaf by its path. */
function leaves(value: unknown, path = ""): [path: string, leaf: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

const shapeOf = (value: unknown): string[] =>
  leaves(value)
    .map(
      ([path, leaf]) => `${path}: ${typeof leaf === "function" ? `of ${String(leaf.length)}` : typeof leaf}`,
    )
    .sort();

/** The words as they stand in the files: what functions make of numbers and names included. */
const written = (value: unknown): string[] =>
  leaves(value).map(
    ([path, leaf]) => `${path} = ${typeof leaf === "function" ? leaf.toString() : String(leaf)}`,
  );

afterEach(() => speak("en"));

test("both languages have the same words to say, with the same inputs", () => {
  expect(shapeOf(ro)).toStrictEqual(shapeOf(en));
});

test("the rooms' words are found", () => {
  expect(Object.keys(ROOMS).length).toBeGreaterThan(25);
  expect(leaves(en).length).toBeGreaterThan(1000);
});

test("no word is empty", () => {
  const empty = [...leaves(en), ...leaves(ro)].filter(
    ([, leaf]) => typeof leaf === "string" && leaf.trim() === "",
  );
  expect(empty).toStrictEqual([]);
});

test("Romanian has ș and ț with a comma below, never with a cedilla, and no word half in another alphabet", () => {
  expect(written(ro).filter((text) => /[şţŞŢ]|[sStT]\u0327/u.test(text))).toStrictEqual([]);
  expect(written(ro).filter((text) => /[șț]/u.test(text)).length).toBeGreaterThan(200);
  expect(written(ro).filter((text) => /[\u0400-\u04ff]/u.test(text))).toStrictEqual([]);
});

/** Symbols, names of formats and words that both languages share. */
const SAME = /^[^\p{L}]*$|^(Dragoman|Graph \(GEXF 1\.3\)|[\p{Lu}\d .]{1,12})$/u;

test("what is a sentence in English is another one in Romanian", () => {
  const english = new Map(leaves(en));
  const same = leaves(ro).filter(
    ([path, leaf]) =>
      typeof leaf === "string" && leaf === english.get(path) && / \p{L}+ /u.test(leaf) && !SAME.test(leaf),
  );
  expect(same).toStrictEqual([]);
});

test("Romanian counts with three forms", () => {
  speak("ro");
  expect(
    [0, 1, 2, 19, 20, 100, 101, 119, 120, 2100].map((count) => formatPluralRo(count, "muchie", "muchii")),
  ).toStrictEqual([
    "0 muchii",
    "1 muchie",
    "2 muchii",
    "19 muchii",
    "20 de muchii",
    "100 de muchii",
    "101 muchii",
    "119 muchii",
    "120 de muchii",
    "2.100 de muchii",
  ]);
});

test("numbers are written as the language spoken writes them", () => {
  expect([formatCount(23410), formatNumber(0.5), formatTime(1234), formatShare(0.123)]).toStrictEqual([
    "23,410",
    "0.5",
    "1.2 s",
    "12 %",
  ]);
  speak("ro");
  expect([formatCount(23410), formatNumber(-0.5), formatTime(1234), formatShare(0.0004)]).toStrictEqual([
    "23.410",
    "−0,5",
    "1,2 s",
    "< 0,1 %",
  ]);
  expect(TEXTS).toBe(LANGUAGES.ro);
});

test("the first language a person prefers and the workbench has is spoken", () => {
  expect(preferredLanguage(["fr-FR", "ro-RO", "en"])).toBe("ro");
  expect(preferredLanguage(["en-GB", "ro"])).toBe("en");
  expect([preferredLanguage(["fr"]), preferredLanguage([]), preferredLanguage(["ron"])]).toStrictEqual([
    "en",
    "en",
    "en",
  ]);
});
