import { Option, type Command } from "commander";
import type { ImportReport, XrefReport } from "../../shared/import/requests";
import { FailureError } from "../../shared/failure";
import { areFewRejects, IMPORT_FORMATS, type ImportFormat } from "../../shared/import/preview";
import { leftOut, ruleGroups } from "../../shared/import/rule-groups";
import { inEnglish } from "../../shared/sentences/sentences";
import { storeAt } from "../../shared/stores";
import { distinctNames } from "../engine/import/source/file-names";
import { parseTemplates } from "../engine/import/graph/node-templates";
import { importGraph } from "../engine/import/import-graph";
import { pullFromNeo4j } from "../engine/import/pull-from-neo4j";
import type { PullReport } from "../engine/import/pull-request";
import { databaseAddress } from "../engine/server/neo4j-login";
import { openWorkspace } from "../engine/server/workspace";
import { removeLeftovers } from "../engine/records/leftovers";
import { act } from "./action";
import { graphToWrite, makeFolderOf } from "./graph-argument";
import { HeldPlan } from "./held-plan";
import { print, printJson, rejectsInEnglish, remark, showProgress } from "./terminal";

interface ImportOptions {
  readonly into: string;
  readonly format?: ImportFormat;
  readonly schema?: string;
  readonly nameColumn?: string;
  readonly map: readonly string[];
  readonly allowRejects?: true;
  readonly redistributable?: true;
  readonly mergeXrefs?: true;
  readonly embed: boolean;
  readonly model?: string;
  readonly template: readonly string[];
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
    .option(
      "--map <mapping>",
      'what the columns of a table are: "FILE:column=role,…" (FILE where there are several)',
      (map: string, maps: string[]) => [...maps, map],
      [],
    )
    .option("--allow-rejects", "import even when more than 1 % of the rows cannot be used")
    .option("--redistributable", "of biomedical sources: leave out what its licence forbids to hand on")
    .option("--merge-xrefs", "make one node of nodes of different files whose cross-references say so")
    .option("--name-column <column>", "for node tables: the column nodes take their name from")
    .option("--label <label...>", "from a database: only nodes with one of these labels")
    .option("--relation <relation...>", "from a database: only edges of these relations")
    .option("--model <name>", "an installed embedder (`dragoman models`); the product's own if not given")
    .option(
      "--template <text>",
      'what is embedded of a node: "{name}. {category}. {synonyms}. {description}", for one label "Drug={name}. …" (may be repeated)',
      (text: string, texts: string[]) => [...texts, text],
      [],
    )
    .option("--no-embed", "leave out the embeddings (dense seeds need them)")
    .option("--json", "print one JSON document")
    .action((files: string[], options: ImportOptions) =>
      act((signal) =>
        (files.some((file) => storeAt(file)?.canWrite) ? pull : importFiles)(files, options, signal),
      ),
    );
}

async function importFiles(files: string[], options: ImportOptions, signal: AbortSignal): Promise<void> {
  const { into, format, schema, nameColumn, embed, json } = options;
  const workspace = openWorkspace();
  try {
    const graph = graphToWrite(into, workspace.folders);
    await removeLeftovers(workspace.folders.graphs);
    makeFolderOf(graph);
    const plan = new HeldPlan(remarkPlan);
    const report = await importGraph({
      files: distinctNames(files).map((name, at) => ({ name, path: files[at]! })),
      into: graph.name,
      target: graph.path,
      ...(format && { format }),
      ...(schema && { schema }),
      ...(nameColumn && { nameColumn }),
      ...(options.redistributable && { redistributable: true }),
      ...(options.mergeXrefs && { mergeXrefs: true }),
      ...(embed && { embedder: await workspace.importEmbedder(options.model) }),
      ...(options.template.length > 0 && { templates: parseTemplates(options.template) }),
      ...{ maps: options.map, onPlan: (...told) => plan.hold(...told), signal },
      progress: (progress) => {
        plan.tellIfLong();
        showProgress(progress);
      },
      accepts: (report) => {
        plan.tell();
        return options.allowRejects === true || areFewRejects(report) || remarkRejects(report);
      },
    });
    plan.tell();
    if (json) printJson({ ...report, rejects: rejectsInEnglish(report.rejects) });
    else printReport(report);
  } finally {
    await workspace.close();
  }
}

