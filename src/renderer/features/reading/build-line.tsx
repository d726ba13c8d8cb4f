/** What the graph does not have yet, and building it anew. */
import { Hammer } from "lucide-react";
import { useCommands } from "../../state/workbench-context";
import { ProgressBar } from "../status/progress-bar";
import { READING_TEXTS } from "./reading-texts";
import type { ReadingAtHand } from "./reading-view";

export function BuildLine({ reading: { corrections, building } }: { reading: ReadingAtHand }) {
  const commands = useCommands();
  if (building !== null)
    return (
      <div className="reading-build">
        <ProgressBar progress={building.progress} startedAt={building.startedAt} />
        <button type="button" className="button small" onClick={() => commands.cancelBuildAgain()}>
          {READING_TEXTS.cancel}
        </button>
      </div>
    );
  if (corrections?.state !== "ready") return null;
  const { corrections: all, takenBack } = corrections.value;
  const waiting = all.filter(({ state }) => state === "waiting").length;
  if (waiting + takenBack === 0) return null;
  return (
    <div className="reading-build" role="status">
      <span>
        {[
          waiting > 0 ? READING_TEXTS.waiting(waiting) : "",
          takenBack > 0 ? READING_TEXTS.takenBack(takenBack) : "",
        ]
          .filter((part) => part !== "")
          .join("; ")}
      </span>
      <button type="button" className="button small primary" onClick={() => void commands.buildAgain()}>
        <Hammer size={14} aria-hidden="true" />
        {READING_TEXTS.buildAgain}
      </button>
    </div>
  );
}
