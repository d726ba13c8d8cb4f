import { expect, test } from "vitest";
import {
  citationOf,
  isGuess,
  isUnsupported,
  nodeInContext,
  nodeToRead,
  statementsOf,
  unsupportedAnswers,
} from "../../../src/renderer/features/evidence/evidence";
import {
  keywordCsv,
  keywordLines,
  passagesOnce,
  placeIn,
  sharedWork,
  sourceOf,
  type ConcordanceOrder,
} from "../../../src/renderer/features/evidence/keyword-lines";
import type { Concordance } from "../../../src/shared/documents/evidence";
import { nearestFirst, printedOnce, type AskedAbout } from "../../../src/shared/documents/nearest-passages";
import { message } from "../../../src/shared/sentences/sentences";
import { EVIDENCE_TEXTS } from "../../../src/renderer/features/evidence/evidence-texts";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
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
  const names = message("answers-because", { names: [] as never });
  const led = [{ said: names, edges: [100, 101] }, ...clauses];
  expect(statementsOf(runOf(KISMET, { clauses: led })).length).toBe(clauses.length);
  expect(statementsOf(runOf(KISMET, { clauses: led.slice(0, 1) }))).toHaveLength(1);
});

test("what is not said of the answers is neither supported nor wanting, and what was left out is", () => {
  const names = [] as never;
  const clauses = [
    { said: message("answers-by-absence", { names }), edges: [] },
    { said: message("left-out", { names }), edges: [100] },
  ];
  const run = runOf(KISMET, { clauses });
  expect(statementsOf(run).map(({ supported, byAbsence }) => [supported, byAbsence])).toStrictEqual([
    [false, true],
    [true, false],
  ]);
  expect(unsupportedAnswers(run)).toStrictEqual([]);
});

