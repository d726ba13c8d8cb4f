/** Many draws of one run, as the workbench holds them; the functions are in draws.ts. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { Draws } from "../../../shared/trace";

/** What was drawn, and what it was drawn from. */
export interface DrawsAtHand {
  readonly id: number;
  /** Draws with the same origin are the same draws. */
  readonly origin: string;
  readonly count: number;
  readonly found:
    | { readonly state: "loading"; readonly progress: Progress | null; readonly startedAt: number }
    | { readonly state: "ready"; readonly value: Draws }
    | { readonly state: "failed"; readonly failure: Failure };
}
