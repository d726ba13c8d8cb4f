import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import type { LedgerEntry, LedgerRow } from "../../shared/ledger";
import { runRecipe, type FinishedRun } from "../engine/ask/recipe-runner";
import type { Ledger } from "../engine/ledger/ledger";
import { runDigest } from "../engine/ledger/run-digest";
import { productFolders } from "../engine/server/folders";
import { portsFor } from "../engine/server/past-runs";
import { runOrigin } from "../engine/server/run-origin";
import { openWorkspace, type Workspace } from "../engine/server/workspace";
import type { GraphStore } from "../engine/store/graph-store";
import { act } from "./action";
import { graphToRead } from "./graph-argument";
import { openLedger } from "./keep-run";
import { entryOf, KEPT_RUN } from "./kept-entry";
import { runFile, writeRunFiles, type RunFile } from "./run-files";
import { plain, print, printJson, remark, showProgress } from "./terminal";

interface Json {
  readonly json?: true;
}

/** `dragoman ledger list|show|replay|export|delete`: the questions the workbench kept, and those of `ask --keep`. */
export function addLedger(program: Command): void {
  const ledger = program
    .command("ledger")
    .description("the runs that were kept: list, show, run again, export");
  const json = (command: Command): Command => command.option("--json", "print one JSON document");
  json(ledger.command("list").description("every run, newest first")).action((options: Json) =>
    act(() => list(options)),
  );
  json(ledger.command("show").description("everything kept of a run").argument("<run>", KEPT_RUN)).action(
    (run: string, options: Json) => act(() => show(run, options)),
  );
  json(ledger.command("replay").description("run it again and say whether it comes out the same"))
    .argument("<run>", KEPT_RUN)
    .action((run: string, options: Json) => act((signal) => replay(run, options, signal)));
  ledger
    .command("export")
    .description("run it again and write it, in the format that the file's name ends in")
    .argument("<run>", KEPT_RUN)
    .argument(
      "<file>",
      "FILE.html, .word.html, .md, .report.csv, .csv, .jsonl, .graphml, .gexf, .cyjs, .cypher or .trace.jsonl",
      runFile,
    )
    .option("--candidates", "all candidate edges, not the kept ones only")
    .action((run: string, file: RunFile, options: { readonly candidates?: true }) =>
      act((signal) => exportRun(run, file, options.candidates === true, signal)),
    );
  ledger
    .command("delete")
    .description("delete a run; it is gone for good at the workbench's next start")
    .argument("<run>", KEPT_RUN)
    .action((run: string) => act(() => remove(run)));
}

function kept(): Ledger {
  return openLedger({ folders: productFolders() });
}

async function list({ json }: Json): Promise<void> {
  await Promise.resolve();
  const rows = kept().rows();
  if (json) return printJson(rows);
  if (rows.length === 0) print("No run is kept yet.");
  for (const row of rows) print(lineOf(row));
}

function lineOf({ id, at, name, starred, question, graph, recipe, answers }: LedgerRow): string {
  const first = answers[0] ? `: ${answers[0].name || answers[0].id}` : "";
  const when = at.slice(0, 16).replace("T", " ");
  return plain(
    `${id.slice(0, 8)} ${starred ? "*" : " "} ${when}  ${graph}, ${recipe}  ${name || question}${first}`,
  );
}

async function show(start: string, { json }: Json): Promise<void> {
  await Promise.resolve();
  const run = entryOf(kept(), start);
  if (json) return printJson(run);
  const { counts, models } = run;
  const told: readonly (readonly [string, string])[] = [
    ["Run", run.id],
    ["Name", run.name],
    ["Asked", run.at],
    ["Question", run.question],
    ["Graph", `${run.graph} ${run.fingerprint}`],
    ["Recipe", run.recipe],
    ...Object.entries(run.overrides).map(([path, value]) => ["Changed", `${path}=${String(value)}`] as const),
    ["Seed", run.seed.toString()],
    ["Device", run.device],
    ...models.map(({ name, fingerprint }) => ["Model", `${name} ${fingerprint}`] as const),
    ["Dragoman", run.product],
    [
      "Kept",
      `${counts.keptNodes.toString()} nodes, ${counts.keptEdges.toString()} of ${counts.edges.toString()} edges`,
    ],
    ["Time", `${run.ms.toFixed(0)} ms`],
    ["Digest", run.digest],
    ...run.answers.map(({ name, id, score }) => ["Answer", `${name || id}  ${score.toFixed(3)}`] as const),
  ];
  for (const [what, value] of told) if (value !== "") print(plain(`${what.padEnd(9)} ${value}`));
}

async function replay(start: string, { json }: Json, signal: AbortSignal): Promise<void> {
  const run = entryOf(kept(), start);
  const digest = await runAgain(run, signal, (finished, store) => runDigest(finished.run, store));
  const same = digest === run.digest;
  if (json) printJson({ run: run.id, same, recorded: run.digest, replayed: digest });
  else if (same) print(plain(`“${run.question}” came out the same, to the byte.`));
  if (same) return;
  remark(`dragoman: not the same: the ledger says ${run.digest}, this run ${digest}`);
  process.exitCode = 1;
}

async function exportRun(
  start: string,
  file: RunFile,
  candidates: boolean,
  signal: AbortSignal,
): Promise<void> {
  const run = entryOf(kept(), start);
  await runAgain(run, signal, async (finished, store, { path, workspace }) => {
    const origin = await runOrigin({ graph: run.graph, recipe: run.applied, seed: run.seed }, workspace);
    await writeRunFiles([file], { finished, origin, graph: path, candidates }, store, signal);
  });
  print(file.path);
}

async function remove(start: string): Promise<void> {
  await Promise.resolve();
  const ledger = kept();
  const { id, question } = entryOf(ledger, start);
  ledger.change({ id, deleted: true });
  if (ledger.problem !== "")
    throw new FailureError({ kind: "export-failed", file: "runs.jsonl", reason: ledger.problem });
  print(plain(`Deleted “${question}”.`));
}

/** The run as it was asked, over the graph of its name; throws graph-missing and what running throws. */
async function runAgain<T>(
  { question, graph, applied, seed }: LedgerEntry,
  signal: AbortSignal,
  told: (
    finished: FinishedRun,
    store: GraphStore,
    where: { readonly path: string; readonly workspace: Workspace },
  ) => Promise<T>,
): Promise<T> {
  const workspace = openWorkspace();
  try {
    const { path } = graphToRead(graph, workspace.folders);
    return await workspace.stores.use(path, async (store) => {
      const ports = await portsFor(store, { signal, progress: showProgress }, workspace);
      return told(await runRecipe(question, applied, seed, ports), store, { path, workspace });
    });
  } finally {
    await workspace.close();
  }
}
