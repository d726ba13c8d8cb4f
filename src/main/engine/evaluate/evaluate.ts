/** Runs a recipe over a file of questions with known answers and says how well and how fast it does. */
import type { Reject } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { STAGES } from "../../../shared/recipe";
import type { Recipe } from "../../../shared/recipe";
import { saidAnswers } from "../ask/rank-answers";
import { runRecipe } from "../ask/recipe-runner";
import type { FinishedRun, RunPorts } from "../ask/recipe-runner";
import { goldRecall } from "./gold-recall";
import type { GoldRecall } from "./gold-recall";
import { CONVENTION, judge, macroMeans } from "./metrics";
import type { Judged } from "./metrics";
import { percentile } from "./percentile";
import type { EvaluationQuestion, QuestionFile } from "./read-questions";

export const TOPIC_ENTITIES = ["given", "linked"] as const;

export interface EvaluationOptions {
  readonly recipe: Recipe;
  readonly seed: number;
  /** "given": seeds are the file's q_entity. "linked": the recipe finds them in the question. */
  readonly topicEntities: (typeof TOPIC_ENTITIES)[number];
}

export interface StageFigures {
  readonly name: string;
  /** Milliseconds a question. */
  readonly p50: number;
  readonly p95: number;
  /** Mean share of the gold path triples alive after the stage, where the file gives paths. */
  readonly goldPathRecall?: number;
}

export interface EvaluationReport {
  readonly convention: string;
  readonly recipe: string;
  readonly topicEntities: string;
  readonly questions: number;
  readonly metrics: Readonly<Record<string, number>>;
  readonly stages: readonly StageFigures[];
  /** Milliseconds for a whole question. */
  readonly ms: { readonly p50: number; readonly p95: number };
  /** Questions in which no entity was recognised. */
  readonly unlinked: number;
  /** Questions that ended in a failure, by its kind; each counts as wrong. */
  readonly failures: Readonly<Record<string, number>>;
  /** Lines that bring their own graph, which is not used: questions run on the whole graph. */
  readonly ownGraphs: number;
  readonly rejects: readonly Reject[];
}

/** Asks every question in turn; progress counts questions. Throws AbortError when cancelled. */
export async function evaluateRecipe(
  { questions, rejects }: QuestionFile,
  options: EvaluationOptions,
  ports: RunPorts,
): Promise<EvaluationReport> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    ports.signal.throwIfAborted();
    outcomes.push(await ask(question, options, ports));
    ports.progress({ stage: "evaluate", done: outcomes.length, total: questions.length });
  }
  const whole = outcomes.flatMap(({ finished }) => (finished ? [total(finished)] : []));
  return {
    convention: CONVENTION,
    recipe: options.recipe.name,
    topicEntities: options.topicEntities,
    questions: questions.length,
    metrics: macroMeans(outcomes.map(({ judged }) => judged)),
    stages: stageFigures(outcomes),
    ms: { p50: percentile(whole, 50), p95: percentile(whole, 95) },
    unlinked: outcomes.filter(({ linked }) => !linked).length,
    failures: countKinds(outcomes),
    ownGraphs: questions.filter(({ graph }) => graph !== undefined).length,
    rejects,
  };
}

interface Outcome {
  readonly judged: Record<string, number>;
  readonly linked: boolean;
  readonly finished?: Pick<FinishedRun, "stages">;
  readonly gold?: GoldRecall;
  readonly failure?: string;
}

async function ask(
  question: EvaluationQuestion,
  options: EvaluationOptions,
  ports: RunPorts,
): Promise<Outcome> {
  const quiet = { ...ports, progress: () => undefined };
  try {
    const recipe = withTopicEntities(options, question);
    const finished = await runRecipe(question.question, recipe, options.seed, quiet);
    const { run, stages } = finished;
    const gold = await goldRecall(question.paths ?? [], run, ports.store, ports.signal);
    const judged = judge(await judgedBy(finished, question, ports));
    // Only the times of a run are kept: a file may hold ten thousand questions.
    return { judged, linked: run.seeds.mentioned.length > 0, finished: { stages }, ...(gold && { gold }) };
  } catch (thrown) {
    if (!(thrown instanceof FailureError) || thrown.failure.kind === "cancelled") throw thrown;
    const { kind } = thrown.failure;
    if (kind !== "no-seeds") throw thrown;
    return { judged: judge({ ranked: [], said: 0, gold: question.a_entity }), linked: false, failure: kind };
  }
}

function withTopicEntities(
  { recipe, topicEntities }: EvaluationOptions,
  question: EvaluationQuestion,
): Recipe {
  if (topicEntities === "linked") return recipe;
  const nodes = question.q_entity;
  return {
    ...recipe,
    seed: { ...recipe.seed, method: "named", nodes, k: Math.max(recipe.seed.k, nodes.length) },
  };
}

async function judgedBy(
  { run }: FinishedRun,
  question: EvaluationQuestion,
  { store }: RunPorts,
): Promise<Judged> {
  const { answers } = run.reading;
  const { ids, names } = await store.nodeNames(Int32Array.from(answers, ({ row }) => run.graph.nodes[row]!));
  return {
    ranked: ids.map((id, index) => ({ id, name: names[index]! })),
    said: saidAnswers(answers).length,
    gold: question.a_entity,
  };
}

function stageFigures(outcomes: readonly Outcome[]): StageFigures[] {
  const golds = outcomes.flatMap(({ gold }) => gold ?? []);
  return STAGES.map((name, index) => {
    const times = outcomes.flatMap(({ finished }) => finished?.stages[index]?.ms ?? []);
    const recall =
      name === "expand" || name === "sample" || name === "prune" ? golds.map((gold) => gold[name]) : [];
    const mean = recall.reduce((sum, value) => sum + value, 0) / recall.length;
    return {
      name,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      ...(recall.length > 0 && { goldPathRecall: mean }),
    };
  });
}

function countKinds(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failure } of outcomes) if (failure) counts[failure] = (counts[failure] ?? 0) + 1;
  return counts;
}

function total({ stages }: Pick<FinishedRun, "stages">): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}
