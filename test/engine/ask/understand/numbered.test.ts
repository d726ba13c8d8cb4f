/** Chapters, acts and the like: told by their number, and in order. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph, type Triple } from "../memory-graph";

const CHAPTERS = ["Capitolul I. Plecarea", "Capitolul II. La moară", "Capitolul III. Sfârșitul"];
const APPEARANCES: Triple[] = [
  ["Safta", "APPEARS_IN", CHAPTERS[1]!],
  ["Safta", "APPEARS_IN", CHAPTERS[2]!],
  ["Radu", "APPEARS_IN", CHAPTERS[0]!],
  ["Radu", "APPEARS_IN", CHAPTERS[2]!],
  ["Radu", "INTERACTS_WITH", "Safta"],
  ["Radu", "INTERACTS_WITH", "Safta"],
  ["Radu", "INTERACTS_WITH", "Petrea"],
  ["Petrea", "APPEARS_IN", CHAPTERS[0]!],
];
const NOVEL = memoryGraph(APPEARANCES, {
  labels: {
    ...{ Safta: "Character", Radu: "Character", Petrea: "Character" },
    ...Object.fromEntries(CHAPTERS.map((name) => [name, "Chapter"])),
  },
  properties: Object.fromEntries(CHAPTERS.map((name, at) => [name, { number: at + 1 }])),
});
const VOCABULARY = ["which", "what", "chapter", "appear", "first"];

test.each([
  ["Cine apare în capitolul 2?", ["Safta"]],
  ["Cine apare în capitolul II?", ["Safta"]],
  ["Cine apare în al doilea capitol?", ["Safta"]],
  ["Who appears in chapter 1?", ["Petrea", "Radu"]],
  ["Who appears in the first chapter?", ["Petrea", "Radu"]],
  ["Who appears in the last chapter?", ["Radu", "Safta"]],
  ["În ce capitol apare Safta prima dată?", [CHAPTERS[1]]],
  ["În ce capitol apare ultima oară Radu?", [CHAPTERS[2]]],
  ["In which chapter does Safta first appear?", [CHAPTERS[1]]],
  ["Who does Radu talk to most often?", ["Safta"]],
])("%s", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, NOVEL, VOCABULARY);
  expect(answer.refused).toBeUndefined();
  expect(found.toSorted()).toEqual(names);
});

test.each([
  ["Does Safta appear in chapter 1?", false],
  ["Apare Safta în capitolul III?", true],
])("%s", async (question, value) => {
  expect(await askByRules(question, NOVEL, VOCABULARY)).toMatchObject({ form: "boolean", value });
});

test("a chapter that there is none of is refused", async () => {
  expect(await askByRules("Cine apare în capitolul 7?", NOVEL, VOCABULARY)).toMatchObject({ form: "none" });
});

test("a heading's own number goes before its place: behind a prologue the second scene is the third part", async () => {
  const parts = ["Începutul", "Scena I", "Scena a II-a"];
  const graph = memoryGraph(
    [
      ["Nae", "APPEARS_IN", parts[2]!],
      ["Zinca", "APPEARS_IN", parts[1]!],
      ["Zinca", "APPEARS_IN", parts[0]!],
    ],
    {
      labels: {
        ...{ Nae: "Character", Zinca: "Character" },
        ...Object.fromEntries(parts.map((name) => [name, "Chapter"])),
      },
      properties: Object.fromEntries(parts.map((name, at) => [name, { number: at + 1 }])),
    },
  );
  const { names } = await askByRules("Cine apare în scena a doua?", graph, VOCABULARY);
  expect(names).toStrictEqual(["Nae"]);
});
