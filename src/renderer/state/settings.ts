/** Settings that outlive the window. A storage that is missing, full or holds something else is no reason to fail. */
import { z } from "zod";
import { LANGUAGE_CODES, type Language } from "../../shared/languages/language";
import { readArrangement } from "./arrangement";
import { PRESET_NAMES, type SavedLayouts } from "./layout-view";
import { FIRST_SETTINGS, type Settings } from "./settings-view";

const KEY = "dragoman.settings";

const CHORDS = z.array(z.string().max(40)).max(4);

const settingsSchema = z.object({
  language: z.enum(LANGUAGE_CODES).optional().catch(undefined),
  keys: z.record(z.string(), CHORDS).catch({}),
  recentActions: z.array(z.string()).catch([]),
  theme: z.enum(["system", "light", "dark"]).catch(FIRST_SETTINGS.theme),
  autoplay: z.boolean().catch(FIRST_SETTINGS.autoplay),
  graph: z.string().catch(FIRST_SETTINGS.graph),
  recipe: z.string().catch(FIRST_SETTINGS.recipe),
  preset: z.enum(PRESET_NAMES).catch(FIRST_SETTINGS.preset),
  layouts: z.unknown().default({}).transform(readLayouts),
});

/** What was saved last; the first settings where nothing readable was. `language` is spoken until a person chooses one. */
export function readSettings(storage: Pick<Storage, "getItem">, language: Language = "en"): Settings {
  try {
    const saved = settingsSchema.parse(JSON.parse(storage.getItem(KEY) ?? "{}"));
    return { ...saved, language: saved.language ?? language };
  } catch {
    // Not JSON, or a browser that forbids storage: start afresh.
    return { ...FIRST_SETTINGS, language };
  }
}

export function saveSettings(storage: Pick<Storage, "setItem">, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage only means that the choice is not remembered.
  }
}

/** Layouts that can be trusted; one that is broken or of an older shape is left out, and its preset stands in. */
function readLayouts(saved: unknown): SavedLayouts {
  if (typeof saved !== "object" || saved === null) return {};
  const known = PRESET_NAMES.map((preset) => [preset, readArrangement(Reflect.get(saved, preset))] as const);
  return Object.fromEntries(known.filter(([, arrangement]) => arrangement !== null));
}
