/** A remembered run as a file the window can save. */
import type { RequestOutput, RunFormat, SaidRun } from "../../../shared/contract";
import type { Language } from "../../../shared/languages/language";
import type { FinishedRun } from "../ask/recipe-runner";
import { gatherRun, type RunDocument, type RunOrigin } from "../report/run-document";
import type { RunScope } from "../report/run-rows";
import { runText, toBytes } from "../report/write-run";
import type { GraphStore } from "../store/graph-store";
import { graphFingerprint, runOrigin } from "./run-origin";
import type { Workspace } from "./workspace";

/** More would be held twice in the window's memory. */
const MOST_BYTES = 256e6;

export interface RunToExport {
  readonly finished: FinishedRun;
  readonly asked: Pick<RunOrigin, "graph" | "recipe" | "seed">;
  readonly path: string;
  readonly format: RunFormat;
  readonly scope: RunScope;
  readonly language: Language | undefined;
  readonly said: SaidRun | undefined;
}

/** The file's proposed name and its bytes; throws FailureError export-failed when it would be too large. */
export async function exportRun(
  { finished, asked, path, format, scope, language, said }: RunToExport,
  store: GraphStore,
  signal: AbortSignal,
  workspace: Workspace,
): Promise<RequestOutput<"run:export">> {
  const told = format === "trace.jsonl" ? "candidates" : scope;
  const origin = await runOrigin(asked, workspace);
  const document = inWords({ ...(await gatherRun(finished, origin, told, store, signal)), language }, said);
  const pieces = runText(document, format, () => graphFingerprint(path, store, signal));
  const name = `${fileStem(document.question)}.${format}`;
  return { name, bytes: await toBytes(pieces, name, MOST_BYTES) };
}

/** As the window says it; the view has notes of its own behind the run's. */
function inWords(run: RunDocument, said: SaidRun | undefined): RunDocument {
  if (said === undefined) return run;
  return {
    ...run,
    about: { ...run.about, title: said.title || run.about.title },
    clauses: run.clauses.map((clause, at) => ({ ...clause, text: said.clauses[at] ?? clause.text })),
    notes: run.notes.map((note, at) => said.notes[at] ?? note),
  };
}

/** The question's letters and digits, safe as a file's name on every system. */
function fileStem(question: string): string {
  const stem = question
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return `dragoman-${stem === "" ? "run" : stem.toLowerCase()}`;
}
