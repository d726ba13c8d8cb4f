import { Option } from "commander";
import type { Command } from "commander";
import { evaluateRecipe, TOPIC_ENTITIES } from "../engine/evaluate/evaluate";
import type { EvaluationReport } from "../engine/evaluate/evaluate";
import { readQuestions } from "../engine/evaluate/read-questions";
import { openWorkplace } from "../engine/server/workplace";
import { act } from "./action";
import { graphAndRecipe, wholeNumber, withRunOptions } from "./options";
import type { RunOptions } from "./options";
import { print, printJson, remark, showProgress } from "./terminal";

interface EvaluateOptions extends RunOptions {
  readonly questions: string;
  readonly limit?: number;
  readonly topicEntities: (typeof TOPIC_ENTITIES)[number];
}

/** `dragoman evaluate --graph G --questions FILE` */
export function addEvaluate(program: Command): void {
  const command = program
    .command("evaluate")
    .description("ask many questions with known answers and measure how good and how fast the answers are");
  withRunOptions(command)
    .requiredOption("--questions <file>", "JSONL of {question, q_entity?, a_entity, paths?}")
    .option("--limit <n>", "only the first n questions", wholeNumber(1))
    .addOption(
      new Option("--topic-entities <from>", "the file's q_entity, or linked from the question's text")
        .choices([...TOPIC_ENTITIES])
        .default("linked"),
    )
    .action((options: EvaluateOptions) => act((signal) => evaluate(options, signal)));
}

async function evaluate(options: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const { seed, topicEntities } = options;
  const workplace = openWorkplace();
  try {
    const { graph, recipe } = await graphAndRecipe(options, workplace.folders);
    const questions = await readQuestions(options.questions, options.limit);
    const embedder = await workplace.embedder();
    const report = await workplace.stores.use(graph.path, (store) =>
      evaluateRecipe(
        questions,
        { recipe, seed, topicEntities },
        {
          ...{ store, embedder, signal },
          progress: showProgress,
        },
      ),
    );
    if (options.json) printJson(report);
    else printReport(report);
  } finally {
    await workplace.close();
  }
}

function printReport(report: EvaluationReport): void {
  for (const { line, reason } of report.rejects) remark(`line ${line.toString()}: ${reason}`);
  if (report.ownGraphs > 0)
    remark(`${report.ownGraphs.toString()} questions bring their own graph, which is not used.`);
  print(
    `${report.questions.toString()} questions, recipe ${report.recipe}, topic entities ${report.topicEntities}`,
  );
  for (const [name, value] of Object.entries(report.metrics))
    print(`  ${name.padEnd(16)} ${(100 * value).toFixed(1)}`);
  for (const { name, p50, p95, goldPathRecall } of report.stages) {
    const recall =
      goldPathRecall === undefined ? "" : `  gold path recall ${(100 * goldPathRecall).toFixed(1)}`;
    print(`  ${name.padEnd(16)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${recall}`);
  }
  print(`  whole question   p50 ${report.ms.p50.toFixed(1)} ms, p95 ${report.ms.p95.toFixed(1)} ms`);
  if (report.unlinked > 0) print(`  ${report.unlinked.toString()} questions named nothing in the graph`);
  print(report.convention);
}
