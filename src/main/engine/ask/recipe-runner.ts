/** Answers a question with a recipe: the stages of a question, run in order and checked. */
import { DEVICE_NAMES } from "../../../shared/devices";
import type { Recipe } from "../../../shared/recipe";
import type { StageReport } from "../../../shared/trace";
import { joinDevices } from "../models/embedder";
import { runStages, type RunPorts as PortsOfRun } from "../runner/run-stages";
import type { StageMemory } from "../runner/stage-memory";
import { cutOf } from "./expand/expand-paths";
import { checkRun } from "./run/check-run";
import { storeAsOf } from "./run/store-of-run";
import type { Ports, Run } from "./stage";
import { QUESTION_STAGES } from "./stages";

/** What a run needs of the world; progress names the stage it comes from. */
export type RunPorts = PortsOfRun<Ports>;

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
  const models = [ports.embedder, ...(ports.nodeEmbedder ? [ports.nodeEmbedder] : [])];
  const world = models.flatMap(({ name, device }) => [name, device]);
  const cut = recipe.expand.method === "paths" ? cutOf(recipe.expand) : "";
  const known = { ...ports, store: await storeAsOf(cut, ports.store) };
  const { made: run, stages } = await runStages(QUESTION_STAGES, { question, recipe, seed }, known, {
    memory,
    world,
  });
  checkRun(run);
  const reports = stages.map(({ alive, ...report }) => ({ ...report, ...alive }));
  return { run, stages: reports, device: await deviceOf(recipe, ports) };
}

async function deviceOf({ score }: Recipe, { embedder, nodeEmbedder, retriever }: RunPorts): Promise<string> {
  const scoring = score.method === "retriever" ? await retriever?.(score.model) : undefined;
  return joinDevices([embedder.device, nodeEmbedder?.device, scoring?.device], DEVICE_NAMES.cpu);
}
