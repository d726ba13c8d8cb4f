/** One stage of the timeline: what is alive after it, what was lost in it and why, and how long it took. */
import { RotateCcw } from "lucide-react";
import type { TimelineBar } from "./timeline";
import { formatCount, formatTime } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { TEXTS } from "../../ui/texts/texts";
import { TIMELINE_TEXTS } from "./timeline-texts";
import { verdictColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";
import { stepName } from "./step-name";

export interface StepBarProps {
  readonly bar: TimelineBar;
  /** All candidate edges: the full length of a bar. */
  readonly total: number;
  /** How far the step is done: ≤ 0 not begun, ≥ 1 done. */
  readonly reached: number;
  readonly onClick: () => void;
}

export function StepBar({ bar, total, reached, onClick }: StepBarProps) {
  const done = reached >= 1 ? "done" : reached > 0 ? "running" : "ahead";
  return (
    <li className="step" data-state={done} data-stage={bar.step.stage}>
      <Hint text={describe(bar)}>
        <button type="button" className="step-button" onClick={onClick}>
          <span className="step-head">
            <span className="step-name">{stepName(bar.step)}</span>
            <StepTime bar={bar} />
          </span>
          <Segments bar={bar} total={total} />
          <span className="step-counts number">
            {TIMELINE_TEXTS.edges(bar.edges)}
            <span className="step-nodes"> · {TIMELINE_TEXTS.nodes(bar.nodes)}</span>
            {bar.onlyDrawn && <span className="step-nodes"> {TIMELINE_TEXTS.drawn}</span>}
          </span>
        </button>
      </Hint>
    </li>
  );
}

function StepTime({ bar: { report } }: { bar: TimelineBar }) {
  if (report === null) return null;
  const time = formatTime(report.ms);
  if (!report.reused) return <span className="step-time number">{time}</span>;
  return (
    <span className="step-time reused number">
      <RotateCcw size={10} aria-hidden="true" />
      <span className="visually-hidden">{TIMELINE_TEXTS.reused}</span> {time}
    </span>
  );
}

function Segments({ bar, total }: { bar: TimelineBar; total: number }) {
  const theme = useTheme();
  return (
    <span className="segments" aria-hidden="true">
      <Segment count={bar.edges} total={total} colour="var(--accent-text)" />
      {bar.lost.map(({ verdict, count }) => (
        <Segment key={verdict} count={count} total={total} colour={verdictColour(verdict, theme)} faint />
      ))}
    </span>
  );
}

interface SegmentProps {
  readonly count: number;
  readonly total: number;
  readonly colour: string;
  readonly faint?: boolean;
}

/** A share of the bar; what is there at all is at least visible. */
function Segment({ count, total, colour, faint = false }: SegmentProps) {
  if (count === 0) return null;
  const share = `${String(Math.min(1, count / total) * 100)}%`;
  return <span className="segment" data-faint={faint} style={{ flexBasis: share, background: colour }} />;
}

/** What the stage does and did, in words. */
function describe(bar: TimelineBar): string {
  const lost = bar.lost.map(({ verdict, count }) => `${TEXTS.verdicts[verdict].name}: ${formatCount(count)}`);
  return [
    TEXTS.stageMeaning[bar.step.stage] ?? "",
    ...(bar.lost.length > 0 ? [`${TIMELINE_TEXTS.lost(sum(bar))} – ${lost.join(", ")}.`] : []),
    ...(bar.onlyDrawn ? [TIMELINE_TEXTS.drawnMeaning] : []),
    ...(bar.report === null ? [] : [`${formatTime(bar.report.ms)}.`]),
    ...(bar.report?.reused === true ? [TIMELINE_TEXTS.reusedMeaning] : []),
  ].join(" ");
}

function sum(bar: TimelineBar): number {
  return bar.lost.reduce((total, { count }) => total + count, 0);
}
