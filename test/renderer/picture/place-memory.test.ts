import { expect, test } from "vitest";
import { PlaceMemory } from "../../../src/renderer/picture/place-memory";
import { FOREGROUND_LIMIT, sceneOf } from "../../../src/renderer/picture/scene";
import { viewOf } from "./view-fixture";

const EVERYTHING = { labels: [], relations: [] };

const scene = (nodes: number) =>
  sceneOf(
    viewOf(
      Array.from({ length: nodes }, () => ({ hops: 1 })),
      [],
    ),
    EVERYTHING,
  );

test("a re-run finds its nodes where they were, and only the new ones without a place", () => {
  const memory = new PlaceMemory();
  const first = scene(3);
  first.x.set([1, 2, 3]);
  first.y.set([4, 5, 6]);
  memory.remember(first);
  const again = scene(3);
  expect(memory.recall(again)).toBe(true);
  expect([Array.from(again.x), Array.from(again.y)]).toStrictEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const grown = scene(4);
  expect(memory.recall(grown)).toBe(false);
  expect(Array.from(grown.x)).toStrictEqual([1, 2, 3, NaN]);
});

test("another question is laid out afresh, and finds its own places again", () => {
  const memory = new PlaceMemory();
  const first = scene(3);
  first.x.fill(1);
  first.y.fill(2);
  memory.remember(first);
  const other = sceneOf({ ...first.view, question: "And who else?" }, EVERYTHING);
  expect(memory.recall(other)).toBe(false);
  expect(other.x.every(Number.isNaN)).toBe(true);
  expect(memory.recall(scene(3))).toBe(true);
});

test("a mostly new picture is laid out afresh", () => {
  const memory = new PlaceMemory();
  const first = scene(3);
  first.x.fill(0);
  first.y.fill(0);
  memory.remember(first);
  const other = scene(10);
  expect(memory.recall(other)).toBe(false);
  expect(other.x.every(Number.isNaN)).toBe(true);
});

test("when thousands are kept, cytoscape draws a bounded foreground and the cloud the rest", () => {
  const many = Array.from({ length: 1000 }, () => ({ hops: 1, kept: true }));
  const edges = Array.from({ length: 999 }, (_, row) => ({
    ends: [row, row + 1] as const,
    verdict: "kept" as const,
  }));
  const { nodeFront, edgeFront } = sceneOf(viewOf(many, edges), EVERYTHING);
  expect(nodeFront.filter(Boolean)).toHaveLength(FOREGROUND_LIMIT);
  expect(edgeFront.filter(Boolean)).toHaveLength(FOREGROUND_LIMIT - 1);
});

test("what a person adds does not make a picture new, however much it is", () => {
  const memory = new PlaceMemory();
  const first = scene(3);
  first.x.set([1, 2, 3]);
  first.y.set([4, 5, 6]);
  memory.remember(first);
  const grown = scene(40);
  grown.nodeAdded.fill(1, 3);
  expect(memory.recall(grown)).toBe(false);
  expect(Array.from(grown.x.subarray(0, 4))).toStrictEqual([1, 2, 3, NaN]);
});
