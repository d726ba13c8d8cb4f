/** Opening the palette and the sheet of keys; theme, language, settings. */
import type { Action } from "../../state/action";
import { setSetting } from "../../state/preferences";
import { openSheet } from "../../state/sheets";
import type { ThemeChoice } from "../../state/settings-view";
import { LANGUAGE_CODES } from "../../ui/language";
import { LANGUAGES, TEXTS } from "../../ui/texts/texts";

const THEMES: readonly ThemeChoice[] = ["system", "light", "dark"];

export const PALETTE_ACTIONS: readonly Action[] = [
  {
    id: "program.palette",
    title: () => TEXTS.palette.title,
    group: "program",
    keys: ["Control+K", "F1"],
    reach: "everywhere",
    enabled: ({ sheet }) => sheet === null,
    run: ({ store }) => store.setState((state) => openSheet(state, "palette")),
  },
  {
    id: "program.keys",
    title: () => TEXTS.palette.keys,
    group: "program",
    keys: ["?"],
    enabled: () => true,
    run: ({ store }) => store.setState((state) => openSheet(state, "keys")),
  },
  ...THEMES.map((theme): Action => ({
    id: `theme.${theme}`,
    title: () => TEXTS.bar.theme[theme],
    group: "view",
    enabled: ({ settings }) => settings.theme !== theme,
    run: ({ store }) => store.setState((state) => setSetting(state, "theme", theme)),
  })),
  ...LANGUAGE_CODES.map((language): Action => ({
    id: `language.${language}`,
    title: () => LANGUAGES[language].palette.speak,
    group: "view",
    words: () => TEXTS.palette.language,
    enabled: ({ settings }) => settings.language !== language,
    run: ({ store }) => store.setState((state) => setSetting(state, "language", language)),
  })),
];
