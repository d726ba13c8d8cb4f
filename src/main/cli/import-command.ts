import { mkdir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { Option } from "commander";
import type { Command } from "commander";
import type { ImportReport } from "../../shared/contract";
import { FailureError } from "../../shared/failure";
import { IMPORT_FORMATS } from "../../shared/import-preview";
import type { ImportFormat } from "../../shared/import-preview";
import { importGraph } from "../engine/import/import-graph";
import { pullFromNeo4j } from "../engine/import/pull-from-neo4j";
import type { PullReport } from "../engine/import/pull-from-neo4j";
import { databaseAddress, isNeo4jAddress } from "../engine/server/open-graph";
import { openWorkplace } from "../engine/server/workplace";
import { removeLeftovers } from "../engine/store/staging";
import { act } from "./action";
import { graphToWrite } from "./graph-argument";
import { print, printJson, remark, showProgress } from "./terminal";

interface ImportOptions {
  readonly into: string;
  readonly format?: ImportFormat;
  readonly schema?: string;
  readonly nameColumn?: string;
  readonly embed: boolean;
  readonly label?: string[];
  readonly relation?: string[];
  readonly json?: true;
}

/** `dragoman import FILE… --into NAME|FILE`, `dragoman import bolt://… --into NAME|FILE` */
export function addImport(program: Command): void {
  program
    .command("import")
    .description("read files into a graph; the graph that was there stays unless all of it succeeds")
    .argument(
      "<files...>",
      "triples (TSV, CSV), node and edge CSV, JSONL, GraphML or GEXF, also gzipped; or a Neo4j database, bolt://host:port/database",
    )
    .requiredOption("--into <name|file>", "name of the graph, or a .duckdb file")
    .addOption(new Option("--format <format>", "format of the files").choices([...IMPORT_FORMATS]))
    .option("--schema <file>", "rules the graph has to keep: labels, unique ids, ends of relations")
    .option("--name-column <column>", "for node tables: the column nodes take their name from")
    .option("--label <label...>", "from a database: only nodes with one of these labels")
    .option("--relation <relation...>", "from a database: only edges of these relations")
    .option("--no-embed", "leave out the embeddings (dense seeds need them)")
    .option("--json", "print one JSON document")
    .action((files: string[], options: ImportOptions) =>
      act((signal) => (files.some(isNeo4jAddress) ? pull : importFiles)(files, options, signal)),
    );
}

async function importFiles(files: string[], options: ImportOptions, signal: AbortSignal): Promise<void> {
  const { into, format, schema, nameColumn, embed, json } = options;
  const workplace = openWorkplace();
  try {
    const graph = graphToWrite(into, workplace.folders);
    await removeLeftovers(workplace.folders.graphs);
    await mkdir(dirname(graph.path), { recursive: true });
    const report = await importGraph({
      files: files.map((path) => ({ name: basename(path), path })),
      into: graph.name,
      target: graph.path,
      ...(format && { format }),
      ...(schema && { schema }),
      ...(nameColumn && { nameColumn }),
      ...(embed && { embedder: await workplace.importEmbedder() }),
      signal,
      progress: showProgress,
    });
    if (json) printJson(report);
    else printReport(report);
  } finally {
    await workplace.close();
  }
}

async function pull(files: string[], options: ImportOptions, signal: AbortSignal): Promise<void> {
  const { into, label = [], relation = [], embed, json } = options;
  if (files.length > 1)
    throw new FailureError({ kind: "invalid-request", reason: "a database is imported by itself" });
  const workplace = openWorkplace();
  try {
    const graph = graphToWrite(into, workplace.folders);
    const from = await databaseAddress(files[0]!, workplace.folders);
    await removeLeftovers(workplace.folders.graphs);
    await mkdir(dirname(graph.path), { recursive: true });
    const report = await pullFromNeo4j({
      ...{ from, into: graph.name, target: graph.path, labels: label, relations: relation },
      ...(embed && { embedder: await workplace.importEmbedder() }),
      ...{ signal, progress: showProgress },
    });
    if (json) printJson(report);
    else printPull(report);
  } finally {
    await workplace.close();
  }
}

function printPull({ graph, nodes, edges, embedded, ms }: PullReport): void {
  const parts = [`${nodes.toString()} nodes`, `${edges.toString()} edges`, `${embedded.toString()} embedded`];
  print(`${graph}: ${parts.join(", ")}, ${(ms / 1000).toFixed(1)} s`);
}

function printReport({ graph, nodes, edges, embedded, rejects, rejected, ms }: ImportReport): void {
  for (const { file, line, reason } of rejects) remark(`${file}, line ${line.toString()}: ${reason}`);
  if (rejected > rejects.length) remark(`… and ${(rejected - rejects.length).toString()} more`);
  const parts = [`${nodes.toString()} nodes`, `${edges.toString()} edges`, `${embedded.toString()} embedded`];
  print(`${graph}: ${parts.join(", ")}, ${rejected.toString()} rows rejected, ${(ms / 1000).toFixed(1)} s`);
}
