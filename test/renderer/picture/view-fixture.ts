import { VERDICTS, type RunView, type Verdict } from "../../../src/shared/trace";

export interface FixtureEdge {
  readonly ends: readonly [number, number];
  readonly verdict: Verdict;
  readonly prize?: number;
}

export interface FixtureNode {
  readonly hops: number;
  readonly kept?: boolean;
  readonly seed?: boolean;
}

/** A small run, named node by node; node handles are 100 + row, edge handles 500 + row. */
export function viewOf(
  nodes: readonly FixtureNode[],
  edges: readonly FixtureEdge[],
  answers: readonly number[] = [],
): RunView {
  return {
    run: "run-1",
    question: "?",
    graph: "tiny",
    recipe: "path-match",
    seed: 0,
    answers: answers.map((row) => ({ node: 100 + row, id: `id-${row}`, name: `Node ${row}`, score: 1 })),
    answersTotal: 0,
    clauses: [],
    stages: [],
    verdicts: {},
    dropped: {},
    notes: [],
    totals: { nodes: nodes.length, edges: edges.length },
    nodes: {
      handle: Int32Array.from(nodes, (_, row) => 100 + row),
      id: nodes.map((_, row) => `id-${row}`),
      name: nodes.map((_, row) => `Node ${row}`),
      label: Int32Array.from(nodes, (_, row) => row % 3),
      hops: Uint8Array.from(nodes, (node) => node.hops),
      kept: Uint8Array.from(nodes, (node) => (node.kept ? 1 : 0)),
      seed: Uint8Array.from(nodes, (node) => (node.seed ? 1 : 0)),
      numbers: {},
    },
    edges: {
      row: Int32Array.from(edges, (_, row) => row),
      handle: Int32Array.from(edges, (_, row) => 500 + row),
      source: Int32Array.from(edges, (edge) => edge.ends[0]),
      target: Int32Array.from(edges, (edge) => edge.ends[1]),
      relation: new Int32Array(edges.length),
      verdict: Uint8Array.from(edges, (edge) => VERDICTS.indexOf(edge.verdict)),
      numbers: { prize: Float64Array.from(edges, (edge) => edge.prize ?? 0) },
    },
    labels: ["Drug", "Protein", "Disease"],
    relations: ["treats"],
  };
}
