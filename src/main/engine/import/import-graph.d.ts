/** An import from first byte to finished graph: all of it, or nothing. */
import type { ImportReport, Progress } from "../../../shared/contract";
import type { Embedder } from "../models/embedder";
import type { Meta } from "../store/layout";
import { type ImportFormat } from "./formats";
import { type SourceFile } from "./import-run";
export interface ImportRequest {
  readonly files: readonly SourceFile[];
  /** Name of the graph. */
  readonly into: string;
  /** Path of the graph's file; what lies there is replaced when, and only when, the import succeeds. */
  readonly target: string;
  /** Guessed from names and contents when left out. */
  readonly format?: ImportFormat;
  /** Path of a schema file. */
  readonly schema?: string;
  /** With it every node gets a vector; without it vectors in the files are kept. */
  readonly embedder?: Embedder;
  readonly meta?: Meta;
  /** For node tables: the column nodes take their name from. */
  readonly nameColumn?: string;
  readonly signal: AbortSignal;
  /** Stages "read" (bytes), "embed" (nodes) and "save". */
  readonly progress: (progress: Progress) => void;
}
/** Imports the files into one graph. Throws a FailureError when a file is refused, an AbortError when cancelled. */
export declare function importGraph(request: ImportRequest): Promise<ImportReport>;
