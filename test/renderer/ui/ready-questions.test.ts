import { expect, test } from "vitest";
import { questionsSaid } from "../../../src/renderer/ui/texts/ready-questions";
import { SAMPLE_QUESTIONS_ROMANIAN } from "../../../src/renderer/ui/texts/sample-questions-romanian";

const ENGLISH = ["Who directed Inception?", "Which films share a director with Spirited Away?"];

test("a sample's own questions are offered in the language of the window, where they are known in it", () => {
  expect(questionsSaid(ENGLISH, "en")).toStrictEqual(ENGLISH);
  expect(questionsSaid(ENGLISH, "ro")).toStrictEqual(["Cine a regizat Inception?"]);
  expect(questionsSaid(["Who is Ana?"], "ro")).toStrictEqual(["Who is Ana?"]);
  expect(questionsSaid(["Pe cine iubește Persida?", "Whom does Persida love?"], "ro")).toStrictEqual([
    "Pe cine iubește Persida?",
  ]);
});

test("what stands for a question names what it names", () => {
  const longWords = (text: string): string[] => text.match(/\p{L}{6,}/gu) ?? [];
  for (const [english, romanian] of Object.entries(SAMPLE_QUESTIONS_ROMANIAN))
    expect(longWords(english).filter((word) => longWords(romanian).includes(word))).not.toStrictEqual([]);
});
