import { Option, type Command } from "commander";
import { exportRolit, type RolitReport } from "../engine/export/rolit/export-rolit";
import { SHAPES, type Shape } from "../engine/export/rolit/load-cypher";
import { productFolders } from "../engine/server/folders";
import { act } from "./action";
import { graphToRead } from "./graph-argument";
import { print, printJson } from "./terminal";

/** `dragoman build export GRAPH FOLDER` */
export function addBuildExport(build: Command): void {
  build
    .command("export")
    .description("write a graph built from texts as Cypher to load, a report, triples and questions")
    .argument("<graph>", "name of the graph, or a .duckdb file")
    .argument("<folder>", "gets cypher/, kgqa/, report.json and report.md")
    .addOption(
      new Option("--shape <shape>", "what the Cypher says: every mention, or works and characters alone")
        .choices([...SHAPES])
        .default("mentions"),
    )
    .option("--json", "print one JSON document")
    .action((graph: string, folder: string, { shape, json }: { shape: Shape; json?: true }) =>
      act(async (signal) => {
        const { name, path } = graphToRead(graph, productFolders());
        const report = await exportRolit({ graph: path, name, out: folder, shape, signal });
        if (json) printJson(report);
        else printReport(report);
      }),
    );
}

function printReport({ files, nodes, edges, mentions, starterQueries, questions }: RolitReport): void {
  for (const file of files) print(file);
  print(
    `${nodes.toString()} nodes, ${edges.toString()} edges, ${mentions.toString()} mentions, ${starterQueries.toString()} starter queries, ${questions.toString()} questions`,
  );
}
