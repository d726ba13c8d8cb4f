import type { GraphBuilder } from "./graph-builder";
import { type ImportRun, type SourceFile } from "./import-run";
/** Reads all files into the builder; rejects single lines. */
export declare function readJsonl(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void>;
