/** GEXF 1.2 and 1.3, as Gephi writes it. */
import type { GraphBuilder } from "./graph-builder";
import type { ImportRun, SourceFile } from "./import-run";
/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export declare function readGexf(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void>;
