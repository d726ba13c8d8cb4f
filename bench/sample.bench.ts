/**
 * The sampler on made-up probabilities: what the first run pays (edge keys and order), what a slider pays (sample, prune, read), and
 * 200 draws. The graph is random with five edges to a node; 2 % of the edges are likely, as a trained retriever leaves it.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { drawAgain } from "../src/main/engine/ask/draws/draws";
import { pruneCandidates } from "../src/main/engine/ask/prune/prune";
import { readAnswers } from "../src/main/engine/ask/read/read";
import { sampleEdges } from "../src/main/engine/ask/sample/sample";
import { chancesOf } from "../src/main/engine/ask/sample/sample-chances";
import type { Ports, Run } from "../src/main/engine/ask/stage";
import { percentile } from "../src/main/engine/evaluate/percentile";
import type { CandidateGraph } from "../src/shared/graph";
import { recipeSchema, type Recipe } from "../src/shared/recipe";

const EDGES = [1_000, 10_000, 100_000, 1_000_000];
const DRAWS = 200;
const SLIDES = 30;

export async function main(): Promise<void> {
  const rows = [];
  for (const edges of EDGES) for (const maxFacts of [100, 10_000]) rows.push(await timeAt(edges, maxFacts));
  console.table(rows);
}

async function timeAt(edges: number, maxFacts: number) {
  const start = startOf(edges);
  const ports = portsOf();
  const began = performance.now();
  await chancesOf(start.graph, start.scores, ports.store);
  const firstMs = performance.now() - began;
  const slides: number[] = [];
  let run: Run | undefined;
  for (let draw = 0; draw < SLIDES; draw++) {
    const at = performance.now();
    run = await runFrom(start, recipeWith(maxFacts, draw), ports);
    slides.push(performance.now() - at);
    await nextTurn();
  }
  const asked = { recipe: recipeWith(maxFacts, 0), seed: 1, first: 0, count: DRAWS };
  const { ms } = await drawAgain(run!, asked, { ...ports, progress: () => undefined });
  const [p50, p95] = [percentile(slides, 50), percentile(slides, 95)];
  return { edges, maxFacts, firstMs, slideP50: p50, slideP95: p95, [`draws${String(DRAWS)}`]: ms };
}

async function runFrom(start: Start, recipe: Recipe, ports: Ports): Promise<Run> {
  const selection = await sampleEdges({ ...start, seed: 1 }, recipe.sample, ports);
  const subgraph = await pruneCandidates({ ...start, selection }, recipe.prune, ports);
  const reading = await readAnswers({ ...start, subgraph }, recipe.read, ports);
  return { ...start, selection, subgraph, reading };
}

type Start = Pick<Run, "seeds" | "graph" | "scores">;

function startOf(edges: number): Start {
  const graph = randomGraph(edges);
  const random = randomFrom(7);
  const edgeProbabilities = Float64Array.from({ length: edges }, () =>
    Math.fround(random() < 0.02 ? random() : random() ** 12),
  );
  const scores = {
    nodePrizes: Float64Array.from(graph.nodes, (_, row) => (row === 0 ? 1 : 0)),
    edgePrizes: edgeProbabilities,
    edgeCosts: new Float64Array(edges).fill(0.3),
    answerScores: new Float64Array(graph.nodes.length).fill(NaN),
    ...{ edgeProbabilities, nodeNumbers: {}, edgeNumbers: {}, notes: [] },
  };
  const nodes = [{ node: 0, score: 1 }];
  return {
    seeds: { question: "?", nodes, mentioned: nodes, notes: [] },
    graph,
    scores,
  };
}

function randomGraph(edges: number): CandidateGraph {
  const random = randomFrom(3);
  const nodes = Math.ceil(edges / 5);
  const column = (below: number) => Int32Array.from({ length: edges }, () => Math.floor(random() * below));
  return {
    nodes: Int32Array.from({ length: nodes }, (_, row) => row),
    hops: new Uint8Array(nodes).fill(1),
    edges: Int32Array.from({ length: edges }, (_, row) => row),
    sources: column(nodes),
    targets: column(nodes),
    relations: column(20),
    dropped: { node: new Int32Array(0), reason: new Uint8Array(0), count: new Int32Array(0) },
  };
}

/** Names alone: the sampler asks a store for nothing else. */
function portsOf(): Ports {
  const relations = Array.from({ length: 20 }, (_, at) => ({
    ...{ name: `relation ${String(at)}`, words: `relation ${String(at)}`, count: 1 },
  }));
  const store = {
    describe: () => Promise.resolve({ relations }),
    nodeNames: (nodes: Int32Array) => {
      const names = Array.from(nodes, (node) => `node ${String(node)}`);
      return Promise.resolve({ ids: names, names, labels: new Int32Array(nodes.length) });
    },
  };
  const signal = new AbortController().signal;
  return { store, signal, progress: () => undefined } as unknown as Ports;
}

function recipeWith(maxFacts: number, draw: number): Recipe {
  return recipeSchema.parse({
    ...{ name: "sampled", title: "", description: "" },
    seed: { method: "mention", k: 1 },
    expand: { hops: 1, direction: "both", degreeCap: 0, edgeBudget: 1 },
    score: { method: "rank-prizes", topNodes: 1, topEdges: 1, cost: 0.5 },
    sample: { method: "gumbel", maxFacts, draw },
    prune: { method: "pcst" },
    read: { method: "ranked-nodes", top: 20 },
  });
}

/** A small linear congruential generator: the same graph at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
