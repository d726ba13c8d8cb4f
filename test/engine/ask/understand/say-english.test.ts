import { expect, test } from "vitest";
import { askedInEnglish } from "../../../../src/main/engine/ask/understand/refusals/say-english";

test.each([
  ["directed by", false, "person", "Who directed “A”?"],
  ["starred actors", false, "person", "Who starred in “A”?"],
  ["owned by", false, "company", "Which company is “A” owned by?"],
  ["owned by", true, "company", "Which company is owned by “A”?"],
  ["treats", false, "disease", "Which disease does “A” treat?"],
  ["treats", true, "drug", "Which drug treats “A”?"],
  ["does not treat", false, "disease", "Which disease does “A” not treat?"],
  ["does not have side effect", false, "symptom", "What side effect does “A” not have?"],
  ["does not have side effect", true, "drug", "Which drug does not have the side effect “A”?"],
  ["carries", false, "", "What does “A” carry?"],
  ["passes through", false, "city", "Which city does “A” pass through?"],
  ["decreases activity of", true, "drug", "Which drug decreases the activity of “A”?"],
  ["positively regulates", false, "process", "Which process does “A” positively regulate?"],
  ["has colour", false, "colour", "What colour does “A” have?"],
  ["part of", false, "chapter", "Which chapter is “A” part of?"],
  ["founding year", false, "year", "What is the founding year of “A”?"],
  ["sailed with", false, "", "Who did “A” sail with?"],
  ["killed by", false, "", "Who was “A” killed by?"],
  ["is expressed in", false, "", "What is “A” expressed in?"],
  ["overturned", false, "", "What was overturned by “A”?"],
  ["beat", false, "", "What did “A” beat?"],
  ["supervises", false, "person", "Who does “A” supervise?"],
  ["joacă în", false, "piesă", undefined],
  ["fiul lui", true, "", undefined],
])("%s, against it: %s", (words, backward, kind, question) => {
  expect(askedInEnglish({ words, backward, kind }, "A")).toBe(question);
});
