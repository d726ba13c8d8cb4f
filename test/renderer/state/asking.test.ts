import { expect, test } from "vitest";
import { failAsking, finishAsking, noteProgress, startAsking } from "../../../src/renderer/state/asking";
import {
  chooseGraph,
  chooseRecipe,
  receiveGraphs,
  receiveRecipes,
} from "../../../src/renderer/state/choices";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { KISMET, runOf } from "../run-fixture";
import { RANKED, WEIGHTED } from "../recipe-fixture";

const QUESTION = {
  question: "Who directed Kismet?",
  graph: "films",
  ranWith: { recipe: WEIGHTED, overrides: {} },
};

function asked(): Workbench {
  const start = startWorkbench({ ...FIRST_SETTINGS, graph: "films" });
  return startAsking({ ...start, question: "Who directed Kismet?" }, 1, QUESTION, 0);
}

function answered(): Workbench {
  return finishAsking(asked(), 1, runOf());
}

test("a question runs, reports and is answered", () => {
  const progress = { stage: "expand", done: 1, total: 2 };
  const running = noteProgress(asked(), 1, progress);
  expect(running.asking?.progress).toStrictEqual(progress);
  const done = finishAsking(running, 1, runOf());
  expect([done.asking, done.run?.run, done.difference, done.position]).toStrictEqual([
    null,
    "run-1",
    null,
    Number.POSITIVE_INFINITY,
  ]);
});

test("a new question's timeline starts to play when asked to, a re-run's never does", () => {
  const playing = finishAsking(asked(), 1, runOf(), true);
  expect([playing.playing, playing.position, playing.laidOut]).toStrictEqual([true, 0, false]);
  const again = finishAsking(startAsking(answered(), 2, QUESTION, 0), 2, runOf(), true);
  expect([again.playing, again.position]).toStrictEqual([false, Number.POSITIVE_INFINITY]);
});

test("a new answer's picture is not laid out before the canvas says so, one asked again stays where it is", () => {
  expect(answered().laidOut).toBe(false);
  const rested = { ...answered(), laidOut: true };
  expect(finishAsking(startAsking(rested, 2, QUESTION, 0), 2, runOf()).laidOut).toBe(true);
  const none = runOf();
  const undrawn = { ...none, nodes: { ...none.nodes, handle: none.nodes.handle.slice(0, 0) } };
  expect(finishAsking(asked(), 1, undrawn).laidOut).toBe(true);
});

test("answers and progress of a question given up are ignored", () => {
  const newer = startAsking(asked(), 2, QUESTION, 5);
  expect(finishAsking(newer, 1, runOf())).toBe(newer);
  expect(noteProgress(newer, 1, { stage: "seed", done: 0, total: 0 })).toBe(newer);
  expect(failAsking(newer, 1, { kind: "cancelled" })).toBe(newer);
});

test("a failure keeps what was drawn; a cancelled question leaves none", () => {
  const before = answered();
  const again = startAsking(before, 2, { ...QUESTION, question: "Something else?" }, 0);
  const failed = failAsking(again, 2, { kind: "no-vectors", graph: "films" });
  expect([failed.run, failed.failure?.kind]).toStrictEqual([before.run, "no-vectors"]);
  expect(failAsking(again, 2, { kind: "cancelled" }).failure).toBeNull();
});

test("a re-run says what it changed and keeps a selection that is still drawn", () => {
  const selected: Workbench = { ...answered(), selection: { kind: "edge", handle: 20 } };
  const again = startAsking(selected, 2, QUESTION, 0);
  const admitted = KISMET.map((edge) => ({ ...edge, verdict: "kept" as const }));
  const done = finishAsking(again, 2, runOf(admitted));
  expect([done.difference?.gained, done.difference?.lost]).toStrictEqual([[20], []]);
  expect(done.selection).toStrictEqual({ kind: "edge", handle: 20 });
  const gone = finishAsking(again, 2, runOf(KISMET.slice(0, 2)));
  expect(gone.selection).toBeNull();
});

test("another graph clears what was asked; a graph that vanished is no longer chosen", () => {
  const other = chooseGraph(answered(), "drugs");
  expect([other.run, other.question, other.settings.graph]).toStrictEqual([null, "", "drugs"]);
  const filtered: Workbench = {
    ...answered(),
    triples: { ...answered().triples, text: "kin", verdict: "kept", sort: "source" },
    explore: { ...answered().explore, hiddenRelations: ["knows"] },
    overrides: { "sample.method": "gumbel", "score.lambda": 2 },
  };
  const clear = chooseGraph(filtered, "drugs");
  expect(clear.triples).toMatchObject({ text: "", verdict: "", sort: "source" });
  expect([clear.explore.hiddenRelations, clear.overrides]).toStrictEqual([[], { "score.lambda": 2 }]);
  const gone = receiveGraphs(answered(), []);
  expect([gone.run, gone.settings.graph]).toStrictEqual([null, ""]);
});

test("another recipe starts from its own parameters", () => {
  const start = receiveRecipes(answered(), [WEIGHTED, RANKED]);
  const moved: Workbench = { ...start, overrides: { "score.lambda": 2 } };
  const next = chooseRecipe(moved, "g-retriever");
  expect([next.overrides, next.settings.recipe]).toStrictEqual([{}, "g-retriever"]);
  expect(chooseRecipe(moved, "biomedical")).toBe(moved);
});
