/** What a panel shows while it waits for something long, and the way to leave it. */
import type { Progress } from "../../../shared/contract";
import { ProgressBar } from "./progress-bar";

export interface ProgressCardProps {
  readonly title: string;
  readonly progress: Progress | null;
  /** Milliseconds of the clock. */
  readonly startedAt: number;
  readonly cancel: string;
  readonly onCancel: () => void;
}

export function ProgressCard({ title, progress, startedAt, cancel, onCancel }: ProgressCardProps) {
  return (
    <div className="middle">
      <div className="asking-card">
        <h3>{title}</h3>
        <ProgressBar progress={progress} startedAt={startedAt} />
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </div>
  );
}
