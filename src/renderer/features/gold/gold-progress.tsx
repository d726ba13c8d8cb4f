/** How far work in the background is, and the way to stop it. */
import type { Progress } from "../../../shared/contract";
import { formatTime } from "../../ui/format";
import { amountText } from "../status/progress-bar";
import { useClock } from "../../ui/use-clock";

export interface GoldProgressProps {
  readonly label: string;
  readonly progress: Progress | null;
  readonly startedAt: number;
  readonly stopLabel: string;
  readonly onStop: () => void;
}

export function GoldProgress({ label, progress, startedAt, stopLabel, onStop }: GoldProgressProps) {
  const now = useClock(true);
  const known = progress !== null && progress.total > 0;
  return (
    <div className="gold-progress">
      <progress aria-label={label} {...(known ? { value: progress.done, max: progress.total } : {})} />
      <span className="number soft small-print">
        {known && `${amountText(progress)} · `}
        {formatTime(Math.max(0, now - startedAt))}
      </span>
      <button type="button" className="button small" onClick={onStop}>
        {stopLabel}
      </button>
    </div>
  );
}
