/** Opening the palette and the sheet of keys; theme, language, settings. */
import type { Action } from "../../state/action";
import { setSetting } from "../../state/preferences";
import { openSheet } from "./sheets";
import type { ThemeChoice } from "../../state/settings-view";
import { LANGUAGE_CODES } from "../../../shared/languages/language";
import { LANGUAGE_NAMES } from "../../ui/language";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { PALETTE_TEXTS } from "./palette-texts";

const THEMES: readonly ThemeChoice[] = ["system", "light", "dark"];

export const PALETTE_ACTIONS: readonly Action[] = [
  {
    id: "program.palette",
    title: () => PALETTE_TEXTS.title,
    group: "program",
    keys: ["Control+K", "F1"],
    reach: "everywhere",
    enabled: ({ sheet }) => sheet === null,
    run: ({ store }) => store.setState((state) => openSheet(state, "palette")),
  },
  {
    id: "program.keys",
    title: () => PALETTE_TEXTS.keys,
    group: "program",
    keys: ["?"],
    enabled: () => true,
    run: ({ store }) => store.setState((state) => openSheet(state, "keys")),
  },
  ...THEMES.map((theme): Action => ({
    id: `theme.${theme}`,
    title: () => BAR_TEXTS.theme[theme],
    group: "view",
    enabled: ({ settings }) => settings.theme !== theme,
    run: ({ commands }) => commands.choose(null, (state) => setSetting(state, "theme", theme)),
  })),
  ...LANGUAGE_CODES.map((language): Action => ({
    id: `language.${language}`,
    title: () => LANGUAGE_NAMES[language].speak,
    group: "view",
    words: () =>
      `${PALETTE_TEXTS.language} ${LANGUAGE_NAMES[language].name} ${LANGUAGE_NAMES[language].elsewhere}`,
    enabled: ({ settings }) => settings.language !== language,
    run: ({ commands }) => commands.choose(null, (state) => setSetting(state, "language", language)),
  })),
];
