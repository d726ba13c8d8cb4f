/** What every reader of an import shares: whom to tell, when to stop, where rejects go. */
import { FailureError } from "../../../../shared/failure";
import { type Message, message, type Reason } from "../../../../shared/sentences/sentences";
import type { RejectList } from "./reject-list";

/** A file to import; `name` is what a person calls it, `path` where its bytes lie. */
export interface SourceFile {
  readonly name: string;
  readonly path: string;
}

export interface ImportRun {
  readonly signal: AbortSignal;
  readonly rejects: RejectList;
  readonly elements: ElementCounts;
  /** Counts bytes taken from the files, as they lie on disk. */
  readonly onBytes: (bytes: number) => void;
  /** Whether files may break off, as those that a preview looks at do. */
  readonly isCut?: boolean;
}

/** Nodes and edges that a file has itself: rows, lines or elements, whatever becomes of them. */
export interface FileElements {
  nodes: number;
  edges: number;
}

/** The files' own elements, counted as they are met. */
export class ElementCounts {
  /** Values kept as text because they are not of the type they were declared to be. */
  textValues = 0;
  private readonly counts = new Map<string, FileElements>();

  of(file: string): FileElements {
    const known = this.counts.get(file) ?? { nodes: 0, edges: 0 };
    this.counts.set(file, known);
    return known;
  }

  get total(): number {
    return this.all.reduce((sum, { nodes, edges }) => sum + nodes + edges, 0);
  }

  get all(): { readonly file: string; readonly nodes: number; readonly edges: number }[] {
    return [...this.counts].map(([file, counts]) => ({ file, ...counts }));
  }
}

/** Refuses a whole file: one sentence without its full stop, in words that say what to change. */
export function refuse(file: SourceFile, reason: Reason): never {
  throw new FailureError({ kind: "import-failed", file: file.name, reason });
}

/** Most characters of one cell or value: beyond it a row is rejected. */
export const MAX_CELL = 4 * 1024 * 1024;

/** Most bytes of one line or XML element: beyond it nothing sensible is left to read. */
export const MAX_RECORD = 64 * 1024 * 1024;

/** Why a value is too large, as a reason. */
export function tooLarge(length: number): Message {
  return message("value-long", { length, most: MAX_CELL });
}