async function pull(files: string[], options: ImportOptions, signal: AbortSignal): Promise<void> {
  const { into, label = [], relation = [], embed, json } = options;
  if (files.length > 1)
    throw new FailureError({ kind: "invalid-request", reason: "a database is imported by itself" });
  const workspace = openWorkspace();
  try {
    const graph = graphToWrite(into, workspace.folders);
    const from = await databaseAddress(files[0]!, workspace.folders);
    await removeLeftovers(workspace.folders.graphs);
    makeFolderOf(graph);
    const report = await pullFromNeo4j({
      ...{ from, into: graph.name, target: graph.path, labels: label, relations: relation },
      ...(embed && { embedder: await workspace.importEmbedder(options.model) }),
      ...(options.template.length > 0 && { templates: parseTemplates(options.template) }),
      ...{ signal, progress: showProgress },
    });
    if (json) printJson(report);
    else printPull(report);
  } finally {
    await workspace.close();
  }
}

function printPull({ graph, nodes, edges, embedded, ms }: PullReport): void {
  const parts = [`${nodes.toString()} nodes`, `${edges.toString()} edges`, `${embedded.toString()} embedded`];
  print(`${graph}: ${parts.join(", ")}, ${(ms / 1000).toFixed(1)} s`);
}

function remarkPlan(mapping: string, warnings: readonly string[]): void {
  if (mapping !== "") remark(`read as --map ${JSON.stringify(mapping)}`);
  for (const warning of warnings) remark(`warning: ${warning}`);
}

const FIRST_LINES = 3;

/** Rejects by rule, each with its first lines; false, as the answer to whether they are few. */
function remarkRejects({ rejects, rejected }: ImportReport): false {
  const byRule = new Map<string, { file: string; line: number; reason: string }[]>();
  for (const reject of rejectsInEnglish(rejects)) {
    const rule = reject.reason.replace(/“[^”]*”|\d[\d,]*/g, "…");
    byRule.set(rule, [...(byRule.get(rule) ?? []), reject]);
  }
  for (const [, same] of byRule) {
    const places = same.slice(0, FIRST_LINES).map(({ file, line }) => `${file}, line ${line.toString()}`);
    remark(
      `${same.length.toString()} × ${same[0]!.reason} (${places.join("; ")}${same.length > FIRST_LINES ? "; …" : ""})`,
    );
  }
  if (rejected > rejects.length) remark(`… and ${(rejected - rejects.length).toString()} more`);
  return false;
}

const LEVEL_WORDS = { "left-out": "left out", warn: "warned of", repair: "put right" } as const;

/** What became of rows that were not rejected, by rule and file: nothing is left out or changed without a word. */
function remarkRules(report: ImportReport): void {
  for (const { level, file, count, reason, lines } of ruleGroups(report)) {
    // What is said of no single row has no line.
    const shown = lines.filter((line) => line > 0).slice(0, FIRST_LINES);
    const places = [file, shown.map((line) => `line ${line.toString()}`).join("; ")].filter(
      (place) => place !== "",
    );
    const more = shown.length > 0 && count > shown.length ? "; …" : "";
    remark(`${LEVEL_WORDS[level]}: ${count.toString()} × ${inEnglish(reason)} (${places.join(", ")}${more})`);
  }
}

/** Nodes that are one thing by their cross-references, with the first of them. */
function remarkXrefs({ merged, things, nodes, apart, first }: XrefReport): void {
  const named = first.slice(0, FIRST_LINES).map(({ ids, by }) => `${ids.join(" = ")} (${by.join(", ")})`);
  const more = things > named.length ? "; …" : "";
  const done = merged ? "joined" : "not joined (--merge-xrefs joins them)";
  if (things > 0)
    remark(
      `${done}: ${nodes.toString()} nodes that are, by their cross-references, others of other files: ${named.join("; ")}${more}`,
    );
  if (apart > 0)
    remark(
      `left apart: ${apart.toString()} things by their cross-references of which one file lists several`,
    );
}

function printReport(report: ImportReport): void {
  const { graph, nodes, edges, embedded, elements, textValues, unlisted, rejected, ms } = report;
  if (rejected > 0) remarkRejects(report);
  remarkRules(report);
  for (const { file, ...own } of elements)
    print(`${file}: ${own.nodes.toString()} nodes, ${own.edges.toString()} edges in the file`);
  if (textValues > 0) remark(`${textValues.toString()} values are not of their type and were kept as text`);
  if (unlisted > 0)
    remark(
      `${unlisted.toString()} nodes are named by edges alone: no row or element of the files lists them`,
    );
  if (report.xrefs) remarkXrefs(report.xrefs);
  const parts = [`${nodes.toString()} nodes`, `${edges.toString()} edges`, `${embedded.toString()} embedded`];
  const out = leftOut(report);
  const rows = [`${rejected.toString()} rows rejected`, ...(out > 0 ? [`${out.toString()} left out`] : [])];
  print(`${graph}: ${[...parts, ...rows].join(", ")}, ${(ms / 1000).toFixed(1)} s`);
}
