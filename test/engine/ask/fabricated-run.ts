/** Runs whose probabilities are given, for tests of sampling: every other stage is the real one. */
import { expect } from "vitest";
import type { CandidateGraph } from "../../../src/shared/graph";
import { type Recipe, recipeSchema } from "../../../src/shared/recipe";
import { SAMPLE, type SampleParams } from "../../../src/shared/stages/sample";
import { VERDICTS } from "../../../src/shared/trace";
import { pruneCandidates } from "../../../src/main/engine/ask/prune/prune";
import { readAnswers } from "../../../src/main/engine/ask/read/read";
import { sampleEdges } from "../../../src/main/engine/ask/sample/sample";
import type { Run, Scores, Selection } from "../../../src/main/engine/ask/stage";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { memoryGraph, type Triple } from "./memory-graph";
import { portsOf } from "./ports";

/** A star: "hub" points at "leaf 0", "leaf 1", …, one edge each, in rows 0, 1, …. */
export function star(edges: number): GraphStore {
  return memoryGraph(Array.from({ length: edges }, (_, at): Triple => ["hub", "has", `leaf ${String(at)}`]));
}

/** Sample parameters with their defaults. */
export function sampling(params: Partial<SampleParams>): SampleParams {
  return SAMPLE.schema.parse({ method: "gumbel", ...params });
}

/** Everything within `hops` of node 0. */
export function wholeGraph(store: GraphStore, hops = 6): Promise<CandidateGraph> {
  const how = {
    hops,
    direction: "both",
    labels: [],
    relations: [],
    degreeCap: 0,
    edgeBudget: 1e6,
  } as const;
  return store.expand([0], how, new AbortController().signal);
}

/** Scores of a method that knows probabilities: they are its edge prizes, and the first node earns 1. */
export function scoresWith(graph: CandidateGraph, probabilities: ArrayLike<number>, cost = 0.3): Scores {
  const edgeProbabilities = Float64Array.from(probabilities);
  return {
    nodePrizes: Float64Array.from(graph.nodes, (_, row) => (row === 0 ? 1 : 0)),
    edgePrizes: edgeProbabilities,
    edgeCosts: new Float64Array(graph.edges.length).fill(cost),
    answerScores: new Float64Array(graph.nodes.length).fill(NaN),
    edgeProbabilities,
    nodeNumbers: {},
    edgeNumbers: {},
    notes: [],
  };
}

/** The sample stage over a whole store. */
export async function sampleStore(
  store: GraphStore,
  probabilities: ArrayLike<number>,
  params: Partial<SampleParams>,
  seed = 1,
): Promise<Selection> {
  const graph = await wholeGraph(store);
  return sampleEdges({ graph, scores: scoresWith(graph, probabilities), seed }, sampling(params), { store });
}

export function verdictsOf({ verdicts }: Pick<Selection, "verdicts">): string[] {
  return Array.from(verdicts, (code) => VERDICTS[code]!);
}

/** A named number of every edge; fails where the stage told none. */
export function numbersOf({ edgeNumbers }: Selection, name: string): number[] {
  expect(Object.keys(edgeNumbers)).toContain(name);
  return [...edgeNumbers[name]!];
}

/** Stages sample, prune and read as the runner runs them. */
export async function runFrom(
  { seeds, graph, scores }: Pick<Run, "seeds" | "graph" | "scores">,
  recipe: Recipe,
  seed: number,
  store: GraphStore,
): Promise<Run> {
  const ports = portsOf(store);
  const selection = await sampleEdges({ graph, scores, seed }, recipe.sample, ports);
  const subgraph = await pruneCandidates({ seeds, graph, scores, selection }, recipe.prune, ports);
  const reading = await readAnswers({ seeds, graph, scores, subgraph }, recipe.read, ports);
  return { seeds, graph, scores, selection, subgraph, reading };
}

/** A recipe of these sample and prune stages; the stages before are never run. */
export function recipeWith(sample: Partial<SampleParams>, prune: object = { method: "pcst" }): Recipe {
  return recipeSchema.parse({
    name: "drawn",
    title: "",
    description: "",
    seed: { method: "mention", k: 3 },
    expand: { hops: 2, direction: "both", degreeCap: 0, edgeBudget: 1000 },
    score: { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 0.5 },
    sample: { method: "gumbel", ...sample },
    prune,
    read: { method: "ranked-nodes", top: 5 },
  });
}
