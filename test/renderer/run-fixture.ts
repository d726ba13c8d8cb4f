/** A run small enough to draw, for tests of what the workbench makes of runs. */
import { message } from "../../src/shared/sentences/sentences";
import { VERDICTS, type RunView, type Verdict } from "../../src/shared/trace";

export interface FixtureEdge {
  readonly ends: readonly [source: number, target: number];
  readonly verdict: Verdict;
  readonly prize?: number;
}

/**
 *   Kismet (0, seed) —directed by→ Dieterle (1) ←directed by— Jennie (2)
 *   Kismet —has tags→ bd-r (3);  handles are 10 × row, candidate rows 100 + row.
 */
export const KISMET: readonly FixtureEdge[] = [
  { ends: [0, 1], verdict: "kept", prize: 2 },
  { ends: [2, 1], verdict: "kept", prize: 1 },
  { ends: [0, 3], verdict: "never-reached", prize: 0.5 },
];

export function runOf(edges: readonly FixtureEdge[] = KISMET, changes: Partial<RunView> = {}): RunView {
  const count = (verdict: Verdict): number => edges.filter((edge) => edge.verdict === verdict).length;
  const kept = count("kept");
  const used = VERDICTS.filter((verdict) => count(verdict) > 0);
  return {
    run: "run-1",
    question: "Who directed Kismet?",
    graph: "films",
    recipe: "biomedical",
    seed: 1,
    answers: [
      { node: 10, id: "d", name: "Dieterle", score: 2 },
      { node: 20, id: "j", name: "Jennie", score: 1 },
    ],
    answersTotal: 2,
    clauses: [
      { said: message("answers-because", { names: listed("Dieterle", "Jennie") }), edges: [100, 101] },
      {
        said: message("kept-triples", {
          sources: listed("Kismet"),
          relation: "directed by",
          targets: listed("Dieterle"),
        }),
        edges: [100],
      },
    ],
    stages: [
      { name: "seed", ms: 1, nodes: 1, edges: 0, reused: true },
      { name: "expand", ms: 2, nodes: 4, edges: edges.length, reused: false },
      { name: "score", ms: 3, nodes: 4, edges: edges.length, reused: false },
      { name: "sample", ms: 0, nodes: 4, edges: edges.length, reused: false },
      { name: "prune", ms: 4, nodes: 3, edges: kept, reused: false },
      { name: "read", ms: 5, nodes: 3, edges: kept, reused: false },
    ],
    verdicts: Object.fromEntries(used.map((verdict) => [verdict, count(verdict)])),
    dropped: {},
    notes: [],
    totals: { nodes: 4, edges: edges.length },
    nodes: {
      handle: Int32Array.of(0, 10, 20, 30),
      id: ["k", "d", "j", "b"],
      name: ["Kismet", "Dieterle", "Jennie", "bd-r"],
      label: Int32Array.of(0, 1, 0, -1),
      hops: Uint8Array.of(0, 1, 2, 1),
      kept: Uint8Array.of(1, 1, 1, 0),
      seed: Uint8Array.of(1, 0, 0, 0),
      numbers: { prize: Float64Array.of(3, 1, 0, 0) },
    },
    edges: {
      row: Int32Array.from(edges, (_, row) => 100 + row),
      handle: Int32Array.from(edges, (_, row) => 10 * row),
      source: Int32Array.from(edges, ({ ends }) => ends[0]),
      target: Int32Array.from(edges, ({ ends }) => ends[1]),
      relation: Int32Array.from(edges, ({ ends }) => (ends[1] === 1 ? 0 : 1)),
      verdict: Uint8Array.from(edges, ({ verdict }) => VERDICTS.indexOf(verdict)),
      numbers: {
        prize: Float64Array.from(edges, ({ prize }) => prize ?? Number.NaN),
        keptReason: Float64Array.from(edges, () => 0),
        time: Float64Array.from(edges, () => Number.NaN),
      },
    },
    labels: ["Film", "Person"],
    relations: ["directed_by", "has_tags"],
    ...changes,
  };
}

function listed(...names: string[]) {
  return { names, more: 0 };
}
