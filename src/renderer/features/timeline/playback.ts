/** Playing the timeline: where it stands between its steps. `steps` is the number of steps of the run drawn. */
import type { Workbench } from "../../state/workbench";

/** Time one step takes when played, in milliseconds. */
export const STEP_TIME = 700;

/** The position as a number between 0 and `steps`. */
export function standing(state: Workbench, steps: number): number {
  return Math.min(state.position, steps);
}

/** Moves to a position and stops playing. */
export function scrub(state: Workbench, position: number, steps: number): Workbench {
  const within = Math.max(0, position);
  return { ...state, position: within >= steps ? Number.POSITIVE_INFINITY : within, playing: false };
}

/** To the next whole step, forwards (1) or backwards (−1). */
export function stepBy(state: Workbench, direction: 1 | -1, steps: number): Workbench {
  const at = standing(state, steps);
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
  return scrub(state, next, steps);
}

/** Plays on, from the start when it stands at the end; or pauses. */
export function togglePlaying(state: Workbench, steps: number): Workbench {
  if (state.run === null) return state;
  if (state.playing) return { ...state, playing: false };
  const atEnd = state.position >= steps;
  return { ...state, playing: true, position: atEnd ? 0 : state.position };
}

/** The canvas began to lay out or came to rest. */
export function noteLayout(state: Workbench, laidOut: boolean): Workbench {
  return { ...state, laidOut };
}

/** `milliseconds` later; stops at the end. */
export function advance(state: Workbench, milliseconds: number, steps: number): Workbench {
  if (!state.playing) return state;
  const position = state.position + milliseconds / STEP_TIME;
  return position >= steps
    ? { ...state, position: Number.POSITIVE_INFINITY, playing: false }
    : { ...state, position };
}
