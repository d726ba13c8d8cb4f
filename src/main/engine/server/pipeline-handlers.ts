/** Configured runs of a window: looked at, and done. Only files that a person chose are read, and only the told folders written to. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PIPELINE_REQUESTS, PipelineReport } from "../../../shared/pipeline";
import { Artifacts } from "../artifacts/artifacts";
import { applyOverrides } from "../ask/recipe-overrides";
import { findBuiltInRecipe, findRecipe } from "../ask/recipes";
import type { SourceFile } from "../import/source/import-run";
import { chosenPath, confined, isRecipeFile, missingFiles, namedFiles } from "../pipeline/chosen-files";
import { readConfiguration, type ReadConfiguration } from "../pipeline/configuration";
import type { PipelinePorts } from "../pipeline/pipeline-step";
import { openResults, plannedSteps, runPipeline, type StepReport } from "../pipeline/run-pipeline";
import { makeNamedFolder } from "../records/whole-file";
import { productVersion } from "../report/product-version";
import { findGraphFile, ownGraphPath } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { portsFor } from "./past-runs";
import { Fingerprints } from "./run-keeper";
import { runOrigin } from "./run-origin";
import { withUploads } from "./uploads";
import type { Workspace } from "./workspace";

type Work = Pick<Task, "signal" | "progress">;

/** What a pipeline needs of the workspace, wherever its files lie and whatever its graph is called. */
export function workspacePorts(workspace: Workspace, { signal, progress }: Work) {
  const { stores } = workspace;
  // Every step asks for it; a graph's file is read anew only when it changed.
  const fingerprints = new Fingerprints();
  return {
    ...{ product: productVersion(), signal, progress },
    importEmbedder: (model?: string) => workspace.importEmbedder(model),
    fingerprint: ({ path }) => stores.use(path, (store) => fingerprints.read(path, store, signal)),
    models: async (recipe) => (await runOrigin({ graph: "", recipe, seed: 0 }, workspace)).models,
    ask: ({ path }, work) =>
      stores.use(path, async (store) => work(await portsFor(store, { signal, progress }, workspace))),
  } satisfies Omit<PipelinePorts, "graphAt" | "recipe" | "fileAt">;
}

export function pipelineHandlers(workspace: Workspace): Pick<Handlers, keyof typeof PIPELINE_REQUESTS> {
  const { folders } = workspace;
  return {
    "pipeline:look": ({ files }, task) =>
      withUploads(files, task, async (chosen) => {
        const read = await readChosen(chosen, workspace);
        const { graph, sources, recipe } = read.configuration;
        const place = placeOf(read, workspace);
        const missing = missingFiles(read.configuration, chosen);
        const ports = chosenPorts(chosen, workspace, task);
        const steps =
          missing.length > 0
            ? await plannedSteps(read, ports)
            : (await runPipeline(read, ports, true)).steps.map(shown);
        const writes = !sources ? "nothing" : existsSync(place) ? "over" : "new";
        return { graph, writes, recipe, results: resultsOf(read), missing, steps };
      }),
    "pipeline:run": ({ files }, task) =>
      withUploads(files, task, async (chosen) => {
        const read = await readChosen(chosen, workspace);
        // What will be wanted last is refused first, before an hour's work.
        for (const named of namedFiles(read.configuration)) chosenPath(named, chosen);
        placeOf(read, workspace);
        const stepped = (steps: readonly StepReport[], total: number): void =>
          task.progress({ stage: "steps", done: steps.length, total, partial: steps.map(shown) });
        if (read.configuration.sources) makeNamedFolder(folders.graphs);
        const report = await runPipeline(read, { ...chosenPorts(chosen, workspace, task), stepped });
        const { steps, manifest } = report;
        const figures = await figuresOf(read, steps, task.signal);
        return { results: resultsOf(read), steps: steps.map(shown), manifest, figures };
      }),
  };
}

/** The first of the chosen files, its results confined to a folder of the product's that is called as the file is. */
async function readChosen([file]: readonly SourceFile[], { folders }: Workspace): Promise<ReadConfiguration> {
  const { name, path } = file!;
  const folder = name.replace(/\.(ya?ml|json)$/i, "").replace(/[^\p{L}\p{N}_-]+/gu, "-");
  return confined(await readConfiguration(path, name), join(folders.records, "pipelines", folder || "run"));
}

/** Where the graph lies, or will; throws FailureError graph-missing, or invalid-request for what is no name. */
function placeOf({ configuration: { graph, sources } }: ReadConfiguration, { folders }: Workspace): string {
  return sources ? ownGraphPath(graph, folders) : findGraphFile(graph, folders).path;
}

function resultsOf({ folder, configuration }: ReadConfiguration): string {
  return join(folder, configuration.artifacts);
}

function chosenPorts(chosen: readonly SourceFile[], workspace: Workspace, task: Task): PipelinePorts {
  const { folders } = workspace;
  return {
    ...workspacePorts(workspace, task),
    fileAt: (named) => chosenPath(named, chosen),
    graphAt: (name, isWritten) => {
      const path = isWritten ? ownGraphPath(name, folders) : findGraphFile(name, folders).path;
      return { name, path };
    },
    recipe: async ({ recipe, set }) => {
      const found = isRecipeFile(recipe)
        ? await findRecipe(chosenPath(recipe, chosen), folders.recipes)
        : await findBuiltInRecipe(recipe, folders.recipes);
      return applyOverrides(found, set);
    },
  };
}

function shown({
  name,
  key,
  state,
  outputs,
  ms,
}: StepReport): StepReport & { outputs: Record<string, string> } {
  return { name, key, state, outputs: { ...outputs }, ms };
}

const evaluationSchema = z.object({ metrics: z.record(z.string(), z.number()) });

/** Those that the configuration wants to see, all where it names none. */
async function figuresOf(
  read: ReadConfiguration,
  steps: readonly StepReport[],
  signal: AbortSignal,
): Promise<PipelineReport["figures"]> {
  const store = await openResults(read, signal);
  try {
    const artifacts = new Artifacts(store);
    const figures: PipelineReport["figures"] = [];
    for (const { name, outputs } of steps) {
      const kept = await artifacts.get(outputs["evaluation"] ?? "");
      if (kept === undefined) continue;
      const { metrics } = evaluationSchema.parse(JSON.parse(kept));
      const wanted = read.configuration.metrics;
      const told = Object.entries(metrics).filter(([metric]) => wanted?.includes(metric) ?? true);
      figures.push({ step: name, metrics: Object.fromEntries(told) });
    }
    return figures;
  } finally {
    store.close();
  }
}
