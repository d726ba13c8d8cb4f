/** A question under way, and what a run was made with; the functions are in asking.ts. */
import type { Progress } from "../../shared/contract";
import type { Pins } from "../../shared/pins";
import type { Overrides, Recipe } from "../../shared/recipe";

/** A question on its way. */
export interface Asking {
  readonly id: number;
  readonly question: string;
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  readonly progress: Progress | null;
  readonly ranWith: RanWith;
  /** True when the same question runs again with other parameters, and the earlier picture stays meanwhile. */
  readonly again: boolean;
  /** True when undo or a session brought the question back with all that was chosen beside it, which then stays. */
  readonly keep: boolean;
}

/** The recipe a run was made by, and what was changed in it. */
export interface RanWith {
  readonly recipe: Recipe;
  readonly overrides: Overrides;
  /** Absent where nothing was pinned. */
  readonly pins?: Pins;
}
