import { expect, test } from "vitest";
import { shownEdges } from "../../../../src/main/engine/ask/execute/shown-edges";
import { memoryGraph, type Triple } from "../memory-graph";

const signal = new AbortController().signal;
const films = ["Dust", "Ember", "Frost", "Gale"];

/** Nodes: the films and the year as they first appear, then who directed them; edges as they stand. */
const TRIPLES: readonly Triple[] = [
  ...films.map((film): Triple => [film, "released in", "1999"]),
  ["Dust", "directed by", "Ana"],
  ["Ember", "directed by", "Ana"],
  ["Frost", "directed by", "Bo"],
  ["Gale", "directed by", "Bo"],
];
const [YEAR, ANA, BO] = [1, 5, 6];
const store = memoryGraph(TRIPLES);
const shown = (answers: readonly number[], most: number) =>
  shownEdges([0, 1, 2, 3, 4, 5, 6, 7], { answers, named: new Set([YEAR]), most }, { store, signal });

test("where not all edges are shown, the first answers have whole ways to what is named", async () => {
  expect((await shown([ANA, BO], 4)).toSorted()).toStrictEqual([0, 1, 4, 5]);
  expect((await shown([BO, ANA], 5)).slice(0, 4).toSorted()).toStrictEqual([2, 3, 6, 7]);
});

test("all are shown, as they came, where there is room", async () => {
  expect(await shown([ANA, BO], 8)).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("without a way that fits, the first edges are shown", async () => {
  expect(await shown([ANA], 2)).toStrictEqual([0, 1]);
});
