/** Runs a pipeline's steps one after the other; those finished before with the same inputs are taken as they are. */
import { resolve } from "node:path";
import type { PipelineStepReport } from "../../../shared/pipeline";
import { Artifacts, sha256, type FinishedStep } from "../artifacts/artifacts";
import type { ObjectStore } from "../artifacts/object-store";
import { openObjectStore } from "../artifacts/open-artifacts";
import { isS3Address } from "../artifacts/s3-address";
import type { ReadConfiguration } from "./configuration";
import type { PipelinePorts, PipelineStep } from "./pipeline-step";
import { checkAsked, pipelineSteps } from "./pipeline-steps";

/** A step as it came out; its outputs are not to be changed. */
export type StepReport = PipelineStepReport;

export interface PipelineReport {
  /** A folder, or an address of S3. */
  readonly folder: string;
  readonly steps: readonly StepReport[];
  /** SHA-256 of manifest.json: the same for the same configuration, files, models and product. "" for a dry run. */
  readonly manifest: string;
}

/**
 * Throws what reading, importing and asking throw; finished steps stay, and are taken up by the next run. A dry run says what would be
 * done and writes nothing: the step behind one that is due cannot be known, and is due.
 */
export async function runPipeline(
  read: ReadConfiguration,
  ports: PipelinePorts,
  isDry = false,
): Promise<PipelineReport> {
  await checkAsked(read, ports);
  const store = await openResults(read, ports.signal);
  try {
    return await runSteps(read, ports, store, isDry);
  } finally {
    store.close();
  }
}

/** Where a configuration keeps its results, with all that its address says; to be closed by who opens it. */
export function openResults(
  { configuration: { artifacts: named }, folder }: ReadConfiguration,
  signal: AbortSignal,
): Promise<ObjectStore> {
  return openObjectStore(isS3Address(named) ? named : resolve(folder, named), signal);
}

async function runSteps(
  read: ReadConfiguration,
  ports: PipelinePorts,
  results: ObjectStore,
  isDry: boolean,
): Promise<PipelineReport> {
  const artifacts = new Artifacts(results);
  const folder = artifacts.address;
  const configuration = textOf(read.configuration);
  const steps: StepReport[] = [];
  const wanted = pipelineSteps(read, results, ports);
  for (const step of wanted) {
    ports.stepped?.(steps, wanted.length);
    ports.signal.throwIfAborted();
    const isBehind = isDry && steps.some(({ state }) => state === "due");
    steps.push(isBehind ? due(step.name) : await take(step, artifacts, isDry, configuration));
  }
  if (isDry) return { folder, steps, manifest: "" };
  const manifest = textOf({
    product: ports.product,
    configuration: await artifacts.put(configuration),
    steps: steps.map(({ name, key, outputs }) => ({ name, key, outputs })),
  });
  await artifacts.write("configuration.yaml", read.text);
  await artifacts.write("times.json", textOf(steps.map(({ name, state, ms }) => ({ name, state, ms }))));
  // Last: where it is, all that it names is.
  await artifacts.write("manifest.json", manifest);
  return { folder, steps, manifest: sha256(manifest) };
}

/** The steps as they stand before anything of them is known: all due. */
export async function plannedSteps(read: ReadConfiguration, ports: PipelinePorts): Promise<StepReport[]> {
  const store = await openResults(read, ports.signal);
  try {
    return pipelineSteps(read, store, ports).map(({ name }) => due(name));
  } finally {
    store.close();
  }
}

function due(name: string): StepReport {
  return { name, key: "", state: "due", outputs: {}, ms: 0 };
}

async function take(
  step: PipelineStep,
  artifacts: Artifacts,
  isDry: boolean,
  configuration: string,
): Promise<StepReport> {
  const start = performance.now();
  const { name } = step;
  const key = sha256(JSON.stringify({ name, ...(await step.inputs()) }));
  const kept = await keptStep(step, key, artifacts);
  const since = (): number => performance.now() - start;
  if (kept) return { name, key, state: "kept", outputs: kept.outputs, ms: since() };
  if (isDry) return { ...due(name), key };
  // Where nothing can be written, that is told before an hour's work and not after it.
  await artifacts.put(configuration);
  const outputs: Record<string, string> = {};
  for (const [what, value] of Object.entries(await step.run()))
    outputs[what] = await artifacts.put(textOf(value));
  await artifacts.finish(key, { name, outputs });
  return { name, key, state: "done", outputs, ms: since() };
}

/** The step as it was finished before, where all that it made still stands. */
async function keptStep(
  step: PipelineStep,
  key: string,
  artifacts: Artifacts,
): Promise<FinishedStep | undefined> {
  const kept = await artifacts.step(key);
  if (kept === undefined || step.stands === undefined) return kept;
  const made = async (name: string): Promise<unknown> => {
    const text = await artifacts.get(kept.outputs[name] ?? "");
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
  return (await step.stands(made)) ? kept : undefined;
}

/** As it is kept: a person may want to read it. */
function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
