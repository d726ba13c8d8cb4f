/** Waiting for a server, but never longer than it was given. */

/** Rejects with `sentence` when so many ms are over, or with the caller's reason when it cancels; forgotten once `end` is aborted. */
export function expiry(ms: number, sentence: string, signal: AbortSignal, end: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = (reason: unknown) => {
      clearTimeout(timer);
      reject(reason instanceof Error ? reason : new Error(String(reason)));
    };
    const timer = setTimeout(() => {
      give(new Error(sentence));
    }, ms);
    const cancelled = () => {
      give(signal.reason);
    };
    signal.addEventListener("abort", cancelled, { once: true, signal: end });
    const forget = () => {
      clearTimeout(timer);
    };
    end.addEventListener("abort", forget, { once: true });
  });
}

/** Waits so many ms, less when the signal is aborted; never rejects. */
export function pauseUnlessCancelled(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener("abort", over, { once: true });
  });
}

/** Resolves after so many ms, and holds no process open. */
export function patience(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
