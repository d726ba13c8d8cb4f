/** The stages of a question, in the order they run: what each reads of the recipe, and what it makes of what it sees. */
import type { CandidateGraph } from "../../../shared/graph";
import { KEPT } from "../../../shared/trace";
import type { Recipe, StageName } from "../../../shared/recipe";
import { StageList } from "../runner/stage-list";
import { expandSeeds, pinnedElsewhere } from "./expand/expand";
import { pinColumns } from "./pins/pin-columns";
import { pruneCandidates, rootOf } from "./prune/prune";
import { readAnswers } from "./read/read";
import { sampleEdges } from "./sample/sample";
import { scoreCandidates } from "./score/score";
import { findSeeds } from "./seed/seed";
import type { Ports, Selection, Subgraph } from "./stage";

/** A question to be answered. */
export interface Asked {
  readonly question: string;
  readonly recipe: Recipe;
  /** Feeds stages that draw. */
  readonly seed: number;
}

interface Asking {
  readonly name: StageName;
  readonly task: Asked;
  readonly ports: Ports;
  readonly count: "nodes" | "edges";
}

/** Pins are read by `sample` and no earlier: one more or less runs that stage and the two behind it again, never the scores. */
export const QUESTION_STAGES = StageList.of<Asking>()
  .with({
    name: "seed",
    reads: ({ question, recipe }) => ({ question, params: recipe.seed }),
    run: async (_, { question, params }, ports) => {
      const seeds = await findSeeds(question, params, ports);
      return { made: { seeds }, alive: { nodes: seeds.nodes.length, edges: 0 } };
    },
  })
  .with({
    name: "expand",
    reads: ({ recipe }) => recipe.expand,
    run: async ({ seeds }, params, ports) => expanded(await expandSeeds(seeds, params, ports)),
  })
  .with({
    name: "expand",
    reads: async ({ recipe: { expand: params, pins } }, { graph }, ports) => {
      const pinned = pins ? await pinnedElsewhere(pins, graph, ports) : [];
      return pinned.length > 0 ? { params, pinned } : undefined;
    },
    run: async ({ seeds }, { params, pinned }, ports) =>
      expanded(await expandSeeds(seeds, params, ports, pinned)),
  })
  .with({
    name: "score",
    reads: ({ recipe }) => recipe.score,
    run: async ({ seeds, graph }, params, ports) => {
      const scores = await scoreCandidates({ seeds, graph }, params, ports);
      return { made: { scores }, alive: sizeOf(graph) };
    },
  })
  .with({
    name: "sample",
    reads: ({ recipe: { sample: params, prune, pins }, seed }, seen) =>
      pins ? { params, seed, pins, root: rootOf(seen, prune) } : { params, seed },
    run: async ({ seeds, graph, scores }, { params, seed, pins, root = -1 }, ports) => {
      const columns =
        pins && (await pinColumns({ seeds, graph, scores, root }, pins, ports.store, ports.signal));
      const input = { graph, scores, seed, ...(columns && { pins: columns }) };
      const selection = await sampleEdges(input, params, ports);
      return { made: { selection }, alive: goingOn(graph, selection) };
    },
  })
  .with({
    name: "prune",
    reads: ({ recipe }) => recipe.prune,
    run: async (seen, params, ports) => {
      const subgraph = await pruneCandidates(seen, params, ports);
      return { made: { subgraph }, alive: keptOf(subgraph) };
    },
  })
  .with({
    name: "read",
    reads: ({ recipe }) => recipe.read,
    run: async (seen, params, ports) => {
      const reading = await readAnswers(seen, params, ports);
      return { made: { reading }, alive: keptOf(seen.subgraph) };
    },
  });

function expanded(graph: CandidateGraph) {
  return { made: { graph }, alive: sizeOf(graph) };
}

function sizeOf({ nodes, edges }: CandidateGraph) {
  return { nodes: nodes.length, edges: edges.length };
}

/** Edges that go on and the nodes they join; all nodes while no edge has been lost. */
function goingOn(graph: CandidateGraph, { verdicts }: Selection) {
  const edges = count(verdicts, 0);
  if (edges === verdicts.length) return sizeOf(graph);
  const joined = new Uint8Array(graph.nodes.length);
  verdicts.forEach((verdict, edge) => {
    if (verdict === 0) joined[graph.sources[edge]!] = joined[graph.targets[edge]!] = 1;
  });
  return { nodes: count(joined, 1), edges };
}

function keptOf({ nodes, verdicts }: Subgraph) {
  return { nodes: count(nodes, 1), edges: count(verdicts, KEPT) };
}

function count(column: Uint8Array, value: number): number {
  let found = 0;
  for (const entry of column) if (entry === value) found++;
  return found;
}
