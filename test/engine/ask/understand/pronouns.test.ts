/** Pronouns that stand for nothing in a question: dropped, they would have another question answered. */
import { describe, expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const FILMS = memoryGraph(
  [
    ["Moth", "directed by", "Ana Pop"],
    ["Wren", "directed by", "Ana Pop"],
    ["Dusk", "directed by", "Jon Pike"],
    ["Moth", "starred", "Jon Pike"],
    ["Wren", "starred", "Mira Holt"],
    ["Dusk", "starred", "Ana Pop"],
  ],
  {
    labels: {
      ...{ Moth: "Film", Wren: "Film", Dusk: "Film" },
      ...{ "Ana Pop": "Person", "Jon Pike": "Person", "Mira Holt": "Person" },
    },
  },
);

describe("of what the question does not name is refused", () => {
  test.each([
    ["And how does it work against Moth?", "it"],
    ["Which films did he direct?", "he"],
    ["How many films did she direct with Jon Pike?", "she"],
    ["Which films did they direct?", "they"],
    ["Who directed it?", "it"],
    ["Who starred in them?", "them"],
    ["Is it directed by Ana Pop?", "it"],
    ["What are its films?", "its"],
    ["Ce filme a regizat el?", "el"],
    ["Cum acționează el împotriva lui Moth?", "el"],
    ["Care sunt filmele lui?", "lui"],
  ])("%s", async (question, word) => {
    const answer = await askByRules(question, FILMS);
    expect(answer.form).toBe("none");
    expect(JSON.stringify(answer)).toContain(`“${word}”`);
  });
});

describe("that stands for what is named, for what is asked for or for nothing is not", () => {
  test.each([
    ["I admire Ana Pop and want all the films she directed.", ["Moth", "Wren"]],
    ["In which of her films does Ana Pop star?", undefined],
    ["Is it true that Ana Pop directed Moth?", undefined],
    ["Who is it that directed Dusk?", undefined],
    ["Was it Ana Pop who directed Moth?", undefined],
    ["Which film has the most persons starred in it?", undefined],
    ["Which films did Ana Pop direct and who starred in them?", undefined],
    ["Cine a regizat filmul lui Mira Holt?", undefined],
  ] as const)("%s", async (question, names) => {
    const answer = await askByRules(question, FILMS);
    expect(answer.form).not.toBe("none");
    expect(JSON.stringify(answer)).not.toContain("stands for");
    if (names) expect(answer.names.toSorted()).toStrictEqual(names);
  });
});
