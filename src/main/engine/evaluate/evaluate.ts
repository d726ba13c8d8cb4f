/** Runs a recipe over a file of questions with known answers and says how well and how fast it does. */
import { FailureError } from "../../../shared/failure";
import type { Recipe } from "../../../shared/recipe";
import { saidAnswers } from "../ask/rank-answers";
import { runRecipe } from "../ask/recipe-runner";
import type { FinishedRun, RunPorts } from "../ask/recipe-runner";
import { CalibrationCollector } from "./calibration";
import { distinct, findGold } from "./gold";
import { goldRecall, nothingFound } from "./gold-recall";
import { judge } from "./metrics";
import type { Judged } from "./metrics";
import type { EvaluationQuestion, QuestionFile } from "./read-questions";
import { figuresOf } from "./report";
import type { EvaluationReport, Outcome } from "./report";

export const TOPIC_ENTITIES = ["given", "linked"] as const;

export interface EvaluationOptions {
  readonly recipe: Recipe;
  readonly seed: number;
  /** "given": seeds are the file's q_entity. "linked": the recipe finds them in the question. */
  readonly topicEntities: (typeof TOPIC_ENTITIES)[number];
  /** A field of the questions by whose value the metrics are split. */
  readonly by?: string;
}

/** Asks every question in turn; progress counts questions. Throws AbortError when cancelled. */
export async function evaluateRecipe(
  { questions, rejects }: QuestionFile,
  options: EvaluationOptions,
  ports: RunPorts,
): Promise<EvaluationReport> {
  const outcomes: Outcome[] = [];
  const edges = new CalibrationCollector();
  for (const question of questions) {
    ports.signal.throwIfAborted();
    outcomes.push(await ask(question, options, ports, edges));
    ports.progress({ stage: "evaluate", done: outcomes.length, total: questions.length });
  }
  const calibration = edges.figures();
  return {
    ...figuresOf(outcomes, options.by),
    recipe: options.recipe.name,
    topicEntities: options.topicEntities,
    ...(calibration && { calibration }),
    ownGraphs: questions.filter(({ graph }) => graph !== undefined).length,
    rejects,
  };
}

async function ask(
  question: EvaluationQuestion,
  options: EvaluationOptions,
  ports: RunPorts,
  edges: CalibrationCollector,
): Promise<Outcome> {
  const quiet = { ...ports, progress: () => undefined };
  const group = groupOf(question, options.by);
  try {
    const finished = await runRecipe(
      question.question,
      withTopicEntities(options, question),
      options.seed,
      quiet,
    );
    const { run, stages } = finished;
    const gold = await findGold(question, run, ports.store, ports.signal);
    const p = run.scores.edgeProbabilities;
    // Without a gold path every edge would count as wrong, which nobody said.
    if (p && gold.source !== "none") edges.add(p, new Set(gold.triples.flat()));
    return {
      judged: judge(await judgedBy(finished, question, ports)),
      ...{ stages, recall: goldRecall(gold, run), goldPaths: gold.source, group },
      linked: run.seeds.mentioned.length > 0,
    };
  } catch (thrown) {
    if (!(thrown instanceof FailureError) || thrown.failure.kind !== "no-seeds") throw thrown;
    const hasPaths = distinct(question.paths ?? []).length > 0;
    return {
      judged: judge({ ranked: [], said: 0, gold: question.a_entity }),
      ...{ stages: [], recall: nothingFound(hasPaths), goldPaths: hasPaths ? "given" : "none", group },
      ...{ linked: false, failure: thrown.failure.kind },
    };
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

function groupOf(question: EvaluationQuestion, field: string | undefined): string {
  const value = field === undefined ? undefined : question[field];
  return value === undefined || value === null
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
}
