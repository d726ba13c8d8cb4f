import { type SourceFile } from "./import-run";
type Listener = (bytes: number) => void;
/** Bytes in chunks of about 1 MiB; `onBytes` counts them as they lie on disk. Refuses files that cannot be read or unpacked. */
export declare function fileBytes(
  file: SourceFile,
  signal: AbortSignal,
  onBytes?: Listener,
): AsyncGenerator<Buffer>;
/** The first bytes of a file (at least 64 KiB where there are as many), unpacked. */
export declare function headBytes(file: SourceFile, signal: AbortSignal): Promise<Buffer>;
/** Bytes of a file on disk. Refuses what is not a readable file. */
export declare function fileSize(file: SourceFile): Promise<number>;
export {};
