/** Runs a recipe over a file of questions with known answers and says how well and how fast it does. */
import type { TopicEntities } from "../../../shared/gold";
import type { Recipe } from "../../../shared/recipe";
import type { RunPorts } from "../ask/recipe-runner";
import { CalibrationCollector } from "./calibration";
import { judgeQuestion, type JudgedQuestion } from "./judge-question";
import type { EvaluationQuestion, QuestionFile } from "./read-questions";
import { figuresOf, type EvaluationReport, type Outcome } from "./report";

export interface EvaluationOptions {
  readonly recipe: Recipe;
  readonly seed: number;
  /** "given": seeds are the file's q_entity. "linked": the recipe finds them in the question. */
  readonly topicEntities: TopicEntities;
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
  const { metrics, stages, recall, source, ran, failure } = await judgeQuestion(question, options, ports);
  if (ran) calibrate(ran, edges);
  return {
    ...{ judged: metrics, stages, recall, goldPaths: source, group: groupOf(question, options.by) },
    linked: ran !== undefined && ran.run.seeds.mentioned.length > 0,
    ...(failure && { failure: failure.kind }),
  };
}

function calibrate({ run, gold }: NonNullable<JudgedQuestion["ran"]>, edges: CalibrationCollector): void {
  const p = run.scores.edgeProbabilities;
  // Without a gold path every edge would count as wrong, which nobody said.
  if (p && gold.source !== "none") edges.add(p, new Set(gold.triples.flat()));
}

function groupOf(question: EvaluationQuestion, field: string | undefined): string {
  const value = field === undefined ? undefined : question[field];
  return value === undefined || value === null
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
}
