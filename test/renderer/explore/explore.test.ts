import { expect, test } from "vitest";
import type { ExploredPart } from "../../../src/shared/explore";
import {
  addPart,
  bringBack,
  clearPicture,
  dismiss,
  dismissOthers,
  drawnOf,
  pictureOf,
  showAll,
  shownNodes,
  shownOf,
  toggleRelation,
} from "../../../src/renderer/features/explore/explore";
import { groupOf, merge, split } from "../../../src/renderer/features/explore/groups";
import { noteOn, writeNote } from "../../../src/renderer/features/explore/notes";
import {
  findStep,
  matchesOf,
  openFind,
  writeFind,
} from "../../../src/renderer/features/explore/explore-open";
import {
  invertSelection,
  selectedNodes,
  selectMany,
  toggleNeighbourhood,
  toggleTogether,
} from "../../../src/renderer/features/explore/multi-selection";
import { select } from "../../../src/renderer/state/selection";
import { remember, stepOf, undoStep } from "../../../src/renderer/state/steps";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { viewOf } from "../picture/view-fixture";

//   0 ═ 1 ─ 2 ─ 3      handles 100 … 103; labels Drug, Protein, Disease, Drug
const run = viewOf(
  [{ hops: 0, seed: true, kept: true }, { hops: 1, kept: true }, { hops: 2 }, { hops: 3 }],
  [
    { ends: [0, 1], verdict: "kept" },
    { ends: [1, 2], verdict: "cycle" },
    { ends: [2, 3], verdict: "cycle" },
  ],
);
const names = ["Ștefan cel Mare", "Maria", "Războieni", "Suceava"];
const start: Workbench = {
  ...startWorkbench(FIRST_SETTINGS),
  candidates: true,
  run: { ...run, nodes: { ...run.nodes, name: names } },
};

const part: ExploredPart = {
  nodes: {
    handle: Int32Array.of(103, 7),
    id: ["id-3", "seven"],
    name: ["Suceava", "Putna"],
    label: ["Drug", ""],
  },
  edges: {
    handle: Int32Array.of(900),
    source: Int32Array.of(103),
    target: Int32Array.of(7),
    relation: ["near"],
  },
};

test("what is added is drawn, and only what is new", () => {
  const grown = addPart(start, part);
  expect(drawnOf(grown)!.nodes.id).toStrictEqual(["id-0", "id-1", "id-2", "id-3", "seven"]);
  expect(pictureOf(grown).nodes).toStrictEqual([{ handle: 7, id: "seven", name: "Putna", label: "" }]);
  expect(pictureOf(addPart(grown, part))).toStrictEqual(pictureOf(grown));
});

test("a candidate asked for while the answer is drawn alone is drawn beside it, and remembered", () => {
  const alone = { ...start, candidates: false };
  expect(shownOf(alone)!.nodes.id).toStrictEqual(["id-0", "id-1"]);
  const grown = addPart(alone, part);
  expect(shownOf(grown)!.nodes.id).toStrictEqual(["id-0", "id-1", "id-3", "seven"]);
  expect(pictureOf(grown).nodes.map(({ id }) => id)).toStrictEqual(["id-3", "seven"]);
});

test("another question has another picture; the first one's is there again with it", () => {
  const grown = addPart(start, part);
  const other = { ...grown, run: { ...start.run!, question: "another?" } };
  expect(drawnOf(other)).toBe(other.run);
  expect(pictureOf({ ...other, run: start.run }).nodes).toHaveLength(1);
});

test("nodes are put aside, alone or all others, and come back; expanding brings them back too", () => {
  const away = dismiss(select(start, { kind: "node", handle: 103 }), [103]);
  expect([shownNodes(away), away.selection]).toStrictEqual([[100, 101, 102], null]);
  expect(shownNodes(addPart(away, part))).toStrictEqual([100, 101, 102, 103, 7]);
  const two = dismissOthers(selectMany(start, [100, 102], false), [100, 102]);
  expect([shownNodes(two), selectedNodes(two)]).toStrictEqual([
    [100, 102],
    [100, 102],
  ]);
  expect(shownNodes(bringBack(two))).toStrictEqual([100, 101, 102, 103]);
  expect(dismissOthers(start, [])).toBe(start);
  expect(drawnOf(clearPicture(away))).toBe(start.run);
});

