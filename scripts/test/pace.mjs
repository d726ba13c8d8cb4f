/** How fast the machine works while tests run: others may work on it as well, and it may be slower than the one that limits were set on. */

/** Milliseconds that `round` takes of a core which does nothing else, on the machine that the limits were set on. */
const QUIET_MS = 30;
const EVERY_MS = 10_000;
const STEPS = 20_000_000;

/** Looks every ten seconds; `end` tells how many times longer than on a quiet machine work took in the mean, at least 1. */
export function watchPace() {
  const rounds = [round()];
  const timer = setInterval(() => rounds.push(round()), EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      return Math.max(1, rounds.reduce((sum, ms) => sum + ms, 0) / rounds.length / QUIET_MS);
    },
  };
}

/** Milliseconds that the same work takes now. */
function round() {
  const start = performance.now();
  let state = 1;
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // Used, or it need not be worked out.
  return performance.now() - start + (state === 0 ? 1e-9 : 0);
}
