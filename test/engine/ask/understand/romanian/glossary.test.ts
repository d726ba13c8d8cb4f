import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageOf } from "../../../../../src/main/engine/ask/understand/language-of";
import { ENGLISH } from "../../../../../src/main/engine/ask/understand/pack-english";
import { ROMANIAN } from "../../../../../src/main/engine/ask/understand/pack-romanian";
import { PACKS } from "../../../../../src/main/engine/ask/understand/packs";
import { stem } from "../../../../../src/main/engine/ask/understand/stem";
import { entriesOf } from "../../../../../src/main/engine/ask/understand/words/glossary";
import { glossed, nearBeginning } from "../../../../../src/main/engine/ask/understand/words/gloss-romanian";

const FOLDER = join(import.meta.dirname, "../../../../../src/main/engine/ask/understand/words/glossary");
const FILES = readdirSync(FOLDER).filter((file) => file !== "english-too.ts");
const TEXTS = FILES.map((file) => {
  const text = /`\n([^`]*)`;\n$/.exec(readFileSync(join(FOLDER, file), "utf8"))?.[1] ?? "";
  return { file, text };
});
/** These say what tuned beginnings do not. */
const BESIDE_TUNED = ["besides.ts", "otherwise.ts"];
const GENERAL = TEXTS.filter(({ file }) => !BESIDE_TUNED.includes(file));
const pairsOf = ({ text }: { text: string }) =>
  entriesOf(text).flatMap(({ english, romanian }) =>
    romanian.flatMap((word) => english.map((one) => `${word} ${one}`)),
  );

describe("the Romanian glossary", () => {
  it.each(TEXTS)("has well-formed entries in $file", ({ text }) => {
    expect(text.length).toBeGreaterThan(0);
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(
        /^[a-z]+(?:,? [a-z]+)*: [a-z]+(?: [a-z]+)*(?:; [a-z]+(?:,? [a-z]+)*: [a-z]+(?: [a-z]+)*)*$/,
      );
  });

  it("says nothing twice", () => {
    const pairs = GENERAL.flatMap(pairsOf);
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it("has no word that a tuned beginning takes for another, unless it is said which it is", () => {
    const taken = GENERAL.flatMap(({ text }) =>
      entriesOf(text).flatMap(({ english, romanian }) =>
        romanian.filter((word) => !english.every((one) => glossed(word).includes(one))),
      ),
    );
    expect(taken).toEqual([]);
  });

  it.each([
    ["miere", "honey"],
    ["mierea", "honey"],
    ["inspectia", "inspection"],
    ["ingrijeste", "care"],
    ["lipit", "glue"],
    ["intarziate", "late"],
  ])("knows %s as %s", (romanian, english) => {
    expect(glossed(romanian)).toContain(english);
  });

  it("tells forms of different words apart", () => {
    expect(glossed("vine")).toEqual(["come"]);
    expect(glossed("inventie")).toEqual(["invention"]);
    expect(glossed("vinul")).toEqual(["wine"]);
  });

  it.each([
    ["cartofi", "potato", "book"],
    ["cartierele", "district", "book"],
    ["generatia", "generation", "gene"],
    ["cantarul", "scale", "plays"],
    ["cainele", "dog", "pathway"],
    ["sarbatorile", "holiday", "serbian"],
  ])("takes %s for %s, not for %s", (romanian, english, other) => {
    expect(glossed(romanian)).toContain(english);
    expect(glossed(romanian)).not.toContain(other);
  });

  it("changes nothing of what tuned beginnings say first", () => {
    expect(glossed("fabrica")).toEqual(["produces", "factory"]);
    expect(glossed("caz")).toEqual(["case"]);
    expect(glossed("apare")).toEqual(["appears", "starred"]);
    expect(glossed("anul")).toEqual(["year"]);
    expect(glossed("romana")).toEqual(["romanian"]);
    expect(glossed("romane")).toEqual(["romanian", "novel"]);
    expect(glossed("cartea")).toEqual(["book"]);
  });

  it("takes no word it knows for a slip of another", () => {
    expect(nearBeginning("miere")).toBe("miere");
  });

  it("makes no English question Romanian", () => {
    const question = "more care port dare mine plan mere can paste vine";
    expect(question.split(" ").filter((word) => ROMANIAN.knows(word))).toEqual([]);
    expect(languageOf("paste or mint on more plans, care or dare", PACKS)).toBe(ENGLISH);
    expect(languageOf("miere intarziata ingrijeste", PACKS)).toBe(ROMANIAN);
  });

  it("has English words that a schema may be called by", () => {
    const english = new Set(TEXTS.flatMap(({ text }) => entriesOf(text).flatMap((entry) => entry.english)));
    expect([...english].filter((one) => stem(one).length < 2)).toEqual([]);
  });
});
