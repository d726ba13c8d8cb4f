import type { Progress } from "../../../shared/contract";

/** Twenty a second is as often as a person can see a bar move. */
const INTERVAL_MS = 50;

/**
 * Passes on the first progress of each stage, its end, and in between at most one every 50 ms: loops may report every step. Partial
 * results always pass.
 */
export function throttle(
  report: (progress: Progress) => void,
  now: () => number = () => performance.now(),
): (progress: Progress) => void {
  let stage: string | undefined;
  let last = -Infinity;
  return (progress) => {
    const isEnd = progress.total > 0 && progress.done >= progress.total;
    const mustArrive = isEnd || progress.partial !== undefined;
    if (progress.stage === stage && !mustArrive && now() - last < INTERVAL_MS) return;
    stage = progress.stage;
    last = now();
    report(progress);
  };
}
