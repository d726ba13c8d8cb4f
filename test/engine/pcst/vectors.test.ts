import { describe, expect, it } from "vitest";
import { solve } from "../../../src/main/engine/pcst/solve";
import { solveWithEdgePrizes } from "../../../src/main/engine/pcst/solve-with-edge-prizes";
import { instanceOf, keptOf } from "./instances";

type Edges = [number, number][];
const PATH: Edges = [
  [0, 1],
  [1, 2],
  [2, 3],
];
const SQUARE: Edges = [
  [0, 1],
  [1, 3],
  [0, 2],
  [2, 3],
];
const TWO_PAIRS: Edges = [
  [0, 1],
  [2, 3],
];

// Answers of pcst_fast 1.0.10 with numpy 1.26.4.
describe("the vectors run on the reference", () => {
  const cases: [string, Edges, number[], number | number[], string, string][] = [
    ["two seeds around a middle", PATH.slice(0, 2) as Edges, [3, 0, 2], 0.5, "0 1 2 ; 0 1", "0 1 2 ; 0 1"],
    ["one prize just pays", [[0, 1]], [5, 1], 1, "0 1 ; 0", "0 ; "],
    ["one prize does not pay", [[0, 1]], [5, 0.4], 1, "0 ; ", "0 ; "],
    ["no prizes: the last node", [[0, 1]], [0, 0], 0.5, "1 ; ", "1 ; "],
    ["two components: the richer", TWO_PAIRS, [3, 2, 2, 1], 0.5, "0 1 ; 0", "0 1 ; 0"],
    ["square: the first way", SQUARE, [3, 0, 0, 3], 0.5, "0 1 3 ; 0 1", "0 1 3 ; 0 1"],
    [
      "square reversed: the other way",
      [...SQUARE].reverse(),
      [3, 0, 0, 3],
      0.5,
      "0 2 3 ; 0 1",
      "0 2 3 ; 0 1",
    ],
    ["a branch gw keeps and strong cuts", PATH, [3, 0, 0, 1], 0.5, "0 1 2 3 ; 0 1 2", "0 ; "],
    ["a branch both keep", PATH, [3, 0, 0, 1.6], 0.5, "0 1 2 3 ; 0 1 2", "0 1 2 3 ; 0 1 2"],
    ["a branch never met", PATH, [3, 0, 0, 0.4], 0.5, "0 ; ", "0 ; "],
    [
      "a self-loop",
      [
        [0, 0],
        [0, 1],
      ],
      [2, 2],
      [0.1, 0.5],
      "0 1 ; 1",
      "0 1 ; 1",
    ],
    ["no edges", [], [3, 1], 0.5, "0 ; ", "0 ; "],
  ];

  it.each(cases)("%s", (_, edges, prizes, costs, gw, strong) => {
    const told = (pruning: "gw" | "strong"): string => {
      const kept = keptOf(solve(instanceOf(edges, prizes, costs, { pruning })));
      return `${kept.nodes.join(" ")} ; ${kept.edges.join(" ")}`;
    };
    expect({ gw: told("gw"), strong: told("strong") }).toEqual({ gw, strong });
  });

  it("two components, two clusters", () => {
    const kept = keptOf(solve(instanceOf(TWO_PAIRS, [3, 2, 2, 1], 0.5, { clusters: 2 })));
    expect(kept).toEqual({ nodes: [0, 1, 2, 3], edges: [0, 1] });
  });

  it("square with a root", () => {
    const kept = keptOf(solve(instanceOf(SQUARE, [3, 0, 0, 3], 0.5, { root: 0 })));
    expect(kept).toEqual({ nodes: [0, 2, 3], edges: [2, 3] });
  });
});

describe("G-Retriever's reduction, every cost 0.5", () => {
  const cases: [string, Edges, number[], number[], string][] = [
    [
      "parallel edges both stay",
      [
        [0, 1],
        [0, 1],
      ],
      [1, 0],
      [3, 2],
      "0 1 | 0 1",
    ],
    ["an edge brings its ends", PATH.slice(0, 2) as Edges, [0, 0, 0], [5, 0], "0 1 | 0"],
    [
      "a prized triangle stays a cycle",
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      [3, 2, 1],
      [5, 4, 3],
      "0 1 2 | 0 1 2",
    ],
    ["a prize of exactly the cost loses the tie", [[0, 1]], [1, 0], [0.5], "0 | "],
    ["an edge out of reach", TWO_PAIRS, [3, 0, 2, 1], [0, 0], "0 | "],
  ];

  it.each(cases)("%s", (_, edges, prizes, edgePrizes, expected) => {
    const instance = { ...instanceOf(edges, prizes, 0.5), edgePrizes: Float64Array.from(edgePrizes) };
    const kept = keptOf(solveWithEdgePrizes(instance));
    expect(`${kept.nodes.join(" ")} | ${kept.edges.join(" ")}`).toBe(expected);
  });
});