test("what was computed from nodes' own properties needs no edge; a lookup does", () => {
  const clauses = [{ said: message("described", { property: "job", value: "doctor" }), edges: [] }];
  const operations = [{ operation: "filter" as const, of: "job", left: 1 }];
  const rest = {
    form: "list" as const,
    language: "en" as const,
    mentions: [],
    constraints: [],
    unread: [],
    offers: [],
  };
  const answers = [{ node: 30, id: "b", name: "bd-r", score: 1 }];
  const computed = runOf(KISMET, { clauses, answers, understanding: { ...rest, operations } });
  expect(statementsOf(computed).map(isUnsupported)).toStrictEqual([false]);
  expect(unsupportedAnswers(computed)).toStrictEqual([]);
  const looked = runOf(KISMET, { clauses, answers, understanding: { ...rest, operations: [] } });
  expect(statementsOf(looked).map(isUnsupported)).toStrictEqual([true]);
  expect(unsupportedAnswers(looked)).toHaveLength(1);
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

test("the node to read is the selected one, of the run, of the network before any, or of the graph beyond the picture", () => {
  const ask = (changes: Partial<Workbench>) => nodeToRead({ ...startWorkbench(FIRST_SETTINGS), ...changes });
  const run = runOf();
  const settings = { ...FIRST_SETTINGS, graph: "films" };
  const network = { graph: "films", found: { state: "ready", value: { view: run, whole: true } } } as const;
  const selection = { kind: "node", handle: 20 } as const;
  const jennie = { node: 20, name: "Jennie" };
  expect(ask({ run, selection })).toStrictEqual(jennie);
  expect(ask({ network, settings, selection })).toStrictEqual(jennie);
  expect(ask({ network, selection })).toBeNull();
  const far = { node: 99, id: "f", name: "Far", labels: [], text: "", properties: {} };
  const beyond = { run, selection: { kind: "node", handle: 99 } } as const;
  expect(ask(beyond)).toBeNull();
  expect(ask({ ...beyond, nodeDetails: { 99: far } })).toStrictEqual({ node: 99, name: "Far" });
  expect(ask({ run, selection: { kind: "edge", handle: 10 } })).toBeNull();
});

test("in context the first answer is read while nothing is selected, and what is read stays", () => {
  const answered = { ...startWorkbench(FIRST_SETTINGS), run: runOf() };
  const [first] = answered.run.answers;
  expect(nodeInContext(answered)).toStrictEqual({ node: first!.node, name: first!.name });
  expect(nodeInContext({ ...answered, selection: { kind: "edge", handle: 10 } })).toBeNull();
  const concordance = { graph: answered.run.graph, node: 1, name: "", found: { state: "loading" } } as const;
  expect(nodeInContext({ ...answered, concordance })).toBeNull();
  expect(nodeInContext(startWorkbench(FIRST_SETTINGS))).toBeNull();
});

test("a passage that stands under several edges is read once", () => {
  const again = { ...CONCORDANCE.lines[0]!, edge: 77 };
  const lines = [...CONCORDANCE.lines, again];
  expect(passagesOnce(lines).map(({ edge }) => edge)).toStrictEqual(
    CONCORDANCE.lines.map(({ edge }) => edge),
  );
});

test("a place of the texts is one line, though two passages begin before it", () => {
  const longer = { ...line("She rose. Then Ana wept.", "meets"), at: 30 };
  const shorter = { ...line("Then Ana wept.", "weeps"), at: 40 };
  const other = { ...line("Then Ana wept.", "weeps"), at: 90 };
  const lines = keywordLines({ ...CONCORDANCE, lines: [longer, shorter, other] }, "", "source");
  expect(lines.map(({ before }) => before)).toStrictEqual(["She rose. Then ", "Then "]);
});

test("a place of a passage is one line, however many edges it stands on; sources are in the order of their numbers", () => {
  const from = (text: string, source: string, page: string) => {
    const plain = line(text, "is");
    return { ...plain, passage: { ...plain.passage, source, references: [page] } };
  };
  const told = [
    from("Then Ana wept.", "Mara, ch. 10", "p. 90"),
    from("Ana saw Ana.", "Mara, ch. 2", "p. 9"),
    { ...from("Then Ana wept.", "Mara, ch. 10", "p. 90"), edge: 2 },
  ];
  const lines = keywordLines({ ...CONCORDANCE, lines: told }, "", "source");
  expect(lines.map(({ line: one }) => sourceOf(one))).toStrictEqual([
    "Mara, ch. 2, p. 9",
    "Mara, ch. 10, p. 90",
  ]);
  expect(keywordCsv(lines.slice(1))).toBe(
    '"source","references","left","keyword","right","subject","relation","object","passage"\r\n' +
      '"Mara, ch. 10","p. 90","Then ","Ana"," wept.","Ana","is","Dan","Then Ana wept."\r\n',
  );
});

test("a passage is printed under the first edge it speaks of; edges without any are counted, those not fetched left out", () => {
  const passage = (text: string) => ({ text, source: "Mara", references: [] });
  const first = [passage("a"), passage("b")];
  const told = printedOnce({}, [first, [passage("b")], [], undefined, first]);
  expect(told.map((one) => one && [one.fresh.length, one.before])).toStrictEqual([
    [2, 0],
    [0, 1],
    [0, 0],
    null,
    [0, 2],
  ]);
});

test("the passages of the answer's own records come first, then those that name what the question names; the others as they came", () => {
  const passage = (text: string, source: string) => ({ text, source, references: [] });
  const all = [
    passage("imatinib → Leukaemia", "R1"),
    passage("Nothing of either", "R2"),
    passage("IMATINIB → Stromal tumor", "R3"),
    passage("imatinib alone", "R4"),
  ];
  const mention = (name: string) => ({
    ...{ text: name, start: 0, end: 1 },
    entities: [{ id: name, name, label: "", score: 1, why: "exact" as const }],
  });
  const understanding = { mentions: [mention("imatinib"), mention("stromal tumor")] };
  const sources = (asked: AskedAbout) => nearestFirst(all, asked).map(({ source }) => source);
  expect(sources({})).toStrictEqual(["R1", "R2", "R3", "R4"]);
  expect(sources({ understanding })).toStrictEqual(["R3", "R1", "R4", "R2"]);
  expect(sources({ understanding, chains: [{ records: ["R4"] }, { records: ["R9", "R2"] }] })).toStrictEqual([
    ...["R4", "R2", "R3", "R1"],
  ]);
});

test("a passage that has the asked name by itself is nearer than one that has it within a longer name", () => {
  const entities = [{ id: "a", name: "Asthma", label: "", score: 1, why: "exact" as const }];
  const texts = ["A → Asthma-chronic overlap", "A → Pseudoasthma", "A → Asthma (1)", "asthma"];
  const near = nearestFirst(
    texts.map((text) => ({ text, source: "", references: [] })),
    { understanding: { mentions: [{ text: "asthma", start: 0, end: 6, entities }] } },
  );
  expect(near.map(({ text }) => text)).toStrictEqual([texts[2], texts[3], texts[0], texts[1]]);
});

test("lines stand in the order of chapters, in Roman numerals too", () => {
  const chapters = ["CAP. X. Sfârșit", "CAP. IX", "CAP. V.", "CAP. XIV Ana", "CAP. I"];
  const lines = chapters.map((source) => ({
    ...CONCORDANCE.lines[0]!,
    passage: { text: `Ana, ${source}`, source: `Mara, ${source}`, references: [] },
    ...{ start: 0, end: 3 },
  }));
  const told = keywordLines({ ...CONCORDANCE, lines }, "", "source");
  expect(told.map(({ line }) => sourceOf(line).slice(11).split(/[ .]/)[0])).toStrictEqual([
    "I",
    "V",
    "IX",
    "X",
    "XIV",
  ]);
});

test("lines stand as the text does where its places are known, and tell no key that a build made", () => {
  const line = (text: string, at: number, key: string) => ({
    ...CONCORDANCE.lines[0]!,
    passage: { text, source: "Mara, CAP. II", references: [key, "p. 3"] },
    ...{ start: 0, end: 3, at },
  });
  // Within a chapter the keys are in no order.
  const lines = [
    line("Ana, apoi", 90, "chunk_0123456789abcdef"),
    line("Ana, întâi", 7, "chunk_f123456789abcdef"),
  ];
  const told = keywordLines({ ...CONCORDANCE, lines }, "", "source");
  expect(told.map(({ line: { passage } }) => passage.text)).toStrictEqual(["Ana, întâi", "Ana, apoi"]);
  expect(sourceOf(told[0]!.line)).toBe("Mara, CAP. II, p. 3");
});

test("beside a refusal stands what edges tell of it, and neither the refusal nor what no edge stands under", () => {
  const run = runOf();
  const edges = [run.edges.row[0]!];
  const refused = message("refused-empty");
  const clauses = [
    { said: refused, edges },
    { said: message("named-together", { names: { names: ["Ana"], more: 0 } }), edges },
    { said: message("passages-near"), edges: [] },
  ];
  const told = statementsOf({
    ...{ ...run, answers: [], clauses },
    answer: { form: "none", complete: false, refused },
  });
  expect(told.map(({ said, rows }) => [said.kind, rows])).toStrictEqual([["named-together", [0]]]);
  expect(statementsOf({ ...run, answers: [], clauses, answer: undefined })).toStrictEqual([]);
});

test("where all lines are of one work, each has room for its chapter", () => {
  const at = (source: string) => ({
    ...CONCORDANCE.lines[0]!,
    passage: { text: `Ana, ${source}`, source, references: [] },
    ...{ start: 0, end: 3 },
  });
  const lines = (...sources: string[]) =>
    keywordLines({ ...CONCORDANCE, lines: sources.map(at) }, "", "graph");
  const shown = (told: ReturnType<typeof lines>) => told.map(({ line }) => placeIn(sharedWork(told), line));
  expect(shown(lines("Mara. Roman, CAP. I, p. 3", "Mara. Roman"))).toStrictEqual([
    "CAP. I, p. 3",
    "Mara. Roman",
  ]);
  expect(shown(lines("Mara, CAP. I", "Ion, CAP. I"))).toStrictEqual(["Mara, CAP. I", "Ion, CAP. I"]);
});
