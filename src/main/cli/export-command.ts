import { Option } from "commander";
import type { Command } from "commander";
import { EXPORT_FORMATS, exportGraph } from "../engine/export/export-graph";
import type { ExportFormat, ExportReport } from "../engine/export/export-graph";
import { productFolders } from "../engine/server/folders";
import { act } from "./action";
import { graphToRead } from "./graph-argument";
import { print, printJson, showProgress } from "./terminal";

interface ExportOptions {
  readonly graph: string;
  readonly format: ExportFormat;
  readonly json?: true;
}

/** `dragoman export OUT --graph G --format F` */
export function addExport(program: Command): void {
  program
    .command("export")
    .description(
      "write a graph out for other programs; what was there before stays unless all of it succeeds",
    )
    .argument("<out>", "the file to write; for csv a folder that gets nodes.csv and edges.csv")
    .requiredOption("--graph <name|file>", "the graph to write")
    .addOption(
      new Option("--format <format>", "format to write").choices([...EXPORT_FORMATS]).makeOptionMandatory(),
    )
    .option("--json", "print one JSON document")
    .action((out: string, options: ExportOptions) => act((signal) => writeOut(out, options, signal)));
}

async function writeOut(
  out: string,
  { graph, format, json }: ExportOptions,
  signal: AbortSignal,
): Promise<void> {
  const { path } = graphToRead(graph, productFolders());
  const report = await exportGraph({ graph: path, format, out, signal, progress: showProgress });
  if (json) printJson(report);
  else printReport(report);
}

function printReport({ files, nodes, edges, ms }: ExportReport): void {
  const what = `${nodes.toString()} nodes and ${edges.toString()} edges`;
  print(`${files.join(", ")}: ${what}, ${(ms / 1000).toFixed(1)} s`);
}
