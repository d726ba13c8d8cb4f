/** A finished run gathered for people and programs outside: names instead of handles, everything that led to it. */
import type { Language } from "../../../shared/languages/language";
import type { GraphSchema } from "../../../shared/graph";
import type { Recipe } from "../../../shared/recipe";
import type { Clause } from "../../../shared/trace";
import type { FinishedRun } from "../ask/recipe-runner";
import { clausesOf, toRunReport, type RunReport } from "../ask/run/run-report";
import type { GraphStore } from "../store/graph-store";
import { RunRows, type RunScope } from "./run-rows";

/** What a run cannot say of itself. */
export interface RunOrigin {
  /** What the graph is called here. */
  readonly graph: string;
  readonly recipe: Recipe;
  readonly seed: number;
  readonly models: readonly ModelStamp[];
  /** Version of the product. */
  readonly product: string;
}

/** A model that took part; the fingerprint changes whenever one of its numbers could. */
export interface ModelStamp {
  readonly name: string;
  readonly fingerprint: string;
}

export interface RunDocument extends Omit<RunReport, "recipe" | "edges" | "draws"> {
  readonly origin: RunOrigin;
  /** What the models ran on. */
  readonly device: string;
  readonly about: Pick<GraphSchema, "title" | "licence" | "attribution" | "nodes" | "edges">;
  /** How many candidates there were. */
  readonly candidates: { readonly nodes: number; readonly edges: number };
  /** `edges` are rows of the candidate graph. */
  readonly clauses: readonly Clause[];
  /** What its report is written in; English where it is missing. */
  readonly language?: Language | undefined;
  /** The nodes and edges told, in order of row. */
  readonly rows: RunRows;
}

/** Gathers a run; `scope` says which nodes and edges are told. Throws what the store throws. */
export async function gatherRun(
  finished: FinishedRun,
  origin: RunOrigin,
  scope: RunScope,
  store: GraphStore,
  signal: AbortSignal,
): Promise<RunDocument> {
  const asked = { graph: origin.graph, recipe: origin.recipe.name, seed: origin.seed, trace: false };
  const { pins } = origin.recipe;
  const { recipe: _recipe, ...report } = await toRunReport(finished, { ...asked, pins }, store, signal);
  const { title, licence, attribution, nodes, edges } = await store.describe();
  const { graph, reading } = finished.run;
  return {
    ...report,
    origin,
    device: finished.device,
    about: { title, licence, attribution, nodes, edges },
    candidates: { nodes: graph.nodes.length, edges: graph.edges.length },
    clauses: clausesOf(reading),
    rows: await RunRows.of(finished.run, scope, store, signal),
  };
}
