import { expect, test } from "vitest";
import {
  deleteRun,
  editRun,
  editsBetween,
  ledgerRows,
  noteRuns,
  overridesBetween,
  pickRun,
  searchLedger,
  showRun,
  showStarred,
} from "../../../src/renderer/features/ledger/ledger";
import { remember, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { LedgerRow } from "../../../src/shared/ledger";
import { RANKED, WEIGHTED } from "../recipe-fixture";
import { runOf } from "../run-fixture";

function row(id: string, changes: Partial<LedgerRow> = {}): LedgerRow {
  return {
    ...{ id, at: "2026-11-21T08:00:00.000Z", name: "", starred: false, question: `Question ${id}` },
    ...{ graph: "films", recipe: "g-retriever", overrides: {}, seed: 1, device: "CPU", models: [] },
    ...{
      product: "1",
      ms: 1,
      stages: [],
      answers: [{ id: "d", name: "Díaz", score: 1 }],
      digest: "sha256:x",
    },
    counts: { nodes: 1, edges: 1, keptNodes: 1, keptEdges: 1 },
    ...changes,
  };
}

const ROWS = [row("c"), row("b", { starred: true, name: "The best" }), row("a", { graph: "drugs" })];
const START: Workbench = noteRuns(
  {
    ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }),
    recipes: { state: "ready", value: [RANKED, WEIGHTED] },
  },
  { state: "ready", value: { rows: ROWS, problem: "" } },
);
const ids = (state: Workbench): string[] => ledgerRows(state).map(({ id }) => id);

test("runs are found by words of name, question, graph and answers, accents or not", () => {
  expect(ids(START)).toStrictEqual(["c", "b", "a"]);
  expect(ids(searchLedger(START, "diaz drugs"))).toStrictEqual(["a"]);
  expect(ids(searchLedger(START, "BEST"))).toStrictEqual(["b"]);
  expect(ids(showStarred(START, true))).toStrictEqual(["b"]);
  expect(ids(showStarred(editRun(START, "c", { starred: true }), true))).toStrictEqual(["c", "b"]);
});

test("a third pick takes the place of the first; a pick again lets go", () => {
  const picked = ["a", "b", "c"].reduce(pickRun, START);
  expect([picked.ledger.picked, pickRun(picked, "b").ledger.picked]).toStrictEqual([["b", "c"], ["c"]]);
});

test("a deleted run is gone from list and picks, and undo restores it", () => {
  const picked = pickRun(START, "b");
  const deleted = remember(picked, deleteRun(picked, "b"), null, 0);
  expect([ids(deleted), deleted.ledger.picked]).toStrictEqual([["c", "a"], []]);
  expect(ids(undoStep(deleted))).toStrictEqual(["c", "b", "a"]);
});

test("a reopened run is drawn with all it was asked by, and undo leads back", () => {
  const view = runOf();
  const by = {
    ...{ recipe: "biomedical", overrides: { "score.lambda": 2 }, seed: 9 },
    pins: { nodesIn: ["k"], nodesOut: [], edgesIn: [], edgesOut: ["00000000000000aa"] },
  };
  const shown = showRun(START, view, by, 0);
  expect(shown).toMatchObject({
    ...{ run: view, asking: null, asked: view.question, question: view.question, seed: 9 },
    ...{ overrides: { "score.lambda": 2 }, settings: { recipe: "biomedical", graph: "films" } },
    ranWith: { recipe: WEIGHTED, overrides: { "score.lambda": 2 }, pins: by.pins },
    pins: [
      { kind: "node", key: "k", name: "k", way: "in" },
      { kind: "edge", key: "00000000000000aa", name: "00000000000000aa", way: "out" },
    ],
  });
  expect(undoStep(shown)).toMatchObject({ run: null, pins: [], overrides: {}, seed: 1, asked: "" });
});

test("the changes that make one recipe of another, found again", () => {
  const changed = { ...WEIGHTED, seed: { ...WEIGHTED.seed, k: 9 }, read: { ...WEIGHTED.read, top: 3 } };
  expect(overridesBetween(WEIGHTED, changed)).toStrictEqual({ "seed.k": 9, "read.top": 3 });
});

test("naming and starring are taken back, to what stood there before this window's first change", () => {
  const named = remember(START, editRun(START, "b", { name: "Other" }), null, 0);
  const unstarred = remember(named, editRun(named, "b", { starred: false }), null, 5000);
  expect(unstarred.editedRuns).toStrictEqual({
    b: { name: "Other", starred: false, was: { name: "The best", starred: true } },
  });
  const back = undoStep(unstarred);
  expect(editsBetween(unstarred.editedRuns, back.editedRuns)).toStrictEqual([
    { id: "b", from: unstarred.editedRuns["b"], to: named.editedRuns["b"] },
  ]);
  const first = undoStep(back);
  expect(first.editedRuns).toStrictEqual({});
  expect(editsBetween(back.editedRuns, {})).toStrictEqual([
    { id: "b", from: back.editedRuns["b"], to: { name: "The best", starred: true } },
  ]);
  expect(editRun(START, "nothing", { starred: true })).toBe(START);
});
