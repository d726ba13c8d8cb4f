/** Undo and redo over values. */

export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What made the present and when (ms), so that one drag of a slider is one step back. */
  readonly gesture: { readonly name: string; readonly at: number } | null;
}

/** Changes of the same name closer together than this (ms) are one change. */
export const GESTURE_PAUSE = 1000;
const LONGEST = 200;

/** A history with nothing to undo. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null };
}

/** `present` becomes the newest value; a quick repetition of the same gesture replaces the value instead of adding one. */
export function record<T>(history: History<T>, present: T, gesture: string, at: number): History<T> {
  const { gesture: before } = history;
  const same = before !== null && before.name === gesture && at - before.at < GESTURE_PAUSE;
  const past = same ? history.past : [...history.past, history.present].slice(-LONGEST);
  return { past, present, future: [], gesture: { name: gesture, at } };
}

/** One step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present, future, gesture: null };
}

/** One step forward again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, gesture: null };
}
