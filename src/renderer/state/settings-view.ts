/** What a person set once for this window and those after it; settings.ts reads and keeps it. */
import type { Language } from "../../shared/languages/language";
import type { PresetName, SavedLayouts } from "./layout-view";

/** Chords by action id, where a person chose others than the action's own; an empty list is an action without keys. */
export type KeyChoices = Readonly<Record<string, readonly string[]>>;

export type ThemeChoice = "system" | "light" | "dark";

/** What outlives the window: kept in the browser's own storage. */
export interface Settings {
  readonly language: Language;
  /** Keys that a person gave to actions. */
  readonly keys: KeyChoices;
  /** Ids of the actions that the palette ran last, newest first. */
  readonly recentActions: readonly string[];
  readonly theme: ThemeChoice;
  /** Play the timeline of every new question. */
  readonly autoplay: boolean;
  readonly graph: string;
  readonly recipe: string;
  /** The arrangement of panels in use, and what the person made of each. */
  readonly preset: PresetName;
  readonly layouts: SavedLayouts;
}

export const FIRST_SETTINGS: Settings = {
  language: "en",
  keys: {},
  recentActions: [],
  theme: "system",
  autoplay: true,
  graph: "",
  recipe: "",
  preset: "reader",
  layouts: {},
};
