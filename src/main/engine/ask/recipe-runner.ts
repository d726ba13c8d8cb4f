/** Runs a recipe: the six stages in order, each timed, checked for cancellation, and skipped where its earlier result still holds. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Progress } from "../../../shared/contract";
import type { CandidateGraph } from "../../../shared/graph";
import type { Recipe, StageName } from "../../../shared/recipe";
import { DEVICE_NAMES } from "../../../shared/devices";
import { joinDevices } from "../models/embedder";
import { KEPT } from "../../../shared/trace";
import type { StageReport } from "../../../shared/trace";
import { rowOfNode } from "./candidate-rows";
import { checkRun } from "./check-run";
import { expandSeeds } from "./expand";
import { nodesOfIds, pinColumns } from "./pin-columns";
import { pruneCandidates, rootOf } from "./prune";
import { readAnswers } from "./read";
import type { StageMemory } from "./stage-memory";
import { sampleEdges } from "./sample";
import { scoreCandidates } from "./score";
import { findSeeds } from "./seed";
import type { Ports, Run, Seeds, Selection } from "./stage";

/** What a run needs of the world; progress names the stage it comes from. */
export interface RunPorts extends Omit<Ports, "progress"> {
  readonly progress: (progress: Progress) => void;
}

export interface FinishedRun {
  readonly run: Run;
  /** What the models' numbers came from, as `Embedder` says it. */
  readonly device: string;
  readonly stages: readonly StageReport[];
}

/**
 * Answers `question` with `recipe`; `seed` feeds stages that draw. With a `memory`, a stage whose parameters and input are those of
 * an earlier run on the same open store is not run again. Throws FailureError (no-seeds, no-vectors, …) or AbortError.
 */
export async function runRecipe(
  question: string,
  recipe: Recipe,
  seed: number,
  ports: RunPorts,
  memory?: StageMemory,
): Promise<FinishedRun> {
  // Another device may give other bits: what was remembered of one never answers for another.
  const story = new Story(ports, memory, [question, ports.embedder.name, ports.embedder.device]);
  const seeds = await story.run("seed", recipe.seed, (p) => findSeeds(question, recipe.seed, p));
  story.alive(seeds.nodes.length, 0);
  const graph = await expand(story, seeds, recipe);
  story.alive(graph.nodes.length, graph.edges.length);
  const scores = await story.run("score", recipe.score, (p) =>
    scoreCandidates({ seeds, graph }, recipe.score, p),
  );
  story.alive(graph.nodes.length, graph.edges.length);
  const selection = await sample(story, { seeds, graph, scores, seed }, recipe);
  story.alive(nodesTouched(graph, selection.verdicts), count(selection.verdicts, 0));
  const subgraph = await story.run("prune", recipe.prune, (p) =>
    pruneCandidates({ seeds, graph, scores, selection }, recipe.prune, p),
  );
  story.alive(count(subgraph.nodes, 1), count(subgraph.verdicts, KEPT));
  const reading = await story.run("read", recipe.read, (p) =>
    readAnswers({ seeds, graph, scores, subgraph }, recipe.read, p),
  );
  story.alive(count(subgraph.nodes, 1), count(subgraph.verdicts, KEPT));
  const run = { seeds, graph, scores, selection, subgraph, reading };
  checkRun(run);
  return { run, stages: story.reports, device: await deviceOf(recipe, ports) };
}

async function deviceOf({ score }: Recipe, { embedder, retriever }: RunPorts): Promise<string> {
  const scoring = score.method === "retriever" ? await retriever?.(score.model) : undefined;
  return joinDevices([embedder.device, scoring?.device], DEVICE_NAMES.cpu);
}

