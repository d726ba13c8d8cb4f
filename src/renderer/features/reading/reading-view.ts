/** What the workbench keeps of a text that is read: the work, what is marked in it, its corrections; the functions are in reading.ts. */
import type { Progress } from "../../../shared/contract";
import type { Change, CorrectionList } from "../../../shared/texts/corrections";
import type { Failure } from "../../../shared/failure";
import type { Reading } from "../../../shared/texts/reading";
import type { Fetched } from "../../state/fetched";

export const READING_TABS = ["text", "characters", "corrections"] as const;
export type ReadingTab = (typeof READING_TABS)[number];

/** Letters of the work that is read. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A mention or relation by its place in the reading's list, or letters a person selected. */
export type Picked =
  | { readonly kind: "mention"; readonly at: number }
  | { readonly kind: "relation"; readonly at: number }
  | ({ readonly kind: "letters" } & Span);

export interface ReadingAtHand {
  readonly graph: string;
  readonly found: Fetched<Reading>;
  /** Another work of the graph, whose characters stand beside those of the one that is read; null where none does. */
  readonly beside: { readonly work: string; readonly found: Fetched<Reading> } | null;
  readonly tab: ReadingTab;
  /** The passage that was asked for; a new value each time it is to be brought into sight. */
  readonly mark: Span | null;
  readonly picked: Picked | null;
  readonly corrections: Fetched<CorrectionList> | null;
  /** Corrections made here, the newest last, and those taken back here: undo and redo. */
  readonly made: readonly string[];
  readonly undone: readonly Change[];
  readonly building: { readonly startedAt: number; readonly progress: Progress | null } | null;
  readonly failure: Failure | null;
}
