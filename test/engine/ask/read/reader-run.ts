/** A small mechanism as a run that a reader is asked over. */
import type { Ports, ReadInput } from "../../../../src/main/engine/ask/stage";
import { EVERYTHING, memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";

export const TEMPERATURE = { kept: 2, candidates: 1 };

const signal = new AbortController().signal;

//   pill(0) → target(1) → process(2) → ache(3);   pill → other(4);   far(5) → ache
const MECHANISM: Triple[] = [
  ["pill", "blocks", "target"],
  ["target", "drives", "process"],
  ["process", "causes", "ache"],
  ["pill", "blocks", "other"],
  ["far", "causes", "ache"],
];

/** Every node kept but those `cut`; "pill" and "ache" named where `named` says so. */
export async function runOver({ named = [0, 3], cut = [] as number[] } = {}): Promise<{
  run: ReadInput;
  ports: Ports;
}> {
  const store = memoryGraph(MECHANISM);
  const graph = await store.expand([0, 3], EVERYTHING, signal);
  const edges = graph.edges.length;
  const mentioned = named.map((node, at) => ({ node, score: 1, mention: { start: at, end: at + 1 } }));
  const run: ReadInput = {
    seeds: { question: "?", nodes: mentioned, mentioned, text: "?", notes: [] },
    graph,
    scores: {
      nodePrizes: Float64Array.from(graph.nodes, (_, row) => 1 + row),
      edgePrizes: new Float64Array(edges).fill(1),
      edgeCosts: new Float64Array(edges).fill(1),
      answerScores: new Float64Array(graph.nodes.length).fill(NaN),
      ...{ nodeNumbers: {}, edgeNumbers: {}, notes: [] },
    },
    subgraph: {
      verdicts: new Uint8Array(edges),
      nodes: Uint8Array.from(graph.nodes, (_, row) => (cut.includes(row) ? 0 : 1)),
      ...{ nodeNumbers: {}, edgeNumbers: {}, notes: [] },
    },
  };
  return { run, ports: portsOf(store) };
}
