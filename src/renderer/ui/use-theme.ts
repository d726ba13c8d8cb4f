/** The theme to draw in: the person's choice, or the system's. */
import type { Theme } from "../canvas/canvas-props";
import { useWorkbench } from "../state/workbench-context";
import { useMedia } from "./use-media";

export function useTheme(): Theme {
  const choice = useWorkbench((state) => state.settings.theme);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  if (choice !== "system") return choice;
  return systemIsDark ? "dark" : "light";
}
