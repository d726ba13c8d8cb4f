/** `--report FILE` and `--export FILE`: a run written to files, each in the format its name ends in. */
import { InvalidArgumentError } from "commander";
import { RUN_FORMATS, type RunFormat } from "../../shared/contract";
import type { FinishedRun } from "../engine/ask/recipe-runner";
import { writeTextFile } from "../engine/export/text-file";
import { gatherRun, type RunOrigin } from "../engine/report/run-document";
import { runText } from "../engine/report/write-run";
import { graphFingerprint } from "../engine/server/run-origin";
import type { GraphStore } from "../engine/store/graph-store";

export interface RunFile {
  readonly path: string;
  readonly format: RunFormat;
}

const REPORTS: readonly RunFormat[] = ["md", "html", "word.html", "report.csv"];
const EXPORTS: readonly RunFormat[] = RUN_FORMATS.filter((format) => !REPORTS.includes(format));

/** Collects `--report FILE.md|FILE.html|FILE.word.html|FILE.csv`, which may be given many times. */
export function reportFile(path: string, sofar: readonly RunFile[] = []): RunFile[] {
  // A report's table is told from that of triples by the option alone.
  const isTable = path.toLowerCase().endsWith(".csv");
  return [...sofar, { path, format: isTable ? "report.csv" : formatOf(path, REPORTS) }];
}

/** Collects `--export FILE`, which may be given many times. */
export function exportFile(path: string, sofar: readonly RunFile[] = []): RunFile[] {
  return [...sofar, { path, format: formatOf(path, EXPORTS) }];
}

/** A file of any format a run can be written in. */
export function runFile(path: string): RunFile {
  return { path, format: formatOf(path, RUN_FORMATS) };
}

/** The longest ending that fits: a trace is JSON lines, too. */
function formatOf(path: string, formats: readonly RunFormat[]): RunFormat {
  const fitting = formats.filter((format) => path.toLowerCase().endsWith(`.${format}`));
  const found = fitting.sort((a, b) => b.length - a.length)[0];
  if (found !== undefined) return found;
  const endings = formats.map((format) => `.${format}`);
  throw new InvalidArgumentError(
    `a file name ending in ${endings.slice(0, -1).join(", ")} or ${endings.at(-1)!} is wanted.`,
  );
}

export interface RunToWrite {
  readonly finished: FinishedRun;
  readonly origin: RunOrigin;
  /** Path or address of the graph. */
  readonly graph: string;
  /** All candidates in place of the kept subgraph; a trace holds all anyway. */
  readonly candidates: boolean;
}

/** Writes every file whole or not at all; throws FailureError export-failed. */
export async function writeRunFiles(
  files: readonly RunFile[],
  { finished, origin, graph, candidates }: RunToWrite,
  store: GraphStore,
  signal: AbortSignal,
): Promise<void> {
  for (const { path, format } of files) {
    const scope = candidates || format === "trace.jsonl" ? "candidates" : "kept";
    const document = await gatherRun(finished, origin, scope, store, signal);
    const pieces = runText(document, format, () => graphFingerprint(graph, store, signal));
    await writeTextFile(path, pieces, signal);
  }
}
