/** How far something long is: its stage, how much of how much, and the time so far. */
import type { Progress } from "../../../shared/contract";
import { TEXTS } from "../../ui/texts/texts";
import { IMPORTS_TEXTS } from "../import-graph/imports-texts";
import { formatBytes, formatCount } from "../../ui/format";
import { STATUS_TEXTS } from "./status-texts";
import { useClock } from "../../ui/use-clock";

export interface ProgressBarProps {
  readonly progress: Progress | null;
  readonly startedAt: number;
  /** When the stage began; with it the time left is told. */
  readonly stageAt?: number;
  /** What is counted; without it things, which have no unit. */
  readonly unit?: "bytes";
}

export function ProgressBar({ progress, startedAt, stageAt, unit }: ProgressBarProps) {
  const now = useClock(true);
  const stage =
    progress === null ? STATUS_TEXTS.asking.starting : (TEXTS.stages[progress.stage] ?? progress.stage);
  const known = progress !== null && progress.total > 0;
  const left = known && stageAt !== undefined ? timeLeft(progress, now - stageAt) : null;
  return (
    <div className="progress">
      <div className="progress-head">
        <span className="progress-stage">{stage}</span>
        {known && <span className="number soft">{amountText(progress, unit)}</span>}
      </div>
      <progress aria-label={stage} {...(known ? { value: progress.done, max: progress.total } : {})} />
      <p className="soft small-print number">
        {STATUS_TEXTS.asking.elapsed(Math.max(0, now - startedAt))}
        {left !== null && ` · ${IMPORTS_TEXTS.left(left)}`}
      </p>
    </div>
  );
}

/** How much of how much: bytes as people read sizes, all else as it is counted. */
export function amountText({ done, total }: Progress, unit?: "bytes"): string {
  const written = unit === "bytes" ? formatBytes : formatCount;
  return STATUS_TEXTS.asking.of(written(done), written(total));
}

/** Milliseconds that are left at the stage's pace so far; null while too little is done to tell. */
export function timeLeft({ done, total }: Progress, passed: number): number | null {
  if (passed < 2000 || done < total / 50 || done >= total) return null;
  return (passed * (total - done)) / done;
}
