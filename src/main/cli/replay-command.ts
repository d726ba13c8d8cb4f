import { createReadStream } from "node:fs";
import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import { readReason } from "../../shared/sentences/read-reasons";
import { message, type Reason } from "../../shared/sentences/sentences";
import { GRAPH_ARGUMENT } from "../../shared/stores";
import { replayTrace } from "../engine/ledger/replay-trace";
import type { TraceComparison } from "../engine/report/compare-traces";
import { parseTraceHeader, type TraceHeader } from "../engine/report/trace-header";
import { portsFor } from "../engine/server/past-runs";
import { graphFingerprint, runOrigin } from "../engine/server/run-origin";
import { openWorkspace } from "../engine/server/workspace";
import { act } from "./action";
import { graphToRead } from "./graph-argument";
import { plain, print, printJson, remark, showProgress } from "./terminal";

interface ReplayOptions {
  readonly graph: string;
  readonly json?: true;
}

/** `dragoman replay TRACE.jsonl --graph G`; the exit code is 1 when the run is not the same. */
export function addReplay(program: Command): void {
  program
    .command("replay")
    .description("run a traced question again and say whether every line of the trace comes out the same")
    .argument("<trace>", "a file of dragoman ask --export FILE.trace.jsonl")
    .requiredOption(`--graph <${GRAPH_ARGUMENT}>`, "the graph to ask")
    .option("--json", "print one JSON document")
    .action((trace: string, options: ReplayOptions) => act((signal) => replay(trace, options, signal)));
}

async function replay(trace: string, { graph, json }: ReplayOptions, signal: AbortSignal): Promise<void> {
  const header = parseTraceHeader(await firstLine(trace), trace);
  const workspace = openWorkspace();
  try {
    const { path } = graphToRead(graph, workspace.folders);
    const found = await workspace.stores.use(path, async (store) => {
      const { comparison } = await replayTrace(
        { header, lines: () => linesOf(trace) },
        {
          ports: await portsFor(store, { signal, progress: showProgress }, workspace),
          origin: (asked) => runOrigin(asked, workspace),
          fingerprint: () => graphFingerprint(path, store, signal),
        },
      );
      return comparison;
    });
    if (json) printJson({ trace, graph, same: found.differing === 0, ...found });
    else printComparison(found, header);
    if (found.first) {
      remark(`dragoman: ${sentenceOf(found)}`);
      process.exitCode = 1;
    }
  } finally {
    await workspace.close();
  }
}

function printComparison(
  { lines, differing }: TraceComparison,
  { question, recipe, seed }: TraceHeader,
): void {
  print(plain(`“${question}”, recipe ${recipe.name}, seed ${seed.toString()}`));
  if (differing === 0) print(`The same: all ${lines.toString()} lines, to the byte except times.`);
}

function sentenceOf({ lines, differing, first }: TraceComparison): string {
  const { line, place, recorded, replayed } = first!;
  const where = `line ${line.toString()} (${place})`;
  const sentence = `Not the same: ${differing.toString()} of ${lines.toString()} lines differ, first ${where}: the trace says ${recorded}, this run ${replayed}.`;
  return plain(sentence);
}

async function firstLine(path: string): Promise<string> {
  for await (const line of linesOf(path)) return line;
  throw unreadable(path, message("file-empty"));
}

/** Lines end at line feeds alone: JSON leaves other line separators inside texts. Throws FailureError invalid-request. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path, "utf8");
  let rest = "";
  try {
    for await (const chunk of file) {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (fault) {
    throw unreadable(path, readReason(fault));
  } finally {
    file.destroy();
  }
  if (rest !== "") yield rest;
}

function unreadable(path: string, reason: Reason): FailureError {
  return new FailureError({
    kind: "invalid-request",
    reason: message("file-unreadable", { file: path, why: reason }),
  });
}
