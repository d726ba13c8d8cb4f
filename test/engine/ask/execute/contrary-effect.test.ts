import { expect, test } from "vitest";
import { isContraryEffect } from "../../../../src/main/engine/ask/execute/effects/contrary-effect";
import { notAsked } from "../../../../src/main/engine/ask/score/paths/denying-relations";

test.each([
  ["activate", "decreases activity of", true],
  ["inhibits", "increases activity of", true],
  ["inhibit", "decreases activity of", false],
  ["increase", "increases degradation of", false],
  ["activation", "decreases activation of", false],
  ["activate", "inhibited by", true],
  ["treat", "binds", false],
  ["wrote", "written by", false],
])("“%s” says the contrary of “%s”: %s", (word, relation, isContrary) => {
  expect(isContraryEffect(word, relation)).toBe(isContrary);
});

const relations = ["decreases activity of", "increases activity of", "does not treat", "treats"].map(
  (name) => ({
    ...{ name, words: name, count: 1 },
  }),
);

test.each([
  ["Which drugs activate KITL3?", [1, 0, 1, 0]],
  ["Which drugs are inhibitors of KITL3?", [0, 1, 1, 0]],
  // A drug that treats is no opposite of one that increases.
  ["Which genes does a drug for gout increase?", [1, 0, 1, 0]],
  ["Which drugs increase what nerotinib decreases?", [0, 0, 1, 0]],
  ["Which drugs do not activate KITL3?", undefined],
])("%s: relations that say nothing that was asked", (question, silent) => {
  const told = notAsked(question, relations);
  expect(told && [...told]).toStrictEqual(silent);
});
