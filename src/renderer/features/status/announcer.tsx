/** Speaks results to a screen reader: one polite live region for the whole workbench. */
import { useMemo } from "react";
import { useWorkbench } from "../../state/workbench-context";
import { STATUS_TEXTS } from "./status-texts";
import { headlineText } from "../understood/headline-text";
import { differenceSentence } from "../answers/difference-sentence";

export function Announcer() {
  const { run, difference, asking } = useWorkbench((state) => ({
    run: state.run,
    difference: state.difference,
    asking: state.asking !== null && !state.asking.again,
  }));
  const sentence = useMemo(() => {
    if (asking) return STATUS_TEXTS.announce.asking;
    if (run === null) return "";
    if (difference !== null) return differenceSentence(difference);
    const time = run.stages.reduce((sum, stage) => sum + stage.ms, 0);
    const answered = STATUS_TEXTS.announce.answered(run.answers.length, run.answers[0]?.name, time);
    return [headlineText(run).replace(/\.$/u, ""), answered].filter(Boolean).join(". ");
  }, [run, difference, asking]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {sentence}
    </div>
  );
}
