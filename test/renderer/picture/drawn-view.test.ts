import { expect, test } from "vitest";
import { drawnView, NO_VERDICT, type Picture } from "../../../src/renderer/picture/drawn-view";
import { viewOf } from "./view-fixture";

//   0 ═ 1 ─ 2,   0 ─ 2      handles 100 … 102 and 500 … 502; 0 is the seed, 2 the answer
const run = viewOf(
  [{ hops: 0, seed: true, kept: true }, { hops: 1, kept: true }, { hops: 2 }],
  [
    { ends: [0, 1], verdict: "kept", prize: 3 },
    { ends: [1, 2], verdict: "cycle", prize: 1 },
    { ends: [0, 2], verdict: "cycle", prize: 2 },
  ],
  [2],
);

const NOTHING: Picture = { nodes: [], edges: [], dismissed: [], groups: [] };
const MET: Picture = {
  ...NOTHING,
  nodes: [
    { handle: 7, id: "seven", name: "Seven", label: "Place" },
    { handle: 101, id: "id-1", name: "Node 1", label: "Protein" },
    { handle: 8, id: "eight", name: "Eight", label: "" },
  ],
  edges: [
    { handle: 900, source: 7, target: 101, ends: ["seven", "id-1"], relation: "near" },
    { handle: 500, source: 100, target: 101, ends: ["id-0", "id-1"], relation: "treats" },
    { handle: 901, source: 7, target: 4711, ends: ["seven", "?"], relation: "near" },
    { handle: 902, source: 8, target: 8, ends: ["eight", "eight"], relation: "treats" },
  ],
};

test("without changes it is the very run", () => {
  expect(drawnView(run, NOTHING)).toBe(run);
});

test("what is added follows the run's rows, once, without verdict and without numbers", () => {
  const { nodes, edges, labels, relations } = drawnView(run, MET);
  expect({ labels, relations }).toStrictEqual({
    labels: ["Drug", "Protein", "Disease", "Place"],
    relations: ["treats", "near"],
  });
  expect({ ...nodes, away: undefined, stands: undefined }).toStrictEqual({
    handle: Int32Array.of(100, 101, 102, 7, 8),
    id: ["id-0", "id-1", "id-2", "seven", "eight"],
    name: ["Node 0", "Node 1", "Node 2", "Seven", "Eight"],
    label: Int32Array.of(0, 1, 2, 3, -1),
    hops: Uint8Array.of(0, 1, 2, 0, 0),
    kept: Uint8Array.of(1, 1, 0, 0, 0),
    seed: Uint8Array.of(1, 0, 0, 0, 0),
    numbers: {},
    added: Uint8Array.of(0, 0, 0, 1, 1),
    away: undefined,
    stands: undefined,
  });
  expect({ ...edges, away: undefined }).toStrictEqual({
    row: Int32Array.of(0, 1, 2, -1, -1),
    handle: Int32Array.of(500, 501, 502, 900, 902),
    source: Int32Array.of(0, 1, 0, 3, 4),
    target: Int32Array.of(1, 2, 2, 1, 4),
    relation: Int32Array.of(0, 0, 0, 1, 0),
    verdict: Uint8Array.of(0, run.edges.verdict[1]!, run.edges.verdict[2]!, NO_VERDICT, NO_VERDICT),
    numbers: { prize: Float64Array.of(3, 1, 2, NaN, NaN) },
    added: Uint8Array.of(0, 0, 0, 1, 1),
    away: undefined,
  });
});

test("nodes put aside are away and keep their rows", () => {
  const { nodes, edges } = drawnView(run, { ...NOTHING, dismissed: ["id-1", "nobody"] });
  expect([nodes.away, nodes.handle, edges.away]).toStrictEqual([
    Uint8Array.of(0, 1, 0),
    run.nodes.handle,
    new Uint8Array(3),
  ]);
});

test("a group's edges end at the first of it, which is all that any of them was", () => {
  const groups = [{ name: "Node 1 + Node 2", members: ["id-1", "id-2", "nobody"] }];
  const { nodes, edges, answers } = drawnView(run, { ...NOTHING, groups });
  expect([nodes.name[1], nodes.away, nodes.stands, nodes.kept, nodes.hops]).toStrictEqual([
    "Node 1 + Node 2",
    Uint8Array.of(0, 0, 1),
    Uint8Array.of(0, 2, 0),
    Uint8Array.of(1, 1, 0),
    Uint8Array.of(0, 1, 2),
  ]);
  expect([edges.source, edges.target, edges.away, edges.handle]).toStrictEqual([
    Int32Array.of(0, 1, 0),
    Int32Array.of(1, 1, 1),
    Uint8Array.of(0, 1, 0),
    run.edges.handle,
  ]);
  expect(answers.map((answer) => answer.node)).toStrictEqual([101]);
});

test("a group of which only one is drawn changes nothing", () => {
  const groups = [{ name: "both", members: ["id-1", "nobody"] }];
  const { nodes } = drawnView(run, { ...NOTHING, groups });
  expect([nodes.name, nodes.away, nodes.stands]).toStrictEqual([
    run.nodes.name,
    new Uint8Array(3),
    new Uint8Array(3),
  ]);
});
