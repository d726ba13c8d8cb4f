/** A list of what one run keeps and the other does not, whose scores moved and how the answers moved. */
import { useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import { targetAt } from "../../state/pins";
import {
  compareViews,
  type ComparedEdge,
  type MovedEdge,
  type RunComparison,
} from "../compare/run-comparison";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { ANSWERS_TEXTS } from "../answers/answers-texts";
import { COMPARE_TEXTS } from "../compare/compare-texts";

/** Most lines of one kind; the comparison lists more. */
const MOST = 12;

export function RunChanges({ before, now }: { before: RunView; now: RunView }) {
  const found = useMemo(() => compareViews(before, now), [before, now]);
  const answers = found.answers.filter(({ left, right }) => left !== right);
  const { onlyLeft, onlyRight, moved } = found;
  if (onlyLeft.length + onlyRight.length + moved.length + answers.length === 0)
    return <p>{ANSWERS_TEXTS.difference.same}</p>;
  return (
    <div className="change-list">
      <EdgeLines edges={onlyRight} view={now} sign="gained" title={ANSWERS_TEXTS.difference.gained} />
      <EdgeLines edges={onlyLeft} view={before} sign="lost" title={ANSWERS_TEXTS.difference.lost} />
      <MovedLines edges={moved} view={now} />
      <AnswerLines answers={answers} />
    </div>
  );
}

interface EdgeLinesProps {
  readonly edges: readonly ComparedEdge[];
  readonly view: RunView;
  readonly sign: "gained" | "lost";
  readonly title: (count: number) => string;
}

function EdgeLines({ edges, view, sign, title }: EdgeLinesProps) {
  if (edges.length === 0) return null;
  return (
    <>
      <h4>{title(edges.length)}</h4>
      <ul>
        {edges.slice(0, MOST).map((edge) => (
          <EdgeLine
            key={edge.key}
            view={view}
            row={sign === "gained" ? edge.rightRow : edge.leftRow}
            sign={sign === "gained" ? "+" : "−"}
          />
        ))}
      </ul>
      <Rest count={edges.length - MOST} />
    </>
  );
}

function EdgeLine({ view, row, sign, told }: { view: RunView; row: number; sign?: string; told?: string }) {
  const commands = useCommands();
  return (
    <li>
      <button
        type="button"
        className="change-line"
        onClick={() => void commands.reveal({ kind: "edge", handle: view.edges.handle[row] ?? -1 })}
      >
        {sign !== undefined && (
          <span className="change-sign" aria-hidden="true">
            {sign}
          </span>
        )}
        <Name text={targetAt(view, "edge", row)?.name ?? ""} longest={140} />
        {told !== undefined && <span className="number soft">{told}</span>}
      </button>
    </li>
  );
}

function MovedLines({ edges, view }: { edges: readonly MovedEdge[]; view: RunView }) {
  if (edges.length === 0) return null;
  return (
    <>
      <h4>{COMPARE_TEXTS.moved(edges.length)}</h4>
      <ul>
        {edges.slice(0, MOST).map((edge) => (
          <EdgeLine
            key={edge.key}
            view={view}
            row={edge.rightRow}
            told={`${edge.number} ${formatNumber(edge.left)} → ${formatNumber(edge.right)}`}
          />
        ))}
      </ul>
      <Rest count={edges.length - MOST} />
    </>
  );
}

function AnswerLines({ answers }: { answers: RunComparison["answers"] }) {
  if (answers.length === 0) return null;
  return (
    <>
      <h4>{COMPARE_TEXTS.tabs.answers}</h4>
      <ul>
        {answers.slice(0, MOST).map(({ id, name, left, right }) => (
          <li key={id} className="change-line">
            <Name text={name || id} longest={140} />
            <span className="number soft">
              {formatNumber(left ?? Number.NaN)} → {formatNumber(right ?? Number.NaN)}
            </span>
          </li>
        ))}
      </ul>
      <Rest count={answers.length - MOST} />
    </>
  );
}

function Rest({ count }: { count: number }) {
  return count > 0 ? <p className="soft small-print">{COMPARE_TEXTS.more(count)}</p> : null;
}
