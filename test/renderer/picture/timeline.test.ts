import { expect, test } from "vitest";
import { momentAt } from "../../../src/renderer/picture/moment";
import { buildTimeline, timelineSteps } from "../../../src/renderer/picture/timeline";
import { viewOf } from "./view-fixture";

//   0 ──kept── 1 ──kept── 2 (answer)
//   │                     │
//   └──below-fact-cap─ 3  └─never-reached── 4
const nodes = [
  { hops: 0, seed: true, kept: true },
  { hops: 1, kept: true },
  { hops: 2, kept: true },
  { hops: 1 },
  { hops: 3 },
];
const edges = [
  { ends: [0, 1], verdict: "kept", prize: 4 },
  { ends: [1, 2], verdict: "kept", prize: 2 },
  { ends: [0, 3], verdict: "below-fact-cap", prize: 1 },
  { ends: [2, 4], verdict: "never-reached", prize: 0 },
] as const;
const view = viewOf(nodes, edges, [2]);
const encoding = { edgeColour: "prize", edgeWidth: "" };
const rounded = (column: Float32Array) => Array.from(column, (value) => Math.round(value * 100) / 100);

test("steps follow the recipe, one per hop, with what is alive after each", () => {
  expect(timelineSteps(view).map(({ key, nodes: n, edges: m }) => [key, n, m])).toStrictEqual([
    ["seed", 1, 0],
    ["expand-1", 3, 2],
    ["expand-2", 4, 3],
    ["expand-3", 5, 4],
    ["score", 5, 4],
    ["sample", 5, 3],
    ["prune", 3, 2],
    ["read", 3, 2],
  ]);
});

test("a probability keeps its colour on the scale when its edge is lost, and stands in for the view's own number", () => {
  const columns = { p: Float64Array.of(0.9, NaN, 0.2, 1.5) };
  const timeline = buildTimeline(view, { edgeColour: "p", edgeWidth: "p", unit: true, columns });
  const end = momentAt(timeline, Infinity);
  expect([rounded(end.edgeTint), end.onScale]).toStrictEqual([[0.9, 0, 0.2, 1], 1]);
  expect(momentAt(timeline, 4).onScale).toBe(0);
  expect(momentAt(buildTimeline(view, encoding), Infinity).onScale).toBe(0);
});

test("a run in which sampling decided nothing has no sample step", () => {
  const plain = viewOf(nodes, [{ ends: [0, 1], verdict: "kept" }]);
  expect(timelineSteps(plain).map((step) => step.key)).toStrictEqual([
    "seed",
    "expand-1",
    "score",
    "prune",
    "read",
  ]);
});

test("a run that understood its question begins with that, and nothing is drawn before its seeds", () => {
  const stages = [{ name: "understand", ms: 3, nodes: 1, edges: 0, reused: false }];
  const timeline = buildTimeline({ ...view, stages }, encoding);
  expect(timeline.steps.slice(0, 3).map((step) => step.key)).toStrictEqual([
    "understand",
    "seed",
    "expand-1",
  ]);
  expect(rounded(momentAt(timeline, 1).nodeOpacity)).toStrictEqual([0, 0, 0, 0, 0]);
  expect(rounded(momentAt(timeline, 2).nodeOpacity)).toStrictEqual([1, 0, 0, 0, 0]);
  const [later, plain] = [momentAt(timeline, 7), momentAt(buildTimeline(view, encoding), 6)];
  expect(rounded(later.edgeOpacity)).toStrictEqual(rounded(plain.edgeOpacity));
});

test("nothing is drawn at the start, then the cloud grows hop by hop", () => {
  const timeline = buildTimeline(view, encoding);
  expect(rounded(momentAt(timeline, 0).nodeOpacity)).toStrictEqual([0, 0, 0, 0, 0]);
  expect(rounded(momentAt(timeline, 1).nodeOpacity)).toStrictEqual([1, 0, 0, 0, 0]);
  expect(rounded(momentAt(timeline, 2).nodeOpacity)).toStrictEqual([1, 1, 0, 1, 0]);
  expect(rounded(momentAt(timeline, 2).edgeOpacity)).toStrictEqual([0.42, 0, 0.42, 0]);
  expect(rounded(momentAt(timeline, 4).nodeOpacity)).toStrictEqual([1, 1, 1, 1, 1]);
});

test("scores tint edges, on a scale of the run's own numbers", () => {
  const moment = momentAt(buildTimeline(view, encoding), 5);
  expect(rounded(moment.edgeTint)).toStrictEqual([1, 0.5, 0.25, 0]);
});

test("lost edges pale at their stage and the kept subgraph lights up", () => {
  const timeline = buildTimeline(view, encoding);
  expect(rounded(momentAt(timeline, 6).edgeOpacity)[2]).toBe(0.16);
  expect(rounded(momentAt(timeline, 6).edgeKept)).toStrictEqual([0, 0, 0, 0]);
  const end = momentAt(timeline, Infinity);
  expect(rounded(end.edgeOpacity)).toStrictEqual([1, 1, 0.16, 0.16]);
  expect(rounded(end.edgeKept)).toStrictEqual([1, 1, 0, 0]);
  expect(rounded(end.nodeOpacity)).toStrictEqual([1, 1, 1, 0.3, 0.3]);
  expect(rounded(end.nodeAnswer)).toStrictEqual([0, 0, 1, 0, 0]);
});

test("an edge never brightens once it began to fade", () => {
  const timeline = buildTimeline(view, encoding);
  const fading = Array.from({ length: 41 }, (_, at) => momentAt(timeline, 6 + at / 20).edgeOpacity[3]!);
  expect(fading.every((value, at) => at === 0 || value <= fading[at - 1]! + 1e-6)).toBe(true);
});

test("an empty run has steps and no elements", () => {
  const timeline = buildTimeline(viewOf([], []), encoding);
  expect(timeline.steps.map((step) => step.key)).toStrictEqual(["seed", "score", "prune", "read"]);
  expect(momentAt(timeline, 2).edgeOpacity).toHaveLength(0);
});
