import { expect, test } from "vitest";
import { signRows } from "../../../src/renderer/canvas/signs";
import { sceneOf } from "../../../src/renderer/picture/scene";
import {
  clearPins,
  elementOf,
  nextWay,
  pinsToAsk,
  selectedTarget,
  setPin,
  targetAt,
  unpinEdge,
  wayOf,
} from "../../../src/renderer/state/pins";
import { signsOf } from "../../../src/renderer/features/graph-view/signs";
import { remember, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { KISMET, runOf } from "../run-fixture";

const KEYS = ["00000000000000aa", "00000000000000bb", "00000000000000cc"];
const plain = runOf();
const run = runOf(KISMET, { edges: { ...plain.edges, key: KEYS } });
const start: Workbench = { ...startWorkbench({ ...FIRST_SETTINGS, graph: "films" }), run };

const dieterle = { kind: "node", key: "d", name: "Dieterle" } as const;
const edge = { kind: "edge", key: KEYS[0]!, name: "Kismet — directed by → Dieterle" } as const;

test("nodes are pinned by id and edges by key, under the names that were seen", () => {
  expect(targetAt(run, "node", 1)).toStrictEqual(dieterle);
  expect(targetAt(run, "edge", 0)).toStrictEqual(edge);
  expect(targetAt(plain, "edge", 0)).toBeNull();
  expect(selectedTarget({ ...start, selection: { kind: "edge", handle: 0 } })).toStrictEqual(edge);
  expect(elementOf(run, edge)).toStrictEqual({ kind: "edge", handle: 0 });
  expect(elementOf(run, { kind: "node", key: "elsewhere" })).toBeNull();
});

test("a pin goes in, out and away, and each turn can be taken back", () => {
  const turn = (state: Workbench, at: number) =>
    remember(state, setPin(state, edge, nextWay(wayOf(state.pins, edge))), null, at);
  const pinnedIn = turn(start, 1);
  const out = turn(pinnedIn, 2);
  const away = turn(out, 3);
  expect([pinnedIn, out, away].map((state) => wayOf(state.pins, edge))).toStrictEqual(["in", "out", null]);
  expect(undoStep(away).pins).toStrictEqual([{ ...edge, way: "out" }]);
  expect(undoStep(undoStep(undoStep(away))).pins).toStrictEqual([]);
});

test("the engine is told four lists; clearing leaves none", () => {
  const state = setPin(setPin(start, edge, "in"), dieterle, "out");
  expect(pinsToAsk(state.pins)).toStrictEqual({
    nodesIn: [],
    nodesOut: ["d"],
    edgesIn: [KEYS[0]],
    edgesOut: [],
  });
  expect(clearPins(state).pins).toStrictEqual([]);
  expect(clearPins(start)).toBe(start);
});

test("what pins an edge out is its own pin and those of its ends; what is pinned in stays", () => {
  const kismet = targetAt(run, "node", 0)!;
  const other = targetAt(run, "edge", 1)!;
  const pinned = [edge, dieterle, other].reduce((state, target) => setPin(state, target, "out"), start);
  const state = setPin(pinned, kismet, "in");
  expect(unpinEdge(state, run, 0).pins.map(({ key }) => key)).toStrictEqual([other.key, kismet.key]);
});

test("signs: a badge for each pin, and a lost edge that is pinned out needs no second one", () => {
  const difference = { gained: [10], lost: [0], redrawn: [], newAnswers: [], goneAnswers: [], newBest: null };
  const { pins } = setPin(setPin(start, edge, "out"), dieterle, "in");
  const rows = signRows(sceneOf(run, { labels: [], relations: [] }), signsOf(run, pins, difference));
  expect(rows).toStrictEqual([
    { kind: "edge", row: 0, sign: "pin-out", place: 0, told: false },
    { kind: "node", row: 1, sign: "pin-in", place: 0, told: false },
    { kind: "edge", row: 1, sign: "gained", place: 0, told: false },
    { kind: "edge", row: 0, sign: "lost", place: 1, told: true },
  ]);
});
