/** The stages of a run as a table: what was alive after each, how long it took, and what was lost or left out there. */
import { DROP_REASONS } from "../../../shared/graph";
import {
  KEPT,
  VERDICT_STAGE,
  VERDICTS,
  type RunView,
  type StageReport,
  type Verdict,
} from "../../../shared/trace";

export interface StageRow {
  readonly stage: StageReport;
  /** Share of the time of all stages, 0 … 1. */
  readonly share: number;
  /** Candidate edges that the stage lost, by verdict, the most frequent first. */
  readonly lost: readonly { readonly verdict: Verdict; readonly count: number }[];
  /** Edges that the expansion met and left out before they were candidates, by cap or filter. */
  readonly dropped: readonly { readonly reason: string; readonly count: number }[];
}

/** One row for each stage, in the order they ran. */
export function stageRows(run: RunView): StageRow[] {
  const whole = run.stages.reduce((sum, { ms }) => sum + ms, 0);
  return run.stages.map((stage) => ({
    stage,
    share: whole === 0 ? 0 : stage.ms / whole,
    lost: VERDICTS.filter((verdict, code) => code !== KEPT && VERDICT_STAGE[verdict] === stage.name)
      .map((verdict) => ({ verdict, count: run.verdicts[verdict] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    dropped:
      stage.name === "expand"
        ? DROP_REASONS.map((reason) => ({ reason, count: run.dropped[reason] ?? 0 })).filter(
            ({ count }) => count > 0,
          )
        : [],
  }));
}
