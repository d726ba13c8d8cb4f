import { expect, test } from "vitest";
import { CELL, RELATION, SOURCE, TARGET } from "../../../src/main/engine/store/adjacency";
import { followSteps } from "../../../src/main/engine/store/follow";
import { Topology } from "../../../src/main/engine/store/topology";

const NODES = 64;
const EDGES = 300;

/** Some hubs, three relations, a few self-loops. */
const cells = Int32Array.from({ length: EDGES * CELL }, (_, cell) => {
  const edge = Math.floor(cell / CELL);
  return [(edge * 37) % NODES, (edge * edge * 11) % NODES, edge % 3, 0][cell % CELL]!;
});
const topology = new Topology(NODES, cells, new Int32Array(NODES + 1), new Int32Array(0));

test.each([1, 4, 5, 20, 64])(
  "steps from %i nodes are those whose near end is one of them, in order",
  async (count) => {
    const from = Int32Array.from({ length: count + 1 }, (_, at) => (at * 29) % count);
    const nodes = new Set(from);
    for (const direction of ["out", "in"] as const)
      for (const relation of [-1, 1]) {
        const calm = new AbortController().signal;
        const found = await followSteps(topology, { from, relation, direction, limit: EDGES }, calm);
        const wanted = Array.from({ length: EDGES }, (_, edge) => edge).filter(
          (edge) =>
            nodes.has(cells[edge * CELL + (direction === "out" ? SOURCE : TARGET)]!) &&
            (relation === -1 || cells[edge * CELL + RELATION] === relation),
        );
        expect([found.total, [...found.edges]]).toStrictEqual([wanted.length, wanted]);
      }
  },
);
