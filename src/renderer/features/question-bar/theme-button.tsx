/** Goes round the themes: like the system, light, dark. */
import { Monitor, Moon, Sun } from "lucide-react";
import type { ThemeChoice } from "../../state/settings-view";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { BAR_TEXTS } from "./bar-texts";

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeButton() {
  const change = useChange();
  const theme = useWorkbench((state) => state.settings.theme);
  return <IconButton icon={ICONS[theme]} label={BAR_TEXTS.theme[theme]} onClick={() => change(nextTheme)} />;
}

function nextTheme(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, theme: NEXT[state.settings.theme] } };
}
