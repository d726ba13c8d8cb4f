/** A recipe over a set of questions in the background: every outcome told as soon as a few are there, in turn with other work. */
import type { GoldOutcome, GoldRecall } from "../../../shared/gold";
import { GRAPH_STAGES, type GraphStageName } from "../../../shared/recipe";
import type { RunPorts } from "../ask/recipe-runner";
import { distinct, namedOnce } from "./gold";
import { inOrder } from "./gold-account";
import { countFates, goldFates } from "./gold-losses";
import { judgeQuestion, type JudgedQuestion, type JudgeOptions } from "./judge-question";
import { Portions } from "./portions";
import type { EvaluationQuestion } from "./read-questions";

export interface SetPorts extends RunPorts {
  /** Resolves when it is this work's turn: nothing a person waits for is under way. */
  readonly turn: () => Promise<void>;
}

/** Asks every question; the progress ("evaluate") brings `GoldOutcome`s in portions, each once. Throws AbortError when cancelled. */
export async function evaluateSet(
  questions: readonly EvaluationQuestion[],
  options: JudgeOptions,
  ports: SetPorts,
): Promise<void> {
  const portions = new Portions<GoldOutcome>("evaluate", questions.length, ports.progress);
  for (const [index, question] of questions.entries()) {
    await ports.turn();
    ports.signal.throwIfAborted();
    portions.add(await outcomeOf(index, question, options, ports), index + 1);
  }
  portions.flush();
}

async function outcomeOf(
  index: number,
  question: EvaluationQuestion,
  options: JudgeOptions,
  ports: SetPorts,
): Promise<GoldOutcome> {
  const started = performance.now();
  const judged = await judgeQuestion(question, options, ports);
  const ms = performance.now() - started;
  const recall = inOrder(judged.recall);
  const lostAt = judged.failure ? "seed" : whereLost(recall, judged.rank);
  return {
    ...{ index, rank: judged.rank, best: judged.best, metrics: judged.metrics, recall },
    ...(lostAt && { lostAt }),
    ...{ gold: judged.source, edges: await countEdges(question, judged, options, ports), ms },
    ...(judged.failure && { failure: judged.failure }),
  };
}

/** The stage after which no gold answer is alive; "read" also where others rank before it; undefined where the first answer is gold. */
export function whereLost(recall: GoldRecall, rank: number): GraphStageName | undefined {
  if (rank === 1) return undefined;
  // Seeds need not be answers: the first stage that can lose one is the expansion.
  return GRAPH_STAGES.find((_, index) => index > 0 && recall[index]!.answers === 0) ?? "read";
}

async function countEdges(
  question: EvaluationQuestion,
  { source, ran }: JudgedQuestion,
  { recipe }: JudgeOptions,
  { store, signal }: SetPorts,
): Promise<GoldOutcome["edges"]> {
  const triples = source === "given" ? distinct(question.paths ?? []) : [];
  if (!ran) return triples.length > 0 ? { "not-run": triples.length } : {};
  const where = { expand: recipe.expand, store, handlesOf: namedOnce(store, signal), signal };
  return countFates(await goldFates(ran.gold, triples, ran.run, where));
}
