/** The theme to draw in: the person's choice, or the system's. */
import type { Theme } from "../picture/palette";
import { useWorkbench } from "./workbench-context";
import { useMedia } from "../ui/use-media";

export function useTheme(): Theme {
  const choice = useWorkbench((state) => state.settings.theme);
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  if (choice !== "system") return choice;
  return systemIsDark ? "dark" : "light";
}
