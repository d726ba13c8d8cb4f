/** The same question by another recipe: the trained one and the one without training check each other. */
import { messageOf } from "../../../../shared/failure";
import { secondRecipe, type Recipe } from "../../../../shared/recipe";
import type { StageMemory } from "../../runner/stage-memory";
import { saidAnswers } from "../read/rank-answers";
import { runRecipe, type FinishedRun, type RunPorts } from "../recipe-runner";
import { findRecipe } from "../recipes";
import type { Run } from "../stage";

export interface SecondOpinion {
  readonly recipe: string;
  /** Whether each run's first answer is among what the other gives as the answer; absent where either gives none. */
  readonly agree?: boolean;
}

/** What was asked, by which recipe, and where recipes lie. */
export interface AskedOnce {
  readonly question: string;
  readonly recipe: Recipe;
  readonly seed: number;
  readonly recipes: string;
}

/** Whether the other recipe, from the same seeds, agrees with `run`; a recipe that cannot answer says nothing. Rethrows an AbortError only. */
export async function secondOpinion(
  run: Run,
  asked: AskedOnce,
  ports: RunPorts,
  memory?: StageMemory,
): Promise<SecondOpinion> {
  const recipe = secondRecipe(asked.recipe);
  if (!hasOpinion(run, asked.recipe)) return { recipe };
  const agree = await agreement(run, () => askAgain(run, recipe, asked, ports, memory), ports.signal);
  return { recipe, ...(agree !== undefined && { agree }) };
}

/** Undefined where either run gives no answer. */
export async function agreement(
  run: Run,
  second: () => Promise<FinishedRun>,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const other = await second().catch((fault: unknown) => {
    signal.throwIfAborted();
    return messageOf(fault);
  });
  return typeof other === "string" ? undefined : doAgree(run, other.run);
}

/**
 * Both recipes compute alike what is computed: only of a list is there another opinion, that of the paths they believe in, and only where
 * nobody said what its words mean.
 */
function hasOpinion(run: Run, { understand: read }: Recipe): boolean {
  if (run.reading.answers.length === 0 || !isComputed(run)) return run.reading.answers.length > 0;
  const said = read && (read.form !== "auto" || read.kind !== "" || Object.keys(read.links).length > 0);
  return run.understood?.outcome.form === "list" && said !== true;
}

/** Whether the answer was computed over the whole graph. */
export function isComputed({ understood }: Pick<Run, "understood">): boolean {
  return (understood?.understanding.operations.length ?? 0) > 0;
}

async function askAgain(
  run: Run,
  name: string,
  { question, recipe: { understand: read, seed: found, expand, pins }, seed, recipes }: AskedOnce,
  ports: RunPorts,
  memory?: StageMemory,
): Promise<FinishedRun> {
  const { understand: _own, ...other } = await findRecipe(name, recipes);
  const again = {
    ...{ ...other, seed: found, expand },
    ...(read && !isComputed(run) && { understand: read }),
    ...(pins && { pins }),
  };
  return runRecipe(question, again, seed, { ...ports, progress: () => undefined }, memory);
}

function doAgree(one: Run, other: Run): boolean | undefined {
  const [mine, its] = [saidNodes(one), saidNodes(other)];
  if (mine[0] === undefined || its[0] === undefined) return undefined;
  return its.includes(mine[0]) && mine.includes(its[0]);
}

function saidNodes({ graph, reading }: Run): number[] {
  return saidAnswers(reading.answers).map(({ row }) => graph.nodes[row]!);
}
