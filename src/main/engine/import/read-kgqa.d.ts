/** Question files of benchmarks: every line brings its own small graph, and their union becomes the graph. */
import { type ImportRun, type SourceFile } from "./import-run";
import type { GraphBuilder } from "./graph-builder";
/** Reads the `graph` and the `paths` of every line; a triple that many questions share becomes one edge. */
export declare function readKgqa(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void>;
