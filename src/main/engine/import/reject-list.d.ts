/** The rows an import left out: all counted, the first thousand kept with file, line and reason. */
import type { Reject } from "../../../shared/contract";
/** Collects rejects; reasons are cut at 300 characters because they quote the file. */
export declare class RejectList {
  readonly kept: Reject[];
  count: number;
  add(file: string, line: number, reason: string): void;
}
/** A value as reasons quote it: at most 60 characters, in typographic quotes. */
export declare function quote(value: string): string;
