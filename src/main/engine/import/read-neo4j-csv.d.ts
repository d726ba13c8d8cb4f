import type { GraphBuilder } from "./graph-builder";
import { type ImportRun, type SourceFile } from "./import-run";
export interface Neo4jCsvOptions {
  /** The column nodes take their name from; without it `name`, `title` or `label`, else the id. */
  readonly nameColumn?: string;
}
/** Reads all files into the builder. Refuses a file whose header is not one; rejects single rows. */
export declare function readNeo4jCsv(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options?: Neo4jCsvOptions,
): Promise<void>;
