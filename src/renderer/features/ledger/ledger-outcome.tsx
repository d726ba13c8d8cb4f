/** What the newest reopening or replay came to, in a sentence. */
import { CircleCheck, CircleX, X } from "lucide-react";
import type { ReactNode } from "react";
import { explain } from "../../ui/explain";
import { noteOutcome } from "./ledger";
import type { LedgerOutcome } from "./ledger-view";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { clipText, unturned } from "../../ui/name";
import { LEDGER_TEXTS } from "./ledger-texts";

/** Always in the page, so that screen readers hear what comes into it. */
export function LedgerOutcomeNote() {
  const change = useChange();
  const outcome = useWorkbench((state) => state.ledger.outcome);
  return (
    <div className="ledger-outcome" role="status" data-good={outcome !== null && isGood(outcome)}>
      {outcome !== null && (
        <>
          {outcome.kind === "replaying" ? (
            <span className="spinner" aria-hidden="true" />
          ) : isGood(outcome) ? (
            <CircleCheck size={16} aria-hidden="true" />
          ) : (
            <CircleX size={16} aria-hidden="true" />
          )}
          <div className="ledger-sentences">{sentencesOf(outcome)}</div>
          <IconButton icon={X} label={LEDGER_TEXTS.dismiss} onClick={() => change(noteOutcome, null)} />
        </>
      )}
    </div>
  );
}

function isGood(outcome: LedgerOutcome): boolean {
  if (outcome.kind === "reopened") return outcome.reopened.identical;
  return outcome.kind === "replayed" && outcome.replayed.differing === 0;
}

function sentencesOf(outcome: LedgerOutcome): ReactNode {
  const ledger = LEDGER_TEXTS;
  switch (outcome.kind) {
    case "replaying":
      return <p>{ledger.replaying(unturned(clipText(outcome.file, 80)))}</p>;
    case "failed":
      return <p>{explain(outcome.failure)}</p>;
    case "reopened": {
      const { identical, changed } = outcome.reopened;
      return (
        <>
          <p className="ledger-quote">
            <bdi>{clipText(outcome.question, 120)}</bdi>
          </p>
          <p>{identical ? ledger.identical : ledger.different}</p>
          {changed.length > 0 && <p>{ledger.because(changed.map((part) => ledger.parts[part]))}</p>}
        </>
      );
    }
    case "replayed": {
      const { lines, differing, first } = outcome.replayed;
      const file = unturned(clipText(outcome.file, 80));
      return (
        <>
          <p>
            {differing === 0
              ? ledger.replayedSame(file, lines)
              : ledger.replayedOther(file, differing, lines)}
          </p>
          {first !== undefined && (
            <p>
              <bdi>
                {unturned(ledger.firstOther(first.line, first.place, first.recorded, first.replayed))}
              </bdi>
            </p>
          )}
        </>
      );
    }
  }
}
