import { expect, test } from "vitest";
import {
  marksOfAnswer,
  marksOfRows,
  pinMarks,
  reveal,
  rowOf,
  selectAnswer,
  toggleLabel,
} from "../../../src/renderer/state/selection";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { NO_MARKS, startWorkbench } from "../../../src/renderer/state/workbench";
import { runOf } from "../run-fixture";

const state = { ...startWorkbench(FIRST_SETTINGS), run: runOf() };

test("a clause marks its edges, by handle, and their ends; rows that are not drawn are left out", () => {
  expect(marksOfRows(runOf(), [100, 999])).toStrictEqual({ edges: [0], nodes: [0, 10] });
});

test("an answer is selected and marks the edges of the clauses it stands in", () => {
  const [first, second] = runOf().answers;
  expect(marksOfAnswer(runOf(), first!)).toStrictEqual({ nodes: [10], edges: [0, 10] });
  expect(marksOfAnswer(runOf(), second!)).toStrictEqual({ nodes: [20], edges: [0, 10] });
  expect(selectAnswer(state, first!)).toMatchObject({ selection: { kind: "node", handle: 10 } });
});

test("an answer beside others marks its own way to what was asked about", () => {
  // Handles 0, 10, 20 in a row 0 — 10 — 20 (edges 0 and 10); the question names node 0, and 10 and 20 are its answers.
  const run = runOf();
  const entity = { id: run.nodes.id[0]!, name: "", label: "", score: 1, why: "exact" } as const;
  const mentions = [{ text: "", start: 0, end: 1, entities: [entity] }];
  const understanding = { form: "list", mentions, constraints: [], unread: [], operations: [] } as const;
  const asked = { ...run, understanding } as unknown as typeof run;
  const [near, far] = run.answers;
  expect(marksOfAnswer(asked, near!)).toStrictEqual({ nodes: [10], edges: [0] });
  // Beyond another answer lies nothing of its own, so all of the clause stands.
  expect(marksOfAnswer(asked, far!)).toStrictEqual({ nodes: [20], edges: [0, 10] });
});

test("of many ways to what was asked about an answer marks the shortest that point its way", () => {
  // 0 is the answer, 3 the named one: 0 → 1 → 3 as the edges point, 0 — 3 against them, 0 → 2 → 1 a way about.
  const ends = [
    [0, 1],
    [1, 3],
    [3, 0],
    [0, 2],
    [2, 1],
  ] as const;
  const run = runOf(ends.map(([source, target]) => ({ ends: [source, target], verdict: "kept" })));
  const entity = { id: run.nodes.id[3]!, name: "", label: "", score: 1, why: "exact" } as const;
  const answer = { node: 0, id: "k", name: "Kismet", score: 1 };
  const asked = {
    ...run,
    answers: [answer],
    clauses: [{ ...run.clauses[0]!, edges: [100, 101, 102, 103, 104] }],
    understanding: { mentions: [{ text: "", start: 0, end: 1, entities: [entity] }] },
  } as unknown as typeof run;
  expect(marksOfAnswer(asked, answer)).toStrictEqual({ nodes: [0], edges: [0, 10] });
});

test("what is revealed twice is brought into sight twice", () => {
  const element = { kind: "edge", handle: 20 } as const;
  const [once, twice] = [reveal(state, element), reveal(reveal(state, element), element)];
  expect([once.selection, once.revealed]).toStrictEqual([element, element]);
  expect(twice.revealed).not.toBe(once.revealed);
});

test("a clause clicked twice is let go", () => {
  const marks = { nodes: [], edges: [0] };
  expect(pinMarks(pinMarks(state, marks), marks).pinned).toStrictEqual(NO_MARKS);
});

test("elements are found by handle, and labels hide and show", () => {
  expect(rowOf(runOf(), { kind: "edge", handle: 20 })).toBe(2);
  expect(rowOf(runOf(), { kind: "node", handle: 99 })).toBe(-1);
  const hidden = toggleLabel(state, "Film");
  expect([hidden.hiddenLabels, toggleLabel(hidden, "Film").hiddenLabels]).toStrictEqual([["Film"], []]);
});
