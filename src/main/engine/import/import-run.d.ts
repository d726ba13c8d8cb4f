import type { RejectList } from "./reject-list";
/** A file to import; `name` is what a person calls it, `path` where its bytes lie. */
export interface SourceFile {
  readonly name: string;
  readonly path: string;
}
export interface ImportRun {
  readonly signal: AbortSignal;
  readonly rejects: RejectList;
  /** Counts bytes taken from the files, as they lie on disk. */
  readonly onBytes: (bytes: number) => void;
}
/** Refuses a whole file: one sentence without its full stop, in words that say what to change. */
export declare function refuse(file: SourceFile, reason: string): never;
/** Most characters of one cell or value: beyond it a row is rejected. */
export declare const MAX_CELL: number;
/** Most bytes of one line or XML element: beyond it nothing sensible is left to read. */
export declare const MAX_RECORD: number;
/** Why a value is too large, as a reason. */
export declare function tooLarge(length: number): string;
