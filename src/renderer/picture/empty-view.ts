import type { RunView } from "../../shared/trace";

/** A run with nothing in it: what the canvas draws before the first question. */
export const EMPTY_VIEW: RunView = {
  run: "",
  question: "",
  graph: "",
  recipe: "",
  seed: 0,
  answers: [],
  answersTotal: 0,
  clauses: [],
  stages: [],
  verdicts: {},
  dropped: {},
  notes: [],
  totals: { nodes: 0, edges: 0 },
  nodes: {
    handle: new Int32Array(),
    id: [],
    name: [],
    label: new Int32Array(),
    hops: new Uint8Array(),
    kept: new Uint8Array(),
    seed: new Uint8Array(),
    numbers: {},
  },
  edges: {
    row: new Int32Array(),
    handle: new Int32Array(),
    source: new Int32Array(),
    target: new Int32Array(),
    relation: new Int32Array(),
    verdict: new Uint8Array(),
    numbers: {},
  },
  labels: [],
  relations: [],
};

/** True of a run that nothing of the graph is in: its question was refused before anything was looked for. */
export function isUndrawn({ nodes }: Pick<RunView, "nodes">): boolean {
  return nodes.handle.length === 0;
}
