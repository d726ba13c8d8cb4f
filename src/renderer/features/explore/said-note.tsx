/** What the last exploring led to, with the way back beside it. */
import { X } from "lucide-react";
import { useState } from "react";
import { explain } from "../../ui/explain";
import type { Said } from "./explore-view";
import { showExplore } from "./explore-open";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { EXPLORE_TEXTS } from "./explore-texts";

export function SaidNote() {
  const told = useWorkbench((state) => state.exploreView.said);
  const past = useWorkbench((state) => state.history.past);
  const said = useLatest(told, past);
  const commands = useCommands();
  const change = useChange();
  const close = (): void => change(showExplore, { said: null });
  const isStep = said !== null && changedPicture(said);
  return (
    <div className="said" role="status">
      {said !== null && (
        <div className="said-note" data-failed={said.kind === "failed"}>
          <span>{sentenceOf(said)}</span>
          {isStep && (
            <button
              type="button"
              className="more"
              onClick={() => {
                close();
                commands.undo();
              }}
            >
              {EXPLORE_TEXTS.said.undo}
            </button>
          )}
          <IconButton icon={X} label={EXPLORE_TEXTS.said.close} className="small" onClick={close} />
        </div>
      )}
    </div>
  );
}

/** What was said until the next step: from then on its undo would take back something else. */
function useLatest(told: Said | null, past: unknown): Said | null {
  const [mark, setMark] = useState({ told, past });
  if (mark.told !== told) setMark({ told, past });
  return mark.told === told && mark.past !== past ? null : told;
}

/** False where there is nothing to take back: undo would take back the step before. */
function changedPicture(said: Said): boolean {
  if (said.kind === "added") return said.nodes + said.edges > 0;
  return said.kind === "away" || said.kind === "paths";
}

function sentenceOf(said: Said): string {
  const words = EXPLORE_TEXTS.said;
  switch (said.kind) {
    case "added":
      return [
        words.added(said.nodes, said.edges),
        ...(said.leftOut > 0 ? [words.leftOut(said.leftOut)] : []),
      ].join(" ");
    case "paths":
      return [
        words.paths(said.paths, said.hops),
        ...(said.leftOut > 0 ? [words.pathsLeft(said.leftOut)] : []),
      ].join(" ");
    case "no-path":
      return words.noPath(said.maxHops);
    case "away":
      return words.away(said.nodes);
    case "failed":
      return explain(said.failure);
  }
}
