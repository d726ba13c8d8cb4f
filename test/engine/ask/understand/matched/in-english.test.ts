import { expect, test } from "vitest";
import type { Named } from "../../../../../src/main/engine/ask/understand/find-mentions";
import {
  questionInEnglish,
  schemaInEnglish,
} from "../../../../../src/main/engine/ask/understand/matched/in-english";
import { ROMANIAN } from "../../../../../src/main/engine/ask/understand/pack-romanian";
import { readTokens } from "../../../../../src/main/engine/ask/understand/tokens/read-tokens";

/** The question with X for its name, word by word. */
function glossed(question: string): string {
  const start = question.indexOf("X");
  const named = [{ text: "X", start, end: start + 1 }] as unknown as Named[];
  return questionInEnglish(readTokens(question, named, ROMANIAN), () => "X");
}

test.each([
  ["Pe cine conduce X?", "whom X leads led"],
  ["Cine o conduce pe X?", "who leads led X"],
  ["Unde s-a născut X?", "where X born birth"],
  ["Cui i-a scris X?", "to whom X written author"],
  ["Ce legi a modificat X?", "what law modify modified X"],
])("%s: who does it stands before what is done", (question, english) => {
  expect(glossed(question)).toBe(english);
});

test("a schema's words are put into English where they are Romanian, and else left alone", () => {
  const isEnglish = (word: string) => ["lacks", "lack", "capital", "of"].includes(word);
  expect(schemaInEnglish("născut în", isEnglish)).toBe("born in");
  expect(schemaInEnglish("lacks", isEnglish)).toBe("lacks");
  expect(schemaInEnglish("capital of", isEnglish)).toBe("capital of");
});
