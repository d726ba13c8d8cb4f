import { readFile } from "node:fs/promises";
import { Option, type Command } from "commander";
import { FailureError } from "../../shared/failure";
import { readReason } from "../../shared/sentences/read-reasons";
import { message, type Reason } from "../../shared/sentences/sentences";
import { PRUNINGS } from "../../shared/stages/prune";
import type { Pruning } from "../engine/pcst/instance";
import { solveInstance, type SolvedFile } from "../engine/pcst/solve-file";
import { act } from "./action";
import { print, printJson } from "./terminal";

interface SolveOptions {
  readonly pruning: Pruning;
  readonly json?: true;
}

/** `dragoman solve INSTANCE.json` */
export function addSolve(program: Command): void {
  program
    .command("solve")
    .description("solve a prize-collecting Steiner tree instance and give the reason for every edge")
    .argument("<instance>", "JSON file: {edges: [[u, v]…], prizes, costs, edgePrizes?, root?, clusters?}")
    .addOption(
      new Option("--pruning <mode>", "what is cut off in the end").choices([...PRUNINGS]).default("gw"),
    )
    .option("--json", "print one JSON document")
    .action((file: string, options: SolveOptions) => act(() => solveFile(file, options)));
}

async function solveFile(file: string, { pruning, json }: SolveOptions): Promise<void> {
  const solved = solveInstance(parse(await read(file), file), pruning);
  if (json) printJson(solved);
  else printSolved(solved);
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw invalid(message("file-unreadable", { file, why: readReason(error) }));
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(`“${file}” is not JSON`);
  }
}

function invalid(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}

function printSolved({ nodes, edges, reasons, objective, lowerBound, ms }: SolvedFile): void {
  print(`nodes: ${nodes.join(" ")}`);
  print(`edges: ${edges.join(" ")}`);
  reasons.forEach((reason, edge) => {
    print(`  edge ${edge.toString()}: ${reason}`);
  });
  print(`objective ${objective.toString()}, no solution below ${lowerBound.toString()}, ${ms.toFixed(2)} ms`);
}
