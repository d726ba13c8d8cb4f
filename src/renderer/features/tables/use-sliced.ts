/** Long work of a component, in slices between which the page stays alive; a newer one replaces it. */
import { useEffect, useMemo, useState } from "react";
import { goOnUntil, type Sliced } from "./sliced";

/** Work this short is done while rendering, so that small tables never flicker (milliseconds). */
const AT_ONCE_MS = 8;
const SLICE_MS = 10;

interface Job<T> {
  /** What its result may be shown for. */
  readonly subject: unknown;
  readonly work: Sliced<T>;
  done: { readonly result: T } | null;
}

/**
 * The result of `begin`, which is called anew when it changes (useCallback); until it is there, the last result for the same `subject`,
 * or `meanwhile`. `busy` while it is on its way.
 */
export function useSliced<T>(
  begin: () => Sliced<T>,
  subject: unknown,
  meanwhile: () => T,
): { readonly value: T; readonly busy: boolean } {
  const job = useMemo(() => started(begin(), subject), [begin, subject]);
  const [last] = useState<{ job: Job<T> }>({ job });
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = { id: 0 };
    const goOn = (): void => {
      job.done ??= goOnUntil(job.work, performance.now() + SLICE_MS);
      if (job.done === null) timer.id = window.setTimeout(goOn);
      else redraw((times) => times + 1);
    };
    if (job.done === null) timer.id = window.setTimeout(goOn);
    return () => {
      clearTimeout(timer.id);
      if (job.done !== null) last.job = job;
    };
  }, [job, last]);
  const shown = job.done ?? (last.job.subject === subject ? last.job.done : null);
  const other = useMemo(() => (shown === null ? meanwhile() : null), [shown, meanwhile]);
  return { value: shown === null ? other! : shown.result, busy: job.done === null };
}

function started<T>(work: Sliced<T>, subject: unknown): Job<T> {
  return { subject, work, done: goOnUntil(work, performance.now() + AT_ONCE_MS) };
}
