/** GraphML, as Gephi, NetworkX, yEd and Neo4j write it. */
import type { GraphBuilder } from "./graph-builder";
import type { ImportRun, SourceFile } from "./import-run";
/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export declare function readGraphml(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void>;
