import { expect, test } from "vitest";
import { message } from "../../../src/shared/sentences/sentences";
import { answerView, tiesOf } from "../../../src/renderer/picture/answer-view";
import { viewOf } from "./view-fixture";

const view = viewOf(
  [{ hops: 0, kept: true, seed: true }, { hops: 1 }, { hops: 1, kept: true }, { hops: 2 }, { hops: 2 }],
  [
    { ends: [0, 1], verdict: "below-threshold", prize: 0.1 },
    { ends: [2, 0], verdict: "kept", prize: 0.9 },
    { ends: [1, 3], verdict: "below-threshold", prize: 0.2 },
  ],
  [2],
);
const NOTHING = { nodes: [], edges: [] };

test("the answer alone is what was kept, every column with it", () => {
  const { view: alone, edgeRows } = answerView(view, NOTHING)!;
  expect([alone.nodes.id, [...alone.nodes.handle], [...alone.nodes.kept]]).toStrictEqual([
    ["id-0", "id-2"],
    [100, 102],
    [1, 1],
  ]);
  expect([[...alone.edges.source], [...alone.edges.target], edgeRows]).toStrictEqual([[1], [0], [1]]);
  expect([...alone.edges.numbers["prize"]!]).toStrictEqual([0.9]);
  expect(alone.totals).toBe(view.totals);
});

test("a dropped edge that is looked at brings its ends, a node that was asked for itself", () => {
  const { view: alone } = answerView(view, { nodes: [104], edges: [502] })!;
  expect(alone.nodes.id).toStrictEqual(["id-0", "id-1", "id-2", "id-3", "id-4"]);
  expect([...alone.edges.handle]).toStrictEqual([501, 502]);
});

test("what the question names is drawn where nothing joins it, and so is the way that the answer tells", () => {
  const run = viewOf(
    [
      { hops: 0, kept: true, seed: true },
      { hops: 0, seed: true },
      { hops: 0, seed: true },
      { hops: 1 },
      { hops: 1, kept: true },
    ],
    [
      { ends: [0, 4], verdict: "kept", prize: 0.9 },
      { ends: [0, 3], verdict: "below-threshold", prize: 0.1 },
    ],
  );
  const entity = { id: "id-1", name: "named", label: "", score: 1, why: "exact" as const };
  const mentions = [{ text: "named", start: 0, end: 5, entities: [entity] }];
  const understanding = {
    ...{ form: "chain" as const, language: "en" as const, mentions, constraints: [] },
    ...{ operations: [], unread: [], offers: [] },
  };
  expect(answerView({ ...run, understanding }, NOTHING)!.view.nodes.id).toStrictEqual([
    "id-0",
    "id-1",
    "id-4",
  ]);
  const steps = [{ edge: 501, words: "acts on", forward: true }];
  const chains = [{ said: message("no-chain"), records: [], sign: 0 as const, nodes: [], steps }];
  const told = answerView({ ...run, chains }, NOTHING)!.view;
  expect([told.nodes.id, [...told.edges.handle]]).toStrictEqual([
    ["id-0", "id-3", "id-4"],
    [500, 501],
  ]);
});

test("of thousands of answers that no edge leads to, some are drawn; what the question names always is", () => {
  const many = Array.from({ length: 3000 }, () => ({ hops: 1, kept: true }));
  const { view: alone } = answerView(viewOf([...many, { hops: 0, kept: true, seed: true }], []), NOTHING)!;
  expect([alone.nodes.id.length, alone.nodes.id.at(-1)]).toStrictEqual([41, "id-3000"]);
});

test("where nothing was kept, or everything, there is no other picture", () => {
  expect(answerView(viewOf([{ hops: 0 }], []), NOTHING)).toBeNull();
  expect(answerView(viewOf([{ hops: 0, kept: true }], []), NOTHING)).toBeNull();
});

test("a dropped node that is looked at brings the edges that join it to what was kept, and no others", () => {
  expect([1, 3].map((row) => tiesOf(view, new Set([100 + row])))).toStrictEqual([[500], []]);
  const { view: alone } = answerView(view, { nodes: [101], edges: tiesOf(view, new Set([101])) })!;
  expect([alone.nodes.id, [...alone.edges.handle]]).toStrictEqual([
    ["id-0", "id-1", "id-2"],
    [500, 501],
  ]);
});
