/** The last runs, remembered so that the window can ask about them again. */
import { FailureError } from "../../../shared/failure";
import { MOST_JUDGED_ANSWERS } from "../../../shared/judging";
import type { Recipe } from "../../../shared/recipe";
import type { RunView, StageReport } from "../../../shared/trace";
import { message } from "../../../shared/sentences/sentences";
import type { FinishedRun, RunPorts } from "../ask/recipe-runner";
import type { Embedder } from "../models/embedder";
import { toRunView } from "../ask/run/run-view";
import { isComputed } from "../ask/trust/second-opinion";
import { stampOf } from "../records/whole-file";
import { StageMemory } from "../runner/stage-memory";
import type { GraphStore } from "../store/graph-store";
import type { Task } from "./handlers";
import { RunMemory } from "./run-memory";
import type { Workspace } from "./workspace";

/** What is asked, with every change applied. */
export interface AskedRun {
  readonly path: string;
  readonly graph: string;
  readonly question: string;
  readonly recipe: Recipe;
  readonly seed: number;
}

/** What it takes to run a question again. */
export interface PastRun extends AskedRun {
  /** Edge handles of the candidate graph, by row. */
  readonly edges: Int32Array;
  /** The first ones, by handle. */
  readonly answers: readonly { readonly node: number; readonly score: number }[];
  /** True where the answer was computed over the whole graph. */
  readonly computed: boolean;
  /** Of the graph's file as it was; "" of a database. */
  readonly stamp: string;
  /** With the times of the first time. */
  readonly stages: readonly StageReport[];
}

const MOST_RUNS = 32;

export class PastRuns {
  /** Stages' results, shared by everything that asks. */
  readonly memory = new StageMemory();
  readonly #runs = new RunMemory<PastRun>(MOST_RUNS);
  /** Of the graphs' files when they were last asked. */
  readonly #stamps = new Map<string, string>();

  /** Throws FailureError run-forgotten, or graph-replaced: rows of a run mean nothing in another graph. */
  get(run: string): PastRun {
    const found = this.#runs.get(run);
    if (stampOf(found.path) === found.stamp) return found;
    throw new FailureError({ kind: "graph-replaced", graph: found.graph });
  }

  /** Remembers a run just finished, and shows at most `limit` of its edges. */
  async show(finished: FinishedRun, asked: AskedRun, limit: number, store: GraphStore): Promise<RunView> {
    const { graph, recipe, seed, path } = asked;
    const stamp = stampOf(path);
    const wasReplaced = (this.#stamps.get(path) ?? stamp) !== stamp;
    this.#stamps.set(path, stamp);
    const { graph: candidates, reading } = finished.run;
    const first = reading.answers.slice(0, MOST_JUDGED_ANSWERS);
    const answers = first.map(({ row, score }) => ({ node: candidates.nodes[row]!, score }));
    const about = { stamp, edges: candidates.edges, answers, computed: isComputed(finished.run) };
    const run = this.#runs.add({ ...asked, ...about, stages: finished.stages });
    const { pins, sample, name } = recipe;
    const options = { run, graph, recipe: name, seed, pins, sample, limit };
    const view = await toRunView(finished, options, store);
    return wasReplaced ? { ...view, notes: [message("graph-replaced"), ...view.notes] } : view;
  }
}

/** What a run needs of this workspace; throws model-missing or model-unusable. */
export async function portsFor(
  store: GraphStore,
  { signal, progress }: Pick<Task, "signal" | "progress">,
  workspace: Workspace,
): Promise<RunPorts> {
  const { retriever, graphReader, pathRanker, languageModel, romanianTags } = workspace;
  const embedder = await workspace.embedder();
  const nodeEmbedder = await ownEmbedder(store, embedder.name, workspace);
  const models = { embedder, retriever, graphReader, pathRanker, languageModel, romanianTags };
  return { store, ...models, ...(nodeEmbedder && { nodeEmbedder }), signal, progress };
}

/** The installed model that embedded the graph; undefined where the product's own did, or where it is gone: the seeds say so then. */
async function ownEmbedder(
  store: GraphStore,
  usual: string,
  workspace: Workspace,
): Promise<Embedder | undefined> {
  const { vectorModel, vectorWidth } = await store.describe();
  if (vectorWidth === 0 || vectorModel === usual || vectorModel === "") return undefined;
  return workspace.embedder(vectorModel).catch((fault: unknown) => {
    if (fault instanceof FailureError && fault.failure.kind === "model-missing") return undefined;
    throw fault;
  });
}

/** The refusal of an edge's row that the run has not. */
export function noSuchRow(row: number): FailureError {
  return new FailureError({ kind: "invalid-request", reason: message("no-edge-in-run", { row }) });
}
