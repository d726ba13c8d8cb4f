/** The run ledger as the window shows it: the runs found, two picked to compare, what came of reopening and replaying. */
import { type Reason } from "../../../shared/sentences/sentences";
import type { Failure } from "../../../shared/failure";
import type { LedgerRow, Reopened, Replayed, RunDiff, Unkept } from "../../../shared/ledger";
import type { Fetched } from "../../state/fetched";

/** `unread` lines of the file are kept and not shown, `unwritten` ones are not on the disk yet. */
export interface ListedRuns {
  readonly rows: readonly LedgerRow[];
  readonly problem: Reason;
  readonly unread?: number;
  readonly unwritten?: number;
  readonly unkept?: Unkept;
}

export interface LedgerView {
  readonly runs: Fetched<ListedRuns>;
  /** Every word must be part of a run's name, question, graph, recipe or answers. */
  readonly text: string;
  readonly starredOnly: boolean;
  /** Ids of the runs picked to compare, in the order picked. */
  readonly picked: readonly string[];
  readonly diff: { readonly runs: readonly [LedgerRow, LedgerRow]; readonly found: Fetched<RunDiff> } | null;
  /** Id of the run that is being reopened. */
  readonly reopening: string | null;
  readonly outcome: LedgerOutcome | null;
}

/** What a person writes on a run. */
export type RunMarks = Pick<LedgerRow, "name" | "starred">;

/** By the run's id: what stands on it now, and what stood there when this window first changed it. */
export type EditedRuns = Readonly<Record<string, RunMarks & { readonly was: RunMarks }>>;

/** What the newest reopening or replay came to. */
export type LedgerOutcome =
  | {
      readonly kind: "reopened";
      readonly question: string;
      readonly reopened: Omit<Reopened, "view" | "row">;
    }
  | { readonly kind: "replaying"; readonly file: string }
  | { readonly kind: "replayed"; readonly file: string; readonly replayed: Replayed }
  | { readonly kind: "failed"; readonly what: string; readonly failure: Failure };

export const FIRST_LEDGER: LedgerView = {
  runs: { state: "loading" },
  text: "",
  starredOnly: false,
  picked: [],
  diff: null,
  reopening: null,
  outcome: null,
};
