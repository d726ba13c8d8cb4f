import { InvalidArgumentError, type Command } from "commander";
import { withoutLogin } from "../../shared/addresses";
import { LONGEST_QUESTION } from "../../shared/contract";
import { FailureError } from "../../shared/failure";
import type { Recipe } from "../../shared/recipe";
import { message } from "../../shared/sentences/sentences";
import { drawAgain } from "../engine/ask/draws/draws";
import { withTaught } from "../engine/ask/recipe-overrides";
import { runRecipe, type FinishedRun, type RunPorts } from "../engine/ask/recipe-runner";
import { isComputed, secondOpinion } from "../engine/ask/trust/second-opinion";
import { ignoredOf, provenBy, type Trust } from "../engine/ask/trust/trust";
import { toRunReport, type ReportedDraws, type RunReport } from "../engine/ask/run/run-report";
import type { RunOrigin } from "../engine/report/run-document";
import { reportRefused } from "../engine/ask/run/report-refused";
import { RefusedPair } from "../engine/ask/seed/refused-pair";
import { portsFor } from "../engine/server/past-runs";
import { runOrigin } from "../engine/server/run-origin";
import { Fingerprints } from "../engine/server/run-keeper";
import { taughtOn, taughtPathsOf } from "../engine/server/taught-handlers";
import { judgementsOf } from "../engine/server/trust-handlers";
import { openWorkspace, type Workspace } from "../engine/server/workspace";
import type { GraphStore } from "../engine/store/graph-store";
import { act } from "./action";
import { answerLines } from "./answer-lines";
import { keepRun, type AskedWhere } from "./keep-run";
import { withPinOptions } from "./pin-options";
import { graphAndRecipe, wholeNumber, withRunOptions, type RunOptions } from "./options";
import { exportFile, reportFile, writeRunFiles, type RunFile, type RunToWrite } from "./run-files";
import { plain, print, printJson, remark, showProgress } from "./terminal";
import { trustText } from "./trust-text";

interface AskOptions extends RunOptions {
  readonly trace?: true;
  readonly draws?: number;
  readonly report?: readonly RunFile[];
  readonly export?: readonly RunFile[];
  readonly candidates?: true;
  readonly keep?: true;
  readonly answers?: number;
}

/** `dragoman ask "QUESTION" --graph NAME|FILE` */
export function addAsk(program: Command): void {
  const command = program
    .command("ask")
    .description("answer a question over a graph and show the subgraph it came from")
    .argument("<question>", "the question, in English or Romanian", question);
  withPinOptions(withRunOptions(command))
    .option("--trace", "with --json: every candidate edge with its verdict and numbers")
    .option("--answers <n>", "list at most n answers (default: the recipe's, 200)", wholeNumber(1, 100_000))
    .option("--draws <n>", "draw the edges n times: how often the answer changes", wholeNumber(1, 1_000_000))
    .option("--report <file>", "write a report, .md, .html, .word.html or .csv (may be repeated)", reportFile)
    .option(
      "--export <file>",
      "write the run as .csv, .jsonl, .graphml, .gexf, .cyjs, .cypher or .trace.jsonl (may be repeated)",
      exportFile,
    )
    .option("--candidates", "report and export all candidate edges, not the kept ones only")
    .option("--keep", "keep the run in the ledger, as the workbench does")
    .action((question: string, options: AskOptions) => act((signal) => ask(question, options, signal)));
}

/** An empty question would be answered with whatever lies nearest to nothing; a login in an address is never kept. */
function question(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("a question is wanted.");
  return withoutLogin(text);
}

/** Recipes that understand questions refuse long ones; for others one on the command line would be the end of ONNX Runtime, which matches a pattern against it. */
function checkLength({ length }: string, { understand }: Recipe): void {
  if (understand?.method === "rules" || length <= LONGEST_QUESTION) return;
  const reason = message("question-long", { most: LONGEST_QUESTION, length });
  throw new FailureError({ kind: "invalid-request", reason });
}

