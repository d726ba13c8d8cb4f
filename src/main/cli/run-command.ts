import { resolve } from "node:path";
import type { Command } from "commander";
import { storeAt } from "../../shared/stores";
import { applyOverrides } from "../engine/ask/recipe-overrides";
import { findRecipe } from "../engine/ask/recipes";
import { Artifacts } from "../engine/artifacts/artifacts";
import { readConfiguration, type ReadConfiguration } from "../engine/pipeline/configuration";
import type { PipelinePorts } from "../engine/pipeline/pipeline-step";
import { openResults, runPipeline, type PipelineReport } from "../engine/pipeline/run-pipeline";
import { workspacePorts } from "../engine/server/pipeline-handlers";
import { openWorkspace, type Workspace } from "../engine/server/workspace";
import { act } from "./action";
import { graphToRead, graphToWrite } from "./graph-argument";
import { print, printJson, showProgress } from "./terminal";

interface PipelineOptions {
  readonly config: string;
  readonly dryRun?: true;
  readonly json?: true;
}

/** `dragoman run --config FILE` */
export function addRun(program: Command): void {
  program
    .command("run")
    .description("import, evaluate and ablate as one file says; finished steps are not done again")
    .requiredOption("--config <file>", "the configuration, YAML or JSON")
    .option("--dry-run", "say what would be done, and do nothing")
    .option("--json", "print one JSON document")
    .action((options: PipelineOptions) => act((signal) => run(options, signal)));
}

async function run({ config, dryRun, json }: PipelineOptions, signal: AbortSignal): Promise<void> {
  const read = await readConfiguration(config);
  const workspace = openWorkspace();
  try {
    const report = await runPipeline(read, portsOf(read, workspace, signal), dryRun === true);
    if (json) printJson(report);
    else await printReport(report, read, signal);
  } finally {
    await workspace.close();
  }
}

function portsOf({ folder }: ReadConfiguration, workspace: Workspace, signal: AbortSignal): PipelinePorts {
  const { folders } = workspace;
  return {
    ...workspacePorts(workspace, { signal, progress: showProgress }),
    fileAt: (named) => resolve(folder, named),
    graphAt: (graph, isWritten) => (isWritten ? graphToWrite : graphToRead)(fileIn(folder, graph), folders),
    recipe: async ({ recipe, set }) =>
      applyOverrides(await findRecipe(fileIn(folder, recipe), folders.recipes), set),
  };
}

/** What looks like a file lies beside the configuration; a name or an address stays what it is. */
function fileIn(folder: string, nameOrFile: string): string {
  const isFile = /\.(duckdb|json)$|[\\/]/.test(nameOrFile) && !storeAt(nameOrFile);
  return isFile ? resolve(folder, nameOrFile) : nameOrFile;
}

const STATES = { done: "done", kept: "done before", due: "to be done" };

async function printReport(
  { steps, manifest }: PipelineReport,
  read: ReadConfiguration,
  signal: AbortSignal,
): Promise<void> {
  const store = await openResults(read, signal);
  const artifacts = new Artifacts(store);
  for (const { name, state, outputs } of steps) {
    print(`${name}: ${STATES[state]}`);
    for (const [what, hash] of Object.entries(outputs)) print(`  ${what}  objects/${hash}`);
    const kept = await artifacts.get(outputs["evaluation"] ?? "");
    if (kept !== undefined) printMetrics(kept, read.configuration.metrics);
  }
  store.close();
  if (manifest !== "") print(`\nmanifest.json  ${manifest}`);
}

function printMetrics(evaluation: string, wanted: readonly string[] | undefined): void {
  const { metrics } = JSON.parse(evaluation) as { readonly metrics: Readonly<Record<string, number>> };
  for (const [name, value] of Object.entries(metrics))
    if (wanted?.includes(name) ?? true) print(`  ${name.padEnd(14)} ${value.toFixed(4)}`);
}
