import { Option, type Command } from "commander";
import { FailureError } from "../../shared/failure";
import { storeAt } from "../../shared/stores";
import {
  EXPORT_FORMATS,
  exportGraph,
  type ExportFormat,
  type ExportReport,
} from "../engine/export/export-graph";
import { transferToNeo4j, type TransferReport } from "../engine/export/transfer-to-neo4j";
import { productFolders } from "../engine/server/folders";
import { databaseAddress } from "../engine/server/neo4j-login";
import { act } from "./action";
import { graphToRead } from "./graph-argument";
import { print, printJson, showProgress } from "./terminal";

interface ExportOptions {
  readonly graph: string;
  readonly format?: ExportFormat;
  readonly to?: string;
  readonly replace?: true;
  readonly namespace?: string;
  readonly json?: true;
}

/** `dragoman export OUT --graph G --format F`, `dragoman export --graph G --to bolt://…` */
export function addExport(program: Command): void {
  const command = program
    .command("export")
    .description(
      "write a graph out for other programs; what was there before stays unless all of it succeeds",
    )
    .argument(
      "[out]",
      "the file to write; for csv and neptune a folder that gets nodes.csv, edges.csv and so on",
    )
    .requiredOption("--graph <name|file>", "the graph to write")
    .addOption(new Option("--format <format>", "format to write").choices([...EXPORT_FORMATS]))
    .addOption(
      new Option(
        "--to <address>",
        "a Neo4j database, bolt://host:port/database, in place of a file",
      ).conflicts("format"),
    )
    .option("--replace", "with --to: remove the graph that an earlier export brought there")
    .option(
      "--namespace <prefix>",
      "for neptune: what stands ahead of every label and id, so that several graphs fit beside each other",
    )
    .option("--json", "print one JSON document")
    .action((out: string | undefined, options: ExportOptions) => {
      const isFile = out !== undefined && options.format !== undefined && options.to === undefined;
      const isDatabase = out === undefined && options.format === undefined && options.to !== undefined;
      if (!isFile && !isDatabase)
        command.error("error: name either a file and its --format, or a database with --to", { exitCode: 2 });
      return act((signal) =>
        options.to === undefined ? writeOut(out!, options, signal) : bring(options.to, options, signal),
      );
    });
}

async function writeOut(
  out: string,
  { graph, format, namespace = "", json }: ExportOptions,
  signal: AbortSignal,
): Promise<void> {
  const { path } = graphToRead(graph, productFolders());
  const request = { graph: path, format: format!, out, namespace, signal, progress: showProgress };
  const report = await exportGraph(request);
  if (json) printJson(report);
  else printReport(report);
}

async function bring(
  to: string,
  { graph, replace, json }: ExportOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!storeAt(to)?.canWrite)
    throw new FailureError({
      kind: "invalid-request",
      reason: `“${to}” is no address of the form bolt://host:port/database`,
    });
  const folders = productFolders();
  const { path } = graphToRead(graph, folders);
  const address = await databaseAddress(to, folders);
  const report = await transferToNeo4j({
    graph: path,
    to: address,
    replace: replace === true,
    signal,
    progress: showProgress,
  });
  if (json) printJson(report);
  else printTransfer(report);
}

function printReport({ files, nodes, edges, ms }: ExportReport): void {
  print(`${files.join(", ")}: ${counted(nodes, edges)}, ${(ms / 1000).toFixed(1)} s`);
}

function printTransfer({ url, nodes, edges, ms }: TransferReport): void {
  print(`${url}: ${counted(nodes, edges)}, ${(ms / 1000).toFixed(1)} s`);
}

function counted(nodes: number, edges: number): string {
  return `${nodes.toString()} nodes and ${edges.toString()} edges`;
}
