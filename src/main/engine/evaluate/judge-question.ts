/** One question with known answers: run, compared with its gold, and told as figures. */
import { FailureError, type Failure } from "../../../shared/failure";
import type { TopicEntities } from "../../../shared/gold";
import type { Recipe, GraphStageName } from "../../../shared/recipe";
import type { StageReport } from "../../../shared/trace";
import { saidAnswers } from "../ask/read/rank-answers";
import { runRecipe, type RunPorts } from "../ask/recipe-runner";
import type { StageMemory } from "../runner/stage-memory";
import type { Run } from "../ask/stage";
import { distinct, findGold, type Gold, type GoldSource } from "./gold";
import { goldRecall, nothingFound, type StageRecall } from "./gold-recall";
import { isRight, judge, type Judged } from "./metrics";
import type { EvaluationQuestion } from "./read-questions";

export interface JudgeOptions {
  readonly recipe: Recipe;
  readonly seed: number;
  readonly topicEntities: TopicEntities;
}

export interface JudgedQuestion {
  readonly metrics: Record<string, number>;
  /** Place of the first gold answer among those ranked, from 1; 0 where none is. */
  readonly rank: number;
  /** Name of the first answer, "" without one. */
  readonly best: string;
  /** Empty where the run failed. */
  readonly stages: readonly StageReport[];
  readonly recall: Readonly<Record<GraphStageName, StageRecall>>;
  readonly source: GoldSource;
  /** The run and its gold; absent where nothing could be run. */
  readonly ran?: { readonly run: Run; readonly gold: Gold };
  readonly failure?: Failure;
}

/** Runs and judges a question. One in which nothing is found to start from counts as wrong; any other fault is thrown. */
export async function judgeQuestion(
  question: EvaluationQuestion,
  options: JudgeOptions,
  ports: RunPorts,
  memory?: StageMemory,
): Promise<JudgedQuestion> {
  const quiet = { ...ports, progress: () => undefined };
  const recipe = withTopicEntities(options, question);
  try {
    const { run, stages } = await runRecipe(question.question, recipe, options.seed, quiet, memory);
    const gold = await findGold(question, run, ports.store, ports.signal);
    const judged = await judgedBy(run, question, ports);
    const rank = judged.ranked.findIndex((one) => isRight(one, judged.gold)) + 1;
    return {
      ...{ metrics: judge(judged), rank, best: judged.ranked[0]?.name ?? "", stages },
      ...{ recall: goldRecall(gold, run), source: gold.source, ran: { run, gold } },
    };
  } catch (thrown) {
    if (!(thrown instanceof FailureError) || thrown.failure.kind !== "no-seeds") throw thrown;
    return notRun(question, thrown.failure);
  }
}

/** The recipe as it is run on one question: from the file's topic entities where they are given. */
function withTopicEntities({ recipe, topicEntities }: JudgeOptions, question: EvaluationQuestion): Recipe {
  if (topicEntities === "linked") return recipe;
  const nodes = question.q_entity;
  return {
    ...recipe,
    seed: { ...recipe.seed, method: "named", nodes, k: Math.max(recipe.seed.k, nodes.length) },
  };
}

function notRun(question: EvaluationQuestion, failure: Failure): JudgedQuestion {
  const hasPaths = distinct(question.paths ?? []).length > 0;
  return {
    metrics: judge({ ranked: [], said: 0, gold: question.a_entity }),
    ...{ rank: 0, best: "", stages: [], recall: nothingFound(hasPaths) },
    ...{ source: hasPaths ? "given" : "none", failure },
  };
}

async function judgedBy(run: Run, question: EvaluationQuestion, { store }: RunPorts): Promise<Judged> {
  const { answers } = run.reading;
  const { ids, names } = await store.nodeNames(Int32Array.from(answers, ({ row }) => run.graph.nodes[row]!));
  return {
    ranked: ids.map((id, index) => ({ id, name: names[index]! })),
    said: saidAnswers(answers).length,
    gold: question.a_entity,
  };
}
