/** Undo and redo over values, as long as anyone works: every step shares what lies below it with the steps after. */

/** Values on top of each other; one more costs one cell, however many lie below. */
export interface Stack<T> {
  readonly length: number;
  /** The newest value and what lies below it; null where there is none. */
  readonly top: { readonly value: T; readonly below: Stack<T> } | null;
}

export interface History<T> {
  /** What undo leads back to, the newest first. */
  readonly past: Stack<T>;
  /** What redo leads to, the next first. */
  readonly future: Stack<T>;
  /** What made the present and when (ms), so that one drag of a slider is one step back. */
  readonly gesture: { readonly name: string; readonly at: number } | null;
}

/** Changes of the same name closer together than this (ms) are one change. */
const GESTURE_PAUSE = 1000;

const EMPTY: Stack<never> = { length: 0, top: null };

/** A history with nothing to undo. */
export function startHistory<T>(): History<T> {
  return { past: EMPTY, future: EMPTY, gesture: null };
}

/** A choice led away from `before`; a quick repetition of the same gesture is no step of its own, and null never repeats. */
export function record<T>(history: History<T>, before: T, gesture: string | null, at: number): History<T> {
  const past = repeats(history, gesture, at) ? history.past : push(history.past, before);
  return { past, future: EMPTY, gesture: gesture === null ? null : { name: gesture, at } };
}

/** True when a change by this gesture belongs to the step that was recorded last. */
export function repeats<T>({ gesture: last }: History<T>, gesture: string | null, at: number): boolean {
  return last !== null && last.name === gesture && at - last.at < GESTURE_PAUSE;
}

/** The newest step forgotten, as if it had not been taken. */
export function forgetLast<T>(history: History<T>): History<T> {
  return { ...history, past: history.past.top?.below ?? EMPTY, gesture: null };
}

type Same<T> = (a: T, b: T) => boolean;

/** One step back from `present`, past steps that lead nowhere else (a question given up leaves one); null when there is none. */
export function undo<T>(history: History<T>, present: T, same: Same<T> = Object.is): Turned<T> | null {
  if (history.past.top === null) return null;
  const { top } = skip(history.past, present, same);
  if (top === null) return { history: { ...history, past: EMPTY, gesture: null }, value: present };
  const future = push(history.future, present);
  return { history: { past: top.below, future, gesture: null }, value: top.value };
}

/** One step forward again from `present`; null when there is none. */
export function redo<T>(history: History<T>, present: T, same: Same<T> = Object.is): Turned<T> | null {
  const turned = undo({ past: history.future, future: history.past, gesture: null }, present, same);
  if (turned === null) return null;
  const { past, future } = turned.history;
  return { history: { past: future, future: past, gesture: null }, value: turned.value };
}

/** Where undo or redo led: the history there, and the value to bring back. */
export interface Turned<T> {
  readonly history: History<T>;
  readonly value: T;
}

function skip<T>(stack: Stack<T>, present: T, same: Same<T>): Stack<T> {
  let rest = stack;
  while (rest.top !== null && same(rest.top.value, present)) rest = rest.top.below;
  return rest;
}

function push<T>(below: Stack<T>, value: T): Stack<T> {
  return { length: below.length + 1, top: { value, below } };
}
