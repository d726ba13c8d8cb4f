/** Long work in short slices: whoever does it may pause after each, do something else meanwhile, or never come back. */

/** Work that pauses wherever it yields; its last value is the result. A slice lasts a few milliseconds. */
export type Sliced<T> = Generator<undefined, T>;

/** Rows that one slice may walk through where a row costs little. */
const ROWS = 20_000;

/** Does all of it without a pause. */
export function finish<T>(work: Sliced<T>): T {
  for (;;) {
    const slice = work.next();
    if (slice.done === true) return slice.value;
  }
}

/** Does slices until `ends` (clock of performance.now) has passed; the result once there is one. */
export function goOnUntil<T>(work: Sliced<T>, ends: number): { readonly result: T } | null {
  do {
    const slice = work.next();
    if (slice.done === true) return { result: slice.value };
  } while (performance.now() < ends);
  return null;
}

/** Walks from 0 to `count` in slices of at most `rows`. */
export function* inSlices(
  count: number,
  walk: (first: number, end: number) => void,
  rows: number = ROWS,
): Sliced<void> {
  for (let first = 0; first < count; first += rows) {
    walk(first, Math.min(count, first + rows));
    yield;
  }
}