/** The candidates around the seeds; nodes pinned in that are not among them are expanded around like seeds, and are none to any score. */
async function expand(story: Story, seeds: Seeds, { expand: params, pins }: Recipe): Promise<CandidateGraph> {
  const graph = await story.run("expand", params, (p) => expandSeeds(seeds, params, p));
  if (!pins || pins.nodesIn.length === 0) return graph;
  const known = await nodesOfIds(pins.nodesIn, story.ports.store, story.ports.signal);
  const missing = [...known.values()].filter((node) => rowOfNode(graph, node) < 0).sort((a, b) => a - b);
  if (missing.length === 0) return graph;
  return story.runAgain("expand", ["pinned in", missing], (p) => expandSeeds(seeds, params, p, missing));
}

/** Pins are heard here and no earlier: one more or less runs this stage and the two behind it again, never the scores. */
function sample(
  story: Story,
  { seeds, graph, scores, seed }: Pick<Run, "seeds" | "graph" | "scores"> & { readonly seed: number },
  { sample: params, prune, pins }: Recipe,
): Promise<Selection> {
  const root = pins ? rootOf({ seeds, graph }, prune) : -1;
  return story.run("sample", pins ? [params, seed, pins, root] : [params, seed], async (p) => {
    if (!pins) return sampleEdges({ graph, scores, seed }, params, p);
    const columns = await pinColumns({ seeds, graph, scores, root }, pins, p.store, p.signal);
    return sampleEdges({ graph, scores, seed, pins: columns }, params, p);
  });
}

/** The stages told so far: each is keyed by everything that came before it. */
class Story {
  readonly reports: StageReport[] = [];
  private key: string;

  constructor(
    readonly ports: RunPorts,
    private readonly memory: StageMemory | undefined,
    opening: readonly unknown[],
  ) {
    this.key = JSON.stringify(opening);
  }

  async run<T extends object>(
    name: StageName,
    params: unknown,
    work: (ports: Ports) => T | Promise<T>,
  ): Promise<T> {
    const { progress, ...ports } = this.ports;
    const { signal, store } = ports;
    await nextTurn(); // A cancellation waiting in the event loop is heard before the next blocking stage.
    signal.throwIfAborted();
    this.key += `\n${name} ${JSON.stringify(params)}`;
    progress({ stage: name, done: 0, total: 0 });
    const started = performance.now();
    const earlier = this.memory?.recall<T>(store, this.key);
    const output =
      earlier ??
      (await work({ ...ports, progress: (done, total) => progress({ stage: name, done, total }) }));
    if (!earlier) this.memory?.keep(store, this.key, output);
    this.reports.push({
      name,
      ms: performance.now() - started,
      nodes: 0,
      edges: 0,
      reused: earlier !== undefined,
    });
    return output;
  }

  /** The stage just run once more, with something that only its result could tell: still one stage to whoever reads the reports. */
  async runAgain<T extends object>(
    name: StageName,
    params: unknown,
    work: (ports: Ports) => T | Promise<T>,
  ): Promise<T> {
    const before = this.reports.pop();
    const output = await this.run(name, params, work);
    const last = this.reports.pop()!;
    this.reports.push({ ...last, ms: last.ms + (before?.ms ?? 0) });
    return output;
  }

  /** Nodes and edges alive after the stage just run. */
  alive(nodes: number, edges: number): void {
    const last = this.reports.pop();
    if (last) this.reports.push({ ...last, nodes, edges });
  }
}

function count(column: Uint8Array, value: number): number {
  let found = 0;
  for (const entry of column) if (entry === value) found++;
  return found;
}

/** Nodes with an edge that goes on; all of them while no edge has been lost. */
function nodesTouched(graph: CandidateGraph, verdicts: Uint8Array): number {
  if (verdicts.every((verdict) => verdict === 0)) return graph.nodes.length;
  const touched = new Uint8Array(graph.nodes.length);
  verdicts.forEach((verdict, edge) => {
    if (verdict === 0) touched[graph.sources[edge]!] = touched[graph.targets[edge]!] = 1;
  });
  return count(touched, 1);
}
