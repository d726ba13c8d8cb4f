/** The answer as text; clauses that rest on edges are buttons that mark those edges. */
import { useMemo } from "react";
import type { RunView, SaidClause } from "../../../shared/trace";
import { marksOfRows, pinMarks } from "../../state/selection";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { statingOf } from "../evidence/evidence";
import { besideRefusal, isAnswered, isToldAbove } from "../understood/understood";
import { ANSWERS_TEXTS } from "./answers-texts";
import { usePointing } from "./use-pointing";

const LONGEST = 2000;

export function Clauses({ run }: { run: RunView }) {
  const isAnswer = isAnswered(run);
  const stating = isAnswer ? statingOf(run).filter(({ said }) => !isToldAbove(said)) : besideRefusal(run);
  if (stating.length === 0) return null;
  const heading = isAnswer ? ANSWERS_TEXTS.because : ANSWERS_TEXTS.beside;
  return (
    <section className="part" aria-labelledby="because">
      <h3 id="because">{heading}</h3>
      <ul className="clauses">
        {stating.map((clause, index) => (
          <li key={index}>
            <ClauseText run={run} clause={clause} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClauseText({ run, clause }: { run: RunView; clause: SaidClause }) {
  const change = useChange();
  const marks = useMemo(() => marksOfRows(run, clause.edges), [run, clause]);
  const pinned = useWorkbench(
    (state) => marks.edges.length > 0 && state.pinned.edges.join() === marks.edges.join(),
  );
  const pointing = usePointing(marks);
  const text = clipText(TEXTS.said(clause.said).trim(), LONGEST);
  if (marks.edges.length === 0)
    return (
      <p className="clause-told">
        <bdi>{text}</bdi>
      </p>
    );
  return (
    <button
      type="button"
      className="clause"
      aria-pressed={pinned}
      {...pointing}
      onClick={() => change(pinMarks, marks)}
    >
      <bdi>{text}</bdi>
    </button>
  );
}