test("merged nodes are one with both names, a group can grow, and splits into all its nodes", () => {
  const two = merge(start, [101, 102]);
  expect([groupOf(two, 101), two.selection, shownNodes(two)]).toStrictEqual([
    { name: "Maria + Războieni", members: ["id-1", "id-2"] },
    { kind: "node", handle: 101 },
    [100, 101, 103],
  ]);
  const three = merge(two, [103, 101]);
  expect(pictureOf(three).groups).toStrictEqual([
    { name: "Suceava + Maria + Războieni", members: ["id-3", "id-1", "id-2"] },
  ]);
  expect(shownNodes(split(three, 103))).toStrictEqual([100, 101, 102, 103]);
  expect([merge(start, [101]), split(start, 101)]).toStrictEqual([start, start]);
  expect(shownNodes(dismiss(two, [101]))).toStrictEqual([100, 103]);
});

test("selecting together: the newest leads, one alone is no togetherness, inverting takes the rest", () => {
  const one = select(start, { kind: "node", handle: 100 });
  const two = toggleTogether(one, 102);
  expect([two.selection, two.explore.together]).toStrictEqual([{ kind: "node", handle: 102 }, [100, 102]]);
  const again = toggleTogether(two, 102);
  expect([again.selection, again.explore.together]).toStrictEqual([{ kind: "node", handle: 100 }, []]);
  expect(selectedNodes(invertSelection(two))).toStrictEqual([101, 103]);
  expect(selectedNodes(select(two, { kind: "edge", handle: 500 }))).toStrictEqual([]);
  expect(selectedNodes(invertSelection({ ...one, hiddenLabels: ["Protein"] }))).toStrictEqual([102, 103]);
});

test("a neighbourhood is marked with its edges, and let go the second time", () => {
  const marked = toggleNeighbourhood(select(start, { kind: "node", handle: 101 }));
  expect(marked.pinned).toStrictEqual({ edges: [500, 501], nodes: [101, 100, 102] });
  expect(toggleNeighbourhood(marked).pinned).toStrictEqual({ edges: [], nodes: [] });
});

test("finding folds, goes round, and passes what is put aside", () => {
  const open = writeFind(openFind(start), { text: "A" });
  expect(matchesOf(open).map(({ name }) => name)).toStrictEqual([
    "Maria",
    "Suceava",
    "Războieni",
    "Ștefan cel Mare",
  ]);
  expect(matchesOf(writeFind(open, { text: "STEFAN mare" })).map(({ id }) => id)).toStrictEqual(["id-0"]);
  const steps = [1, 1, -1, -1, -1] as const;
  let state = open;
  const visited = steps.map((step) => {
    state = findStep(state, step);
    return state.selection?.handle;
  });
  expect(visited).toStrictEqual([101, 103, 101, 100, 102]);
  expect(matchesOf(dismiss(open, [101])).map(({ handle }) => handle)).toStrictEqual([103, 102, 100]);
});

test("notes belong to a node of a graph, and an empty one is none", () => {
  const noted = writeNote(writeNote(start, "id-1", "daughter"), "id-0", "1457");
  expect([noteOn(noted, "id-1"), noteOn(noted, "id-0"), noteOn(noted, "id-2")]).toStrictEqual([
    "daughter",
    "1457",
    "",
  ]);
  const elsewhere = { ...noted, run: { ...start.run!, graph: "other" } };
  expect(noteOn(elsewhere, "id-1")).toBe("");
  expect(writeNote(noted, "id-1", "  ").explore.notes).toStrictEqual([
    { graph: "tiny", id: "id-0", text: "1457" },
  ]);
});

test("every change is a step, and taking all of them back gives the first bytes again", () => {
  const first = JSON.stringify(stepOf(start));
  const changes: ((state: Workbench) => Workbench)[] = [
    (state) => addPart(state, part),
    (state) => selectMany(state, [100, 7], false),
    (state) => merge(state, [100, 7]),
    (state) => dismiss(state, [102]),
    (state) => toggleRelation(state, "treats"),
    (state) => writeNote(state, "seven", "a monastery"),
    showAll,
    clearPicture,
  ];
  let state = start;
  for (const [at, change] of changes.entries()) state = remember(state, change(state), null, at);
  expect(state.history.past.length).toBe(changes.length);
  for (const _ of changes) state = undoStep(state);
  expect(JSON.stringify(stepOf(state))).toBe(first);
});
