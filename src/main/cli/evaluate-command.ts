import { Readable } from "node:stream";
import { Option, type Command } from "commander";
import { FailureError } from "../../shared/failure";
import { message } from "../../shared/sentences/sentences";
import { TOPIC_ENTITIES, type TopicEntities } from "../../shared/gold";
import { evaluateRecipe, type EvaluationOptions } from "../engine/evaluate/evaluate";
import { evaluatePathRanking, NEGATIVES, type Negatives } from "../engine/evaluate/path-ranking";
import { evaluateHypotheses, type HypothesisFigures } from "../engine/evaluate/hypotheses";
import { judgeFor } from "../engine/ask/score/judge-for";
import { ranksPaths } from "../../shared/stages/score";
import { readJudgedPairs, readRankedPairs } from "../engine/evaluate/read-ranked-pairs";
import { readQuestions } from "../engine/evaluate/read-questions";
import { writeTextFile } from "../engine/export/text-file";
import { portsFor } from "../engine/server/past-runs";
import { openWorkspace } from "../engine/server/workspace";
import { act } from "./action";
import { graphAndRecipe, wholeNumber, withRunOptions, type RunOptions } from "./options";
import { printEvaluation } from "./print-evaluation";
import { print, printJson, rejectsInEnglish, showProgress } from "./terminal";

interface EvaluateOptions extends RunOptions {
  readonly questions: string;
  readonly limit?: number;
  readonly topicEntities: TopicEntities;
  readonly by?: string;
  readonly outcomes?: string;
  readonly task: (typeof TASKS)[number];
  readonly negatives: Negatives;
}

const TASKS = ["questions", "path-ranking", "hypotheses"] as const;

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
    .addOption(
      new Option("--task <task>", "what the file asks: questions, paths to rank, or pairs to judge")
        .choices([...TASKS])
        .default("questions"),
    )
    .addOption(
      new Option("--negatives <kind>", "for path-ranking: which paths the confirmed ones are ranked against")
        .choices([...NEGATIVES])
        .default("hard"),
    )
    .action((options: EvaluateOptions) => act((signal) => RUNS[options.task](options, signal)));
}

/** `dragoman evaluate --task hypotheses --graph G --recipe hgcr --questions FILE` */
async function judgePairs(options: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const workspace = openWorkspace();
  try {
    const { graph } = await graphAndRecipe(options, workspace.folders);
    const pairs = await readJudgedPairs(options.questions, options.limit);
    const report = await workspace.stores.use(graph.path, (store) =>
      evaluateHypotheses(pairs, { store, signal }),
    );
    if (options.json) return printJson(report);
    const told = (value: number | null): string => value?.toFixed(4) ?? "–";
    const line = (name: string, { auc, ap }: HypothesisFigures): void =>
      print(`${name.padEnd(8)} AUC ${told(auc)}  AP ${told(ap)}`);
    line("all", report);
    for (const [name, figures] of Object.entries(report.byImportance)) line(name, figures);
    print(`${report.pairs.toString()} pairs, ${report.skipped.toString()} skipped`);
  } finally {
    await workspace.close();
  }
}

const quiet = (): void => undefined;

/** `dragoman evaluate --task path-ranking --graph G --recipe hgcr --questions FILE` */
async function rankPaths(options: EvaluateOptions, signal: AbortSignal): Promise<void> {
  const workspace = openWorkspace();
  try {
    const { graph, recipe } = await graphAndRecipe(options, workspace.folders);
    if (!ranksPaths(recipe.score))
      throw new FailureError({ kind: "invalid-request", reason: message("paths-unranked") });
    const pairs = await readRankedPairs(options.questions, options.limit);
    const { seed, negatives } = options;
    const report = await workspace.stores.use(graph.path, async (store) => {
      const ports = { ...(await portsFor(store, { signal, progress: quiet }, workspace)), progress: quiet };
      return evaluatePathRanking(pairs, {
        store,
        signal,
        seed,
        negatives,
        judgeOf: (past, labels, store) => judgeFor(recipe.score, { ...ports, store })(past, labels),
      });
    });
    if (options.json) return printJson(report);
    const { mean, std, pairs: judged, skipped, runs } = report;
    for (const name of ["micro", "macro", "ap"] as const)
      print(`${name.padEnd(6)} ${mean[name].toFixed(4)} ± ${std[name].toFixed(4)}`);
    print(`${judged.toString()} pairs, ${skipped.toString()} skipped, ${runs.toString()} runs`);
  } finally {
    await workspace.close();
  }
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
  const workspace = openWorkspace();
  try {
    const { graph, recipe } = await graphAndRecipe(options, workspace.folders);
    const questions = await readQuestions(options.questions, options.limit);
    const report = await workspace.stores.use(graph.path, async (store) =>
      evaluateRecipe(
        questions,
        {
          recipe,
          seed,
          topicEntities,
          ...(by !== undefined && { by }),
          ...(outcomes !== undefined && { heard }),
        },
        await portsFor(store, { signal, progress: showProgress }, workspace),
      ),
    );
    if (outcomes !== undefined) await writeTextFile(outcomes, Readable.from(lines), signal);
    if (options.json) printJson({ ...report, rejects: rejectsInEnglish(report.rejects) });
    else printEvaluation(report);
  } finally {
    await workspace.close();
  }
}

const RUNS = { questions: evaluate, "path-ranking": rankPaths, hypotheses: judgePairs } as const;