async function ask(question: string, options: AskOptions, signal: AbortSignal): Promise<void> {
  const workspace = openWorkspace();
  try {
    const { graph, recipe: found } = await graphAndRecipe(options, workspace.folders);
    const chosen =
      options.answers === undefined ? found : { ...found, read: { ...found.read, top: options.answers } };
    checkLength(question, chosen);
    const answered = workspace.stores.use(graph.path, async (store) => {
      const ports = await portsFor(store, { signal, progress: showProgress }, workspace);
      const fingerprints = new Fingerprints();
      const taught = await taughtOn(taughtPathsOf(workspace), fingerprints)(graph.path, store);
      const recipe = withTaught(chosen, taught);
      const run = await runRecipe(question, recipe, options.seed, ports);
      const drawn = { recipe, seed: options.seed, first: 0 };
      const draws = options.draws && (await drawAgain(run.run, { ...drawn, count: options.draws }, ports));
      const asked = { graph: graph.name, recipe, seed: options.seed };
      await writeFiles({ finished: run, graph: graph.path, asked }, options, store, signal, workspace);
      const kept = options.keep
        ? await keepRun(run, asked, options.set ?? {}, { path: graph.path, store, workspace, fingerprints })
        : undefined;
      const told = { graph: graph.name, recipe: recipe.name, seed: options.seed, pins: recipe.pins };
      // After everything that is measured: a second opinion costs as much as the first.
      const about = { ...asked, path: graph.path, question };
      const trust = await trustIn(run, about, ports, { workspace, fingerprints });
      const more = {
        ...{ trace: options.trace === true, run: kept, trust },
        ...(draws && { draws }),
      };
      return toRunReport(run, { ...told, ...more }, store, signal);
    });
    const refusing = { question, graph: graph.name, recipe: chosen.name, seed: options.seed };
    const report = await answered.catch((thrown: unknown) => refusedOr(thrown, refusing, options));
    if (options.json) printJson(report);
    else printReport(report);
  } finally {
    await workspace.close();
  }
}

/** A refusal is an answer, unless it should be written or kept; anything else that was thrown is thrown again. */
function refusedOr(
  thrown: unknown,
  asked: Parameters<typeof reportRefused>[1],
  { report = [], export: exported = [], keep }: AskOptions,
): RunReport {
  const isTold = report.length + exported.length === 0 && !keep;
  if (isTold && thrown instanceof RefusedPair) return reportRefused(thrown, asked);
  throw thrown;
}

/** What was judged on the graph, and what another recipe says. */
async function trustIn(
  { run }: FinishedRun,
  asked: Pick<RunOrigin, "recipe" | "seed"> & { readonly path: string; readonly question: string },
  ports: RunPorts,
  { workspace, fingerprints }: Pick<AskedWhere, "workspace" | "fingerprints">,
): Promise<Trust> {
  const { path, recipe } = asked;
  const judgements = judgementsOf(workspace);
  const judged = judgements.isEmpty
    ? []
    : judgements.of(await fingerprints.of(path, ports.store), recipe.name);
  // No other recipe ranks paths, and one that knows no cut would look past it.
  const { agree } = run.scores.ranked
    ? {}
    : await secondOpinion(run, { ...asked, recipes: workspace.folders.recipes }, ports);
  const answers = run.reading.answers.map(({ row, score }) => ({ id: row.toString(), score }));
  const proven = provenBy(judged, { computed: isComputed(run), answers });
  const { taught } = run.scores;
  return {
    ...{ ...proven, ...(agree !== undefined && { agree }), ignored: ignoredOf(run) },
    ...(taught && { taught }),
  };
}

/** The files of `--report` and `--export`; models are looked at only when there are any. */
async function writeFiles(
  {
    finished,
    graph,
    asked,
  }: Pick<RunToWrite, "finished" | "graph"> & { asked: Parameters<typeof runOrigin>[0] },
  { report = [], export: exported = [], candidates }: AskOptions,
  store: GraphStore,
  signal: AbortSignal,
  workspace: Workspace,
): Promise<void> {
  const files = [...report, ...exported];
  if (files.length === 0) return;
  const origin = await runOrigin(asked, workspace);
  await writeRunFiles(files, { finished, origin, graph, candidates: candidates === true }, store, signal);
}

function printReport({
  answer,
  answers,
  answersTotal,
  text,
  notes,
  subgraph,
  stages,
  verdicts,
  draws,
  trust,
  run,
}: RunReport): void {
  for (const note of notes) remark(note);
  for (const line of answerLines({ answer, answers, answersTotal })) print(line);
  if (text !== "") print(`\n${plain(text)}`);
  const names = new Map(subgraph.nodes.map(({ id, name }) => [id, name]));
  print(`\nSubgraph: ${subgraph.nodes.length.toString()} nodes, ${subgraph.edges.length.toString()} edges`);
  for (const { source, relation, target } of subgraph.edges)
    print(plain(`  ${names.get(source) ?? source} —${relation}→ ${names.get(target) ?? target}`));
  print(
    `\nCandidate edges: ${Object.entries(verdicts)
      .map(([code, count]) => `${count.toString()} ${code}`)
      .join(", ")}`,
  );
  if (draws) printDraws(draws);
  if (trust) print(trustText(trust));
  print(`Time: ${stages.map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`).join(", ")}`);
  if (run !== undefined) print(`Kept as ${run.slice(0, 8)}: \`dragoman judge\` says whether it was right.`);
}

function printDraws({ count, changed, answers, ms }: ReportedDraws): void {
  const time = `${ms.toFixed(0)} ms`;
  print(`\nDraws: another first answer in ${changed.toString()} of ${count.toString()} (${time})`);
  const percent = (share: number) => (100 * share).toFixed(1);
  for (const { name, share, low, high } of answers)
    print(plain(`  ${percent(share)} % (${percent(low)} to ${percent(high)}) ${name}`));
}
