/** What the last change of a parameter did: edges and answers gained and lost, stages used again. */
import type { RunView } from "../../../shared/trace";
import { isSame, type Difference } from "../../state/difference";
import { pinMarks, pointAt } from "../../state/selection";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { ANSWERS_TEXTS } from "./answers-texts";
import { answerChanges } from "./difference-sentence";

export function DifferenceNote({ run }: { run: RunView }) {
  const difference = useWorkbench((state) => state.difference);
  if (difference === null) return null;
  const reused = run.stages.filter((stage) => stage.reused).map((stage) => stageName(stage.name));
  return (
    <div className="difference" aria-label={ANSWERS_TEXTS.difference.title} role="group">
      <DifferenceCounts difference={difference} />
      {reused.length > 0 && <p className="soft small-print">{ANSWERS_TEXTS.difference.reused(reused)}</p>}
    </div>
  );
}

function DifferenceCounts({ difference }: { difference: Difference }) {
  if (isSame(difference)) return <p>{ANSWERS_TEXTS.difference.same}</p>;
  return (
    <p className="difference-counts">
      <MarkButton edges={difference.gained} className="gained" text={ANSWERS_TEXTS.difference.gained} />
      <MarkButton edges={difference.lost} className="lost" text={ANSWERS_TEXTS.difference.lost} />
      <MarkButton edges={difference.redrawn} className="redrawn" text={ANSWERS_TEXTS.difference.redrawn} />
      {answerChanges(difference).map((text) => (
        <bdi key={text}>{text}</bdi>
      ))}
    </p>
  );
}

interface MarkButtonProps {
  readonly edges: readonly number[];
  readonly className: string;
  readonly text: (count: number) => string;
}

/** A count that marks the edges it counts; edges that are not drawn any more cannot be marked. */
function MarkButton({ edges, className, text }: MarkButtonProps) {
  const change = useChange();
  const pinned = useWorkbench((state) => state.pinned.edges === edges);
  if (edges.length === 0) return null;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={pinned}
      onPointerEnter={() => change(pointAt, { nodes: [], edges })}
      onPointerLeave={() => change(pointAt, null)}
      onClick={() => change(pinMarks, { nodes: [], edges })}
    >
      {text(edges.length)}
    </button>
  );
}

function stageName(stage: string): string {
  return TEXTS.stages[stage] ?? stage;
}
