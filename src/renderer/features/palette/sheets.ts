/** The palette and the sheet of keys: open one at a time, over the page; what they change outlives the window. */
import type { Action } from "../../state/action";
import { moveChord, rebind } from "./keys";
import type { Sheet, Workbench } from "../../state/workbench";

/** Most actions remembered as used last. */
const RECENT = 8;

export function openSheet(state: Workbench, sheet: Sheet): Workbench {
  return { ...state, sheet };
}

export function closeSheet(state: Workbench): Workbench {
  return state.sheet === null ? state : { ...state, sheet: null };
}

/** The palette ran an action: it is closed, and the action comes first next time. */
export function noteAction(state: Workbench, id: string): Workbench {
  const others = state.settings.recentActions.filter((other) => other !== id);
  const recentActions = [id, ...others].slice(0, RECENT);
  return closeSheet({ ...state, settings: { ...state.settings, recentActions } });
}

/** Gives an action this chord alone and takes it from whichever other action had it. */
export function giveKey(
  state: Workbench,
  chord: string,
  action: Action,
  actions: readonly Action[],
): Workbench {
  const keys = moveChord(state.settings.keys, chord, action, actions);
  return { ...state, settings: { ...state.settings, keys } };
}

/** Leaves an action without keys. */
export function takeKeys(state: Workbench, action: Action): Workbench {
  return { ...state, settings: { ...state.settings, keys: rebind(state.settings.keys, action, []) } };
}

/** The action's own keys again, which others that had been given them lose. */
export function resetKeys(state: Workbench, action: Action, actions: readonly Action[]): Workbench {
  const own = action.keys ?? [];
  const freed = own.reduce((keys, chord) => moveChord(keys, chord, action, actions), state.settings.keys);
  return { ...state, settings: { ...state.settings, keys: rebind(freed, action, own) } };
}

/** Every action's own keys again. */
export function resetAllKeys(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, keys: {} } };
}
