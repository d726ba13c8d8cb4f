/** Runs a recipe over a file of questions with known answers and says how well and how fast it does. */
import type { TopicEntities } from "../../../shared/gold";
import type { Recipe } from "../../../shared/recipe";
import { FORMS, type Form } from "../../../shared/stages/forms";
import type { RunPorts } from "../ask/recipe-runner";
import { CalibrationCollector, TopCalibration } from "./calibration";
import { givenBy, REFUSED, type GivenAnswer } from "./form-answer";
import { formFigures, type JudgedForm } from "./form-figures";
import { judgeForm, type FormJudgement } from "./judge-form";
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
  /** Told of every question that says its form. */
  readonly heard?: (question: EvaluationQuestion, judgement: FormJudgement, given: GivenAnswer) => void;
}

/** Asks every question in turn; progress counts questions. Throws AbortError when cancelled. */
export async function evaluateRecipe(
  { questions, rejects }: QuestionFile,
  options: EvaluationOptions,
  ports: RunPorts,
): Promise<EvaluationReport> {
  const outcomes: Outcome[] = [];
  const forms: JudgedForm[] = [];
  const believed = { edges: new CalibrationCollector(), top: new TopCalibration() };
  for (const question of questions) {
    ports.signal.throwIfAborted();
    const { outcome, form } = await ask(question, options, ports, believed);
    outcomes.push(outcome);
    if (form) forms.push(form);
    ports.progress({ stage: "evaluate", done: outcomes.length, total: questions.length });
  }
  const [calibration, topAnswers] = [believed.edges.figures(), believed.top.figures()];
  const byForm = formFigures(forms, options.by);
  return {
    ...figuresOf(outcomes, options.seed, options.by),
    recipe: options.recipe.name,
    topicEntities: options.topicEntities,
    ...(calibration && { calibration }),
    ...(topAnswers && { topAnswers }),
    ...(byForm && { forms: byForm }),
    ownGraphs: questions.filter(({ graph }) => graph !== undefined).length,
    rejects,
  };
}

/** What the figures of beliefs are collected in, over all questions. */
interface Believed {
  readonly edges: CalibrationCollector;
  readonly top: TopCalibration;
}

async function ask(
  question: EvaluationQuestion,
  options: EvaluationOptions,
  ports: RunPorts,
  believed: Believed,
): Promise<{ outcome: Outcome; form?: JudgedForm }> {
  const judged = await judgeQuestion(question, options, ports);
  const { metrics, stages, recall, source, ran, failure } = judged;
  if (ran) calibrate(judged, ran, question, believed);
  const group = groupOf(question, options.by);
  const outcome: Outcome = {
    ...{ judged: metrics, stages, recall, goldPaths: source, group },
    asksForEntities: asksForEntities(question),
    linked: ran !== undefined && ran.run.seeds.mentioned.length > 0,
    ...(failure && { failure: failure.kind }),
  };
  const form = formOf(question);
  if (form === undefined) return { outcome };
  const given = ran ? await givenBy(ran.run, ports.store) : REFUSED;
  const judgement = judgeForm({ ...question, form }, given);
  options.heard?.(question, judgement, given);
  return { outcome, form: { ...judgement, group } };
}

/** A file may mean something else by its field; that is left to `--by`. */
function formOf({ form }: EvaluationQuestion): Form | undefined {
  return FORMS.find((known) => known === form);
}

/** A count, a truth or a refusal is judged by its form alone. */
function asksForEntities({ value, refuse }: EvaluationQuestion): boolean {
  return value === undefined && refuse !== true;
}

function calibrate(
  { rank }: JudgedQuestion,
  { run, gold }: NonNullable<JudgedQuestion["ran"]>,
  question: EvaluationQuestion,
  { edges, top }: Believed,
): void {
  const p = run.scores.edgeProbabilities;
  // Of other forms answers are computed, not believed, and their shortest paths mean nothing.
  if (!p || (formOf(question) ?? "list") !== "list" || question.order) return;
  // Without a gold path every edge would count as wrong, which nobody said.
  if (gold.source !== "none") edges.add(p, new Set(gold.triples.flat()));
  const [first] = run.reading.answers;
  if (first) top.add(first.score, rank === 1);
}

function groupOf(question: EvaluationQuestion, field: string | undefined): string {
  const value = field === undefined ? undefined : question[field];
  return value === undefined || value === null
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
}
