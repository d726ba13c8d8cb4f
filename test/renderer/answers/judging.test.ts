import { afterEach, expect, test } from "vitest";
import {
  judge,
  judgementsBetween,
  noteSecond,
  noteTrust,
  saidOf,
} from "../../../src/renderer/features/answers/judging";
import { trustText } from "../../../src/renderer/features/answers/trust-text";
import { remember, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { speak } from "../../../src/renderer/ui/texts/texts";
import type { RunTrust } from "../../../src/shared/judging";
import { runOf } from "../run-fixture";

afterEach(() => speak("en"));

const RUN = runOf();
const subject = { graph: "sha256:1", recipe: "d-rag", question: "Who?", computed: false, answers: [] };
const TOLD: RunTrust = {
  subject,
  verdict: null,
  answers: { b: "wrong" },
  proven: false,
  judged: 12,
  problem: "",
};
const told = (trust: Partial<RunTrust> = {}): Workbench =>
  noteTrust({ ...startWorkbench(FIRST_SETTINGS), run: RUN }, RUN.run, {
    ...{ state: "ready", value: { ...TOLD, ...trust } },
  });

test("what is said stands at once, said again it is taken back, and undo gives back what stood there", () => {
  const before = told();
  const right = remember(before, judge(before, "right"), null, 0);
  expect([saidOf(before), saidOf(right), saidOf(right, "b")]).toStrictEqual([null, "right", "wrong"]);
  expect(saidOf(judge(right, "right"))).toBeNull();
  expect(judgementsBetween(before.judged, right.judged)).toStrictEqual([{ subject, verdict: "right" }]);
  const undone = undoStep(right);
  expect(judgementsBetween(right.judged, undone.judged)).toStrictEqual([{ subject, verdict: null }]);
  expect(saidOf(undone)).toBeNull();
});

test("a single answer's word goes back to the one kept before this window", () => {
  const before = told();
  const right = remember(before, judge(before, "right", "b"), null, 0);
  const of = { subject, answer: "b" };
  expect(judgementsBetween(before.judged, right.judged)).toStrictEqual([{ ...of, verdict: "right" }]);
  expect(judgementsBetween(right.judged, undoStep(right).judged)).toStrictEqual([
    { ...of, verdict: "wrong" },
  ]);
});

test("before the engine has spoken, and of a graph that it cannot tell, nothing is judged", () => {
  const waiting: Workbench = { ...startWorkbench(FIRST_SETTINGS), run: RUN };
  expect(judge(waiting, "right")).toBe(waiting);
  const nameless = told({ subject: { ...subject, graph: "" } });
  expect(judge(nameless, "right")).toBe(nameless);
  expect(noteTrust(waiting, "another run", { state: "loading" })).toBe(waiting);
  expect(noteSecond(waiting, "another run", { recipe: "path-match" })).toBe(waiting);
  // Whichever is told first, both are known in the end.
  const second = { recipe: "path-match", agree: true };
  const both = noteTrust(noteSecond(waiting, RUN.run, second), RUN.run, { state: "ready", value: TOLD });
  expect(both.trust).toStrictEqual({ run: RUN.run, told: { state: "ready", value: TOLD }, second });
});

test("the line tells how many were judged, what another recipe says, and what was ignored, without turning the line", () => {
  const { trust } = noteSecond(told(), RUN.run, { recipe: "path-match", agree: true });
  expect(trustText({}, trust!)).toBe("Not proven on this graph (12 of 50 judged); path-match agrees");
  const titled = [{ name: "path-match", title: "Path match" }];
  expect(trustText({}, trust!, titled)).toBe("Not proven on this graph (12 of 50 judged); Path match agrees");
  expect(trustText({ ignored: ["pub", "\u202elife"] })).toBe("ignored: pub, \ufffdlife");
  const set = { promise: 0.9, coverage: 0.91, questions: 60, from: 0.4, size: 2 };
  const calibration = { questions: 60, errorBefore: 0.2, errorAfter: 0.02, probability: 0.8, bins: [] };
  const proven = told({ proven: true, judged: 60, calibration, set }).trust!;
  expect(trustText({}, proven)).toBe(
    "Proven on this graph: 60 judged; first answers like this one are right in 80 %; the first 2 answers hold a right one in 90 % of questions (91 % of 60 judged)",
  );
  speak("ro");
  expect(trustText({ ignored: ["pub"] }, trust!)).toBe(
    "Nedovedit pe acest graf (12 din 50 de întrebări judecate); path-match spune la fel; trecute cu vederea: pub",
  );
});
