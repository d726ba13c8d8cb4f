/** Opening the palette and the sheet of keys; theme, language, settings. */
import type { Action } from "../../state/action";
import { openSettings, setSetting } from "../../state/preferences";
import { openSheet } from "../../state/sheets";
import type { ThemeChoice } from "../../state/workbench";
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
  {
    id: "program.settings",
    title: () => TEXTS.layout.settings.open,
    group: "program",
    keys: ["Control+,"],
    enabled: ({ settingsOpen }) => !settingsOpen,
    run: ({ store }) => store.setState(openSettings),
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
