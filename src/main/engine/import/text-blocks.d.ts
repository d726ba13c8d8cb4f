import { type ImportRun, type SourceFile } from "./import-run";
export interface TextBlock {
  /** Whole lines; the last one of a file may lack its line end. */
  readonly text: string;
  /** 1-based line of the first character. */
  readonly firstLine: number;
  /** Lines that must be rejected, with the reason; their text is not to be trusted. */
  readonly badLines: ReadonlyMap<number, string>;
}
/** Blocks of about 1 MiB in order. A byte-order mark is dropped; invalid UTF-8, NUL bytes and lines over 64 MiB mark their line. */
export declare function textBlocks(file: SourceFile, run: ImportRun): AsyncGenerator<TextBlock>;
/** Drops a UTF-8 byte-order mark; refuses UTF-16, which has one of its own. */
export declare function withoutMark(file: SourceFile, bytes: Buffer): Buffer;
/** Newlines in some bytes. */
export declare function countNewlines(bytes: Uint8Array): number;
