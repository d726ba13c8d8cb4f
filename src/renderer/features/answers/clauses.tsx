/** The answer as text: clauses that rest on edges are buttons that mark those edges. */
import { useMemo } from "react";
import type { Clause, RunView } from "../../../shared/trace";
import { marksOfRows, pinMarks, pointAt } from "../../state/selection";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { clipText } from "../../ui/name";

const LONGEST = 2000;

export function Clauses({ run }: { run: RunView }) {
  if (run.clauses.length === 0) return null;
  return (
    <p className="sentence">
      {run.clauses.map((clause, index) => (
        <ClauseText key={index} run={run} clause={clause} />
      ))}
    </p>
  );
}

function ClauseText({ run, clause }: { run: RunView; clause: Clause }) {
  const change = useChange();
  const marks = useMemo(() => marksOfRows(run, clause.edges), [run, clause]);
  const pinned = useWorkbench(
    (state) => marks.edges.length > 0 && state.pinned.edges.join() === marks.edges.join(),
  );
  const text = clipText(clause.text, LONGEST);
  if (marks.edges.length === 0) return <bdi>{text} </bdi>;
  const point = (): void => change(pointAt, marks);
  return (
    <>
      <button
        type="button"
        className="clause"
        aria-pressed={pinned}
        onPointerEnter={point}
        onPointerLeave={() => change(pointAt, null)}
        onFocus={point}
        onBlur={() => change(pointAt, null)}
        onClick={() => change(pinMarks, marks)}
      >
        <bdi>{text.trim()}</bdi>
      </button>{" "}
    </>
  );
}
