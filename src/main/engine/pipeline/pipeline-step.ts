/** A step of a pipeline, and what it needs of the workspace. */
import type { Progress } from "../../../shared/contract";
import type { PipelineStepReport } from "../../../shared/pipeline";
import type { Recipe } from "../../../shared/recipe";
import type { RunPorts } from "../ask/recipe-runner";
import type { Embedder } from "../models/embedder";
import type { Configuration } from "./configuration";

/** A graph by its name and where it lies. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** What a pipeline needs of the workspace. */
export interface PipelinePorts {
  readonly product: string;
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
  /** The graph to ask, or to import into; throws graph-missing or invalid-request. */
  readonly graphAt: (graph: string, isWritten: boolean) => Place;
  /** Where a file lies that the configuration names. */
  readonly fileAt: (named: string) => string;
  readonly recipe: (configuration: Configuration) => Promise<Recipe>;
  readonly importEmbedder: (model?: string) => Promise<Embedder & { readonly fingerprint: string }>;
  /** What tells a graph's contents from another's; "" where there is none. */
  readonly fingerprint: (graph: Place) => Promise<string>;
  /** Fingerprints of the models that a recipe runs on. */
  readonly models: (recipe: Recipe) => Promise<readonly unknown[]>;
  /** Hears the steps finished so far, and how many there are. */
  readonly stepped?: (steps: readonly PipelineStepReport[], total: number) => void;
  /** Between two looks at what Neptune's loader does, in ms. */
  readonly loadPauseMs?: number;
  readonly ask: <T>(graph: Place, work: (ports: RunPorts) => Promise<T>) => Promise<T>;
}

export interface PipelineStep {
  readonly name: string;
  /** All that its outputs follow from, as JSON. */
  readonly inputs: () => Promise<object>;
  /** Whether what it made once still stands outside the artifacts. */
  readonly stands?: (made: (name: string) => Promise<unknown>) => Promise<boolean>;
  /** What it makes, by name, without times. */
  readonly run: () => Promise<Readonly<Record<string, unknown>>>;
}
