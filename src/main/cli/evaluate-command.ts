import { writeFile } from "node:fs/promises";
import { Option, type Command } from "commander";
import { TOPIC_ENTITIES, type TopicEntities } from "../../shared/gold";
import { evaluateRecipe, type EvaluationOptions } from "../engine/evaluate/evaluate";
import { readQuestions } from "../engine/evaluate/read-questions";
import { openWorkplace } from "../engine/server/workplace";
import { act } from "./action";
import { graphAndRecipe, wholeNumber, withRunOptions, type RunOptions } from "./options";
import { printEvaluation } from "./print-evaluation";
import { printJson, rejectsInEnglish, showProgress } from "./terminal";

interface EvaluateOptions extends RunOptions {
  readonly questions: string;
  readonly limit?: number;
  readonly topicEntities: TopicEntities;
  readonly by?: string;
  readonly outcomes?: string;
}

/** `dragoman evaluate --graph G --questions FILE` */
export function addEvaluate(program: Command): void {
  const command = program
    .command("evaluate")
    .description("ask many questions with known answers and measure how good and how fast the answers are");
  withRunOptions(command)
    .requiredOption(
      "--questions <file>",
      "JSONL of {question, q_entity?, a_entity, paths?, form?, value?, refuse?}",
    )
    .option("--limit <n>", "only the first n questions", wholeNumber(1))
    .addOption(
      new Option("--topic-entities <from>", "the file's q_entity, or linked from the question's text")
        .choices([...TOPIC_ENTITIES])
        .default("linked"),
    )
    .option("--by <field>", "split the metrics by a field of the questions, such as hops")
    .option("--outcomes <file>", "write what came of every question that says its form, a JSON line each")
    .action((options: EvaluateOptions) => act((signal) => evaluate(options, signal)));
}

async function evaluate(options: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const { seed, topicEntities, by, outcomes } = options;
  const lines: string[] = [];
  const heard: EvaluationOptions["heard"] = ({ question }, judgement, { answers, ...given }) =>
    void lines.push(
      `${JSON.stringify({
        ...{ question, ...judgement, ...given },
        ...{ answers: answers.map(({ name }) => name), scores: answers.map(({ score }) => score) },
      })}\n`,
    );
  const workplace = openWorkplace();
  try {
    const { graph, recipe } = await graphAndRecipe(options, workplace.folders);
    const questions = await readQuestions(options.questions, options.limit);
    const embedder = await workplace.embedder();
    const report = await workplace.stores.use(graph.path, (store) =>
      evaluateRecipe(
        questions,
        {
          recipe,
          seed,
          topicEntities,
          ...(by !== undefined && { by }),
          ...(outcomes !== undefined && { heard }),
        },
        {
          ...{ store, embedder, retriever: workplace.retriever, signal },
          progress: showProgress,
        },
      ),
    );
    if (outcomes !== undefined) await writeFile(outcomes, lines.join(""));
    if (options.json) printJson({ ...report, rejects: rejectsInEnglish(report.rejects) });
    else printEvaluation(report);
  } finally {
    await workplace.close();
  }
}
