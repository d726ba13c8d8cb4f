/** Which reader takes which format. */
import type { ImportFormat } from "../../../shared/import-preview";
import type { GraphBuilder } from "./graph/graph-builder";
import type { ImportRun, SourceFile } from "./source/import-run";
import { readCyjs } from "./json/read-cyjs";
import { readGexf } from "./xml/read-gexf";
import { readGraphml } from "./xml/read-graphml";
import { readJsonl } from "./json/read-jsonl";
import { readKgqa } from "./json/read-kgqa";
import { readNeo4jCsv, type Neo4jCsvOptions } from "./tables/read-neo4j-csv";
import { readLibrary } from "./library/read-library";
import { readTables, type TableOptions } from "./tables/read-tables";

/** Reads all files of an import into the builder. */
export type Reader = (
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options: Neo4jCsvOptions & TableOptions,
) => Promise<void>;

/** The reader of each format. */
export const READERS: Readonly<Record<ImportFormat, Reader>> = {
  triples: readTables,
  "neo4j-csv": readNeo4jCsv,
  jsonl: readJsonl,
  kgqa: readKgqa,
  graphml: readGraphml,
  gexf: readGexf,
  cyjs: readCyjs,
  library: readLibrary,
};

/** Whether a format says all there is to know of a node at once. */
export function nodesAreFinal(format: ImportFormat): boolean {
  return (
    format === "neo4j-csv" ||
    format === "graphml" ||
    format === "gexf" ||
    format === "cyjs" ||
    format === "library"
  );
}
