/** The button that puts two runs side by side. */
import { Columns2 } from "lucide-react";
import type { RunToCompare } from "./compare-view";
import { useCommands } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { COMPARE_TEXTS } from "./compare-texts";

export function SideBySide({ left, right }: { left: RunToCompare; right: RunToCompare }) {
  const commands = useCommands();
  return (
    <IconButton
      icon={Columns2}
      label={COMPARE_TEXTS.sideBySide}
      onClick={() => void commands.compareRuns(left, right)}
    />
  );
}
