/** What the settings dialog changes; it outlives the window and is no step of undo. */
import type { Settings } from "./settings-view";
import type { Workbench } from "./workbench";

export function openSettings(state: Workbench): Workbench {
  return { ...state, settingsOpen: true };
}

export function closeSettings(state: Workbench): Workbench {
  return { ...state, settingsOpen: false };
}

/** One setting by its name. */
export function setSetting<K extends keyof Settings>(
  state: Workbench,
  name: K,
  value: Settings[K],
): Workbench {
  return { ...state, settings: { ...state.settings, [name]: value } };
}
