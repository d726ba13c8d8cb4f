import type { GraphBuilder } from "./graph-builder";
import { type ImportRun, type SourceFile } from "./import-run";
/** Reads dictionaries first, then every other file as triples. Refuses empty files and broken headers; rejects single rows. */
export declare function readTriples(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void>;
