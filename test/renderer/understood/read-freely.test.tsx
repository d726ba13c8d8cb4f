import { afterEach, expect, test } from "vitest";
import { AnswerList } from "../../../src/renderer/features/answers/answer-list";
import { statementsOf, statingOf } from "../../../src/renderer/features/evidence/evidence";
import { AnswerHeadline } from "../../../src/renderer/features/understood/headline";
import { headlineText } from "../../../src/renderer/features/understood/headline-text";
import { ReadNote } from "../../../src/renderer/features/understood/read-note";
import { speak } from "../../../src/renderer/ui/texts/texts";
import { message, type Message } from "../../../src/shared/sentences/sentences";
import type { RunView } from "../../../src/shared/trace";
import type { Outcome } from "../../../src/shared/understanding";
import { rendered, textsOf } from "../rendered";
import { KISMET, runOf } from "../run-fixture";

afterEach(() => speak("en"));

const MATCHED = message("matched", { words: "stood behind", relation: "directed_by" });

function readAs(said: readonly Message[], answer: Partial<Outcome> = {}): RunView {
  const { clauses } = runOf(KISMET);
  return runOf(KISMET, {
    clauses: [...clauses, ...said.map((one) => ({ said: one, edges: [] }))],
    answer: { form: "list", complete: false, ...answer },
  });
}

const lineOf = (run: RunView): string => textsOf(rendered(<ReadNote run={run} />)).join(" ");

test("one line says which words were read as what, and why the answer is not told as whole", () => {
  const run = readAs([MATCHED]);
  expect(lineOf(run)).toBe("“stood behind” read as directed by · likely, not certain, so not told as whole");
  speak("ro");
  expect(lineOf(run)).toBe(
    "„stood behind” citit ca regizat de · probabil, nu sigur: de aceea nu e spus ca întreg",
  );
});

test("an answer that is told as whole says what was read as what, and claims to be all", () => {
  const run = readAs([MATCHED], { complete: true });
  expect(lineOf(run)).toBe("“stood behind” read as directed by");
  expect(textsOf(rendered(<AnswerList run={run} />)).join(" ")).not.toContain("as read above");
});

test("the whole question is told where only the word that opens it was read", () => {
  const run = readAs([message("matched", { words: "Who", relation: "directed by" })]);
  expect(lineOf(run)).toMatch(/^“Who directed Kismet\?” read as directed by ·/u);
});

test("rows of a table are told by their file, several readings in one line, the same one once", () => {
  const rows = message("rows-read-as", { written: "guests", file: "loans.csv" });
  expect(lineOf(readAs([MATCHED, MATCHED, rows]))).toMatch(
    /^“stood behind” read as directed by , “guests” read as the rows of loans\.csv · likely/u,
  );
});

test("what else may be meant stands below, and nothing at all where the rules read the question", () => {
  expect(lineOf(readAs([message("read-otherwise", { other: "12" })]))).toBe(
    "It may be read another way as well, and is then answered: 12.",
  );
  expect(rendered(<ReadNote run={runOf()} />)).toBe("");
  const refused = readAs([MATCHED], { refused: message("refused-several") });
  expect(rendered(<ReadNote run={refused} />)).toBe("");
});

test("the list does not claim that others were left out, nor a number that it is the least", () => {
  const list = textsOf(rendered(<AnswerList run={readAs([MATCHED])} />)).join(" ");
  expect(list).toContain("2 answers · as read above");
  const counted = readAs([MATCHED], { form: "count", value: 7 });
  expect(headlineText(counted)).toBe("7 · as read above");
  expect(textsOf(rendered(<AnswerHeadline run={counted} />))).toEqual(["7", "· as read above"]);
});

test("a yes or no is said, and on what it hangs, in place of “not sure”", () => {
  const run = readAs([MATCHED], { form: "boolean", value: false });
  expect(headlineText(run)).toBe("No · as read above");
  expect(textsOf(rendered(<AnswerHeadline run={run} />))).toEqual(["No", "· as read above"]);
  speak("ro");
  expect(headlineText(run)).toBe("Nu · după cum s-a citit mai sus");
});

test("how it was read is no statement that wants an edge under it", () => {
  const run = readAs([MATCHED]);
  expect(statingOf(run).map(({ said }) => said.kind)).toEqual(["kept-triples"]);
  expect(statementsOf(run).every(({ supported, byNodes }) => supported && !byNodes)).toBe(true);
});
