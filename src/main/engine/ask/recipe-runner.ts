/** Runs a recipe: the six stages in order, each timed, checked for cancellation, and skipped where its earlier result still holds. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Progress } from "../../../shared/contract";
import type { CandidateGraph } from "../../../shared/graph";
import type { Recipe, StageName } from "../../../shared/recipe";
import { KEPT } from "../../../shared/trace";
import type { StageReport } from "../../../shared/trace";
import { checkRun } from "./check-run";
import { expandSeeds } from "./expand";
import { pruneCandidates } from "./prune";
import { readAnswers } from "./read";
import type { StageMemory } from "./stage-memory";
import { sampleEdges } from "./sample";
import { scoreCandidates } from "./score";
import { findSeeds } from "./seed";
import type { Ports, Run } from "./stage";

/** What a run needs of the world; progress names the stage it comes from. */
export interface RunPorts extends Omit<Ports, "progress"> {
  readonly progress: (progress: Progress) => void;
}

export interface FinishedRun {
  readonly run: Run;
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
  const story = new Story(ports, memory, [question, ports.embedder.name]);
  const seeds = await story.run("seed", recipe.seed, (p) => findSeeds(question, recipe.seed, p));
  story.alive(seeds.nodes.length, 0);
  const graph = await story.run("expand", recipe.expand, (p) => expandSeeds(seeds, recipe.expand, p));
  story.alive(graph.nodes.length, graph.edges.length);
  const scores = await story.run("score", recipe.score, (p) =>
    scoreCandidates({ seeds, graph }, recipe.score, p),
  );
  story.alive(graph.nodes.length, graph.edges.length);
  const selection = await story.run("sample", [recipe.sample, seed], (p) =>
    sampleEdges({ graph, scores, seed }, recipe.sample, p),
  );
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
  return { run, stages: story.reports };
}

/** The stages told so far: each is keyed by everything that came before it. */
class Story {
  readonly reports: StageReport[] = [];
  private key: string;

  constructor(
    private readonly ports: RunPorts,
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
