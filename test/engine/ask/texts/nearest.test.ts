/** Passages that come nearest to what is asked of whom a question names. */
import { expect, test } from "vitest";
import { askedWords, isToldOften } from "../../../../src/main/engine/ask/texts/asked-words";
import { rankPassages, type Sought } from "../../../../src/main/engine/ask/texts/rank-passages";
import { toldMost } from "../../../../src/main/engine/ask/texts/told-most";
import { sentencesOf } from "../../../../src/main/engine/ask/texts/text-sentences";
import { ENGLISH } from "../../../../src/main/engine/ask/understand/pack-english";
import { ROMANIAN } from "../../../../src/main/engine/ask/understand/pack-romanian";
import { readTokens } from "../../../../src/main/engine/ask/understand/tokens/read-tokens";
import type { StoredText } from "../../../../src/main/engine/store/past/documents";

const TEXT = `Ilinca sosi la Sulina. Nu mai călcase acolo de mult. Pe ponton o aștepta Matei, vărul ei.
Era seară, și d. Radu dormea.
— Cine l-a omorât pe Lavrente? întrebă Iulia.
Anton venise cu cumnatul său. Se vorbea de otrăvirea lui Anton.
Grigore lovise barca lui Lavrente. Lavrente fu ucis de frate-său. Anton locuia la cherhana.`;

const NAMES = /Ilinca|Sulina|Matei|Radu|Lavrente|Iulia|Grigore|Anton/g;
const stored: StoredText = {
  text: TEXT,
  mentions: [...TEXT.matchAll(NAMES)].map(({ 0: name, index }) => ({
    ...{ entity: name, start: index, end: index + name.length },
    type: name === "Sulina" ? "Location" : "Character",
  })),
};

function nearest(question: string, language: "en" | "ro", more: Partial<Sought> = {}): string[] {
  const names = [...question.matchAll(/\p{Lu}\p{Ll}+/gu)].map(({ 0: name, index }) => ({ name, index }));
  const named = names
    .filter(({ name }) => stored.mentions.some(({ entity }) => entity === name))
    .map(({ name, index }) => ({
      ...{ text: name, start: index, end: index + name.length },
      ...{
        entities: [{ id: name, name, label: "", score: 1, why: "exact" as const }],
        nodes: [0],
        labels: [0],
      },
    }));
  const tokens = readTokens(question, named, language === "en" ? ENGLISH : ROMANIAN);
  const sought = {
    names: named.map(({ text }) => [text]),
    asked: askedWords(tokens, "ro"),
    types: new Set<string>(),
    ...more,
  };
  return rankPassages(stored, sought).map(({ start, end }) => TEXT.slice(start, end).trim());
}

test("sentences end before capitals, and not behind initials and titles", () => {
  const texts = sentencesOf(stored).map(({ start, end }) => TEXT.slice(start, end).trim());
  expect(texts.slice(0, 4)).toStrictEqual([
    "Ilinca sosi la Sulina.",
    "Nu mai călcase acolo de mult.",
    "Pe ponton o aștepta Matei, vărul ei.",
    "Era seară, și d. Radu dormea.",
  ]);
});

test.each([
  ["Who killed Lavrente?", "en"],
  ["Cine l-a omorât pe Lavrente?", "ro"],
] as const)(
  "%s is found by any word for killing, in either language; a question is no answer",
  (question, language) => {
    expect(nearest(question, language)[0]).toBe("Lavrente fu ucis de frate-său.");
  },
);

test.each([
  ["Who is the brother-in-law of Anton?", "Anton venise cu cumnatul său."],
  ["Who poisoned Anton?", "Se vorbea de otrăvirea lui Anton."],
])("%s is found by what it says in the text's language", (question, passage) => {
  expect(nearest(question, "en")[0]).toBe(passage);
});

test("what is told two sentences behind the name is found with all between", () => {
  expect(nearest("Who is the cousin of Ilinca?", "en")).toStrictEqual([
    "Ilinca sosi la Sulina. Nu mai călcase acolo de mult. Pe ponton o aștepta Matei, vărul ei.",
  ]);
});

test("of several passages one that names what is asked for comes first", () => {
  const types = new Set(["Location"]);
  expect(nearest("Unde a sosit Ilinca?", "ro", { types })[0]).toBe("Ilinca sosi la Sulina.");
});

test("where no name is near, only a word that the text says once or twice speaks", () => {
  expect(nearest("Who killed Matei?", "en")).toContain("Lavrente fu ucis de frate-său.");
  expect(nearest("Does Matei visit?", "en")).toStrictEqual([]);
});

const NOVEL = Array.from(
  { length: 4 },
  () => "Dan o iubea pe Ana. Ana îi zâmbi. Dan vorbea cu Radu. Ana se gândea la amorul lui Radu.",
).join("\n");
const novel: StoredText = {
  text: NOVEL,
  mentions: [...NOVEL.matchAll(/Dan|Ana|Radu/g)].map(({ 0: name, index }) => ({
    ...{ entity: name, start: index, end: index + name.length, type: "Character" },
  })),
};

test.each([
  ["Whom does Dan love?", "en"],
  ["Pe cine iubește Dan?", "ro"],
] as const)(
  "%s is told by counting with whom the text tells of it, those before counting half",
  (question, language) => {
    const named = [
      {
        text: "Dan",
        start: question.indexOf("Dan"),
        end: question.indexOf("Dan") + 3,
        entities: [],
        nodes: [0],
        labels: [0],
      },
    ];
    const tokens = readTokens(question, named, language === "en" ? ENGLISH : ROMANIAN);
    expect(isToldOften(tokens, false)).toBe(true);
    const counted = toldMost(novel, {
      ...{ names: ["Dan"], asked: askedWords(tokens, "ro") },
      types: new Set(["Character"]),
    });
    expect(counted.map(({ entity, weight }) => [entity, weight])).toStrictEqual([
      ["Ana", 6],
      ["Radu", 3.5],
    ]);
  },
);

test.each([
  ["Who is the father of Dan?", false],
  ["Who killed Dan?", false],
  ["Where does Dan love?", true],
])("%s is nothing that a text tells again and again", (question, ofPlaces) => {
  expect(isToldOften(readTokens(question, [], ENGLISH), ofPlaces)).toBe(false);
});

test.each([
  ["Câți ani are Matei?", "ani"],
  ["Cine a găsit inelul?", "gasise"],
  ["Who left for Bucharest?", "bucuresti"],
  ["Who bought the house?", "vandu"],
])("%s is told by “%s”", (question, word) => {
  const tokens = readTokens(question, [], question.startsWith("Who") ? ENGLISH : ROMANIAN);
  expect(askedWords(tokens, "ro").some(({ tells }) => tells(word) > 0)).toBe(true);
});

test("who marries is no house", () => {
  const tokens = readTokens("Cine a cumpărat casa?", [], ROMANIAN);
  expect(askedWords(tokens, "ro").every(({ tells }) => tells("casatorira") === 0)).toBe(true);
});
