import { expect, test } from "vitest";
import {
  citationOf,
  isGuess,
  keywordLines,
  nodeToRead,
  statementsOf,
  unsupportedAnswers,
  type ConcordanceOrder,
} from "../../../src/renderer/features/evidence/evidence";
import type { Concordance } from "../../../src/shared/evidence";
import { message } from "../../../src/shared/sentences";
import { EVIDENCE_TEXTS } from "../../../src/renderer/features/evidence/evidence-texts";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { KISMET, runOf } from "../run-fixture";

test("a statement rests on its kept edges; one of a dropped edge, or of none, is unsupported", () => {
  const said = message("no-answer");
  const clauses = [
    { said, edges: [100, 101] },
    { said, edges: [100, 102] },
    { said, edges: [] },
    { said, edges: [7] },
  ];
  const statements = statementsOf(runOf(KISMET, { clauses }));
  expect(statements.map(({ rows, supported }) => [rows, supported])).toStrictEqual([
    [[0, 1], true],
    [[0], false],
    [[], false],
    [[], false],
  ]);
  expect(statementsOf(runOf(KISMET, { clauses, answers: [] }))).toStrictEqual([]);
});

test("answers to a question that names nothing are guesses", () => {
  const notes = [message("names-nothing")];
  const answers = [{ node: 10, id: "d", name: "Dieterle", score: 2 }];
  expect(isGuess({ notes, answers })).toBe(true);
  expect(isGuess({ notes, answers: [] })).toBe(false);
  expect(isGuess({ notes: [message("no-embeddings")], answers })).toBe(false);
});

test("an answer at no kept edge is named", () => {
  const answers = [
    { node: 10, id: "d", name: "Dieterle", score: 2 },
    { node: 30, id: "b", name: "bd-r", score: 1 },
  ];
  expect(unsupportedAnswers(runOf(KISMET, { answers })).map(({ id }) => id)).toStrictEqual(["b"]);
});

const { quote } = EVIDENCE_TEXTS;

test("a citation is one line: triple, passages, source, references, graph", () => {
  const passage = { text: " Kismet is by Dieterle. ", source: "Film Index", references: ["p. 7", "doi:1"] };
  expect(citationOf("Kismet — directed by → Dieterle", "films", [passage], quote)).toBe(
    "Kismet — directed by → Dieterle. “Kismet is by Dieterle.”, Film Index, p. 7; doi:1. (films)",
  );
  const other = { text: "", source: "Almanac", references: [] };
  expect(citationOf("a — b → c", "films", [passage, other], quote)).toBe(
    "a — b → c. “Kismet is by Dieterle.”, Film Index, p. 7; doi:1. Almanac. (films)",
  );
  expect(citationOf("a — b → c", "films", [], quote)).toBe("a — b → c. (films)");
  speak("ro");
  expect(EVIDENCE_TEXTS.quote("zice „nu”")).toBe("„zice «nu»”");
  speak("en");
});

const line = (text: string, relation: string) => {
  const start = text.indexOf("Ana");
  const said = { edge: 1, source: "Ana", relation, target: "Dan", start, end: start < 0 ? -1 : start + 3 };
  return { ...said, passage: { text, source: "novel", references: [] } };
};
const CONCORDANCE: Concordance = {
  lines: [
    line("Then Ana wept.", "weeps"),
    line("Nobody spoke.", "meets"),
    line("The old Ana laughed.", "laughs"),
  ],
  ...{ edges: 3, read: 3, withPassage: 3, leftOut: 0 },
};
const keywords = (order: ConcordanceOrder, wanted = ""): string[] =>
  keywordLines(CONCORDANCE, wanted, order).map(
    ({ before, keyword, after }) => `${before}[${keyword}]${after}`,
  );

test("keywords stand in context, in the order of the words next to them", () => {
  expect(keywords("graph")).toStrictEqual(["Then [Ana] wept.", "[]Nobody spoke.", "The old [Ana] laughed."]);
  expect(keywords("before")).toStrictEqual(["[]Nobody spoke.", "The old [Ana] laughed.", "Then [Ana] wept."]);
  expect(keywords("after")).toStrictEqual(["The old [Ana] laughed.", "[]Nobody spoke.", "Then [Ana] wept."]);
  expect(keywords("relation", "LÁUGH")).toStrictEqual(["The old [Ana] laughed."]);
});

test("the node to read is the selected one that is drawn", () => {
  const run = runOf();
  expect(nodeToRead({ run, selection: { kind: "node", handle: 20 } })).toStrictEqual({
    node: 20,
    name: "Jennie",
  });
  expect(nodeToRead({ run, selection: { kind: "node", handle: 99 } })).toBeNull();
  expect(nodeToRead({ run, selection: { kind: "edge", handle: 10 } })).toBeNull();
});
