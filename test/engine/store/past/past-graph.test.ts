import { expect, test } from "vitest";
import { CELL, RELATION, SOURCE, TARGET } from "../../../../src/main/engine/store/adjacency";
import type { Occurrences } from "../../../../src/main/engine/store/past/occurrences";
import { pastGraph } from "../../../../src/main/engine/store/past/past-graph";
import { Topology } from "../../../../src/main/engine/store/topology";

/** Edges 0 → 1, 1 → 0, 0 → 2 and a loop at 2; of documents 1 to 3 the first names edge 0 and the loop, both others edge 1, the third edge 2. */
const ENDS = [
  [0, 1],
  [1, 0],
  [0, 2],
  [2, 2],
] as const;
const cells = new Int32Array(ENDS.length * CELL);
ENDS.forEach(([source, target], edge) => {
  cells[edge * CELL + SOURCE] = source;
  cells[edge * CELL + TARGET] = target;
  cells[edge * CELL + RELATION] = 0;
});
const topology = new Topology(3, cells, new Int32Array(4), new Int32Array(0));
const occurrences: Occurrences = {
  ...{ ids: ["1", "2", "3"], firsts: new Map() },
  times: { date: new Int32Array(3), pmid: Int32Array.of(1, 2, 3), order: Int32Array.of(1, 2, 3) },
  ...{ starts: Int32Array.of(0, 1, 3, 4, 5), of: Int32Array.of(0, 1, 2, 2, 0) },
};

test.each([
  // Two edges join 0 and 1: the one that more documents up to the cut attest stands for both.
  [3, { starts: [0, 2, 3, 4], far: [1, 2, 0, 0], edge: [1, 2, 1, 2], count: [2, 1, 2, 1], named: [3, 3, 2] }],
  [2, { starts: [0, 1, 2, 2], far: [1, 0], edge: [0, 0], count: [1, 1], named: [2, 2, 1] }],
  [1, { starts: [0, 1, 2, 2], far: [1, 0], edge: [0, 0], count: [1, 1], named: [1, 1, 1] }],
] as const)("up to document %d, whatever cut was looked at before", (value, wanted) => {
  const { starts, far, edge, count, named } = pastGraph(topology, occurrences, { kind: "pmid", value });
  const told = { starts, far, edge, count, named };
  expect(Object.fromEntries(Object.entries(told).map(([key, column]) => [key, [...column]]))).toStrictEqual(
    wanted,
  );
});
