/** The timeline: a bar for every stage, to play, step through and scrub. */
import { Pause, Play, Repeat, SkipBack, SkipForward } from "lucide-react";
import { useMemo, type KeyboardEvent } from "react";
import type { RunView } from "../../../shared/trace";
import { timelineSteps } from "../../picture/timeline";
import { scrub, standing, stepBy, togglePlaying } from "./playback";
import { timelineBars, type TimelineBar } from "./timeline";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { TIMELINE_TEXTS } from "./timeline-texts";
import { StepBar } from "./step-bar";
import { stepName } from "./step-name";
import { toggleAutoplay } from "./timeline-actions";

export function Timeline() {
  const run = useWorkbench((state) => state.run);
  return (
    <div className="timeline">
      {run === null ? <p className="soft timeline-waiting">{TIMELINE_TEXTS.waiting}</p> : <Steps run={run} />}
    </div>
  );
}

function Steps({ run }: { run: RunView }) {
  const change = useChange();
  const bars = useMemo(() => timelineBars(run, timelineSteps(run)), [run]);
  const count = bars.length;
  const { position, playing, autoplay } = useWorkbench((state) => ({
    autoplay: state.settings.autoplay,
    position: standing(state, count),
    playing: state.playing,
  }));
  const keys = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.key !== " " || target.tagName === "BUTTON") return;
    event.preventDefault();
    change(togglePlaying, count);
  };
  return (
    <div className="timeline-inner" onKeyDown={keys}>
      <div className="timeline-controls">
        <IconButton
          icon={SkipBack}
          label={TIMELINE_TEXTS.back}
          disabled={position <= 0}
          onClick={() => change(stepBy, -1, count)}
        />
        <IconButton
          icon={playing ? Pause : Play}
          className="play"
          label={playing ? TIMELINE_TEXTS.pause : TIMELINE_TEXTS.play}
          onClick={() => change(togglePlaying, count)}
        />
        <IconButton
          icon={SkipForward}
          label={TIMELINE_TEXTS.forward}
          disabled={position >= count}
          onClick={() => change(stepBy, 1, count)}
        />
        <IconButton
          icon={Repeat}
          label={TIMELINE_TEXTS.autoplay}
          pressed={autoplay}
          onClick={() => change(toggleAutoplay)}
        />
      </div>
      <div className="timeline-track">
        <ol className="timeline-steps">
          {bars.map((bar, index) => (
            <StepBar
              key={bar.step.key}
              bar={bar}
              total={Math.max(1, run.totals.edges)}
              reached={position - index}
              onClick={() => change(scrub, index + 1, count)}
            />
          ))}
        </ol>
        <Scrubber bars={bars} position={position} />
      </div>
    </div>
  );
}

const FINE = 100;

/** A slider over the whole timeline: arrow keys go by whole steps, the pointer anywhere between. */
function Scrubber({ bars, position }: { bars: readonly TimelineBar[]; position: number }) {
  const change = useChange();
  const count = bars.length;
  const step = bars[Math.max(0, Math.ceil(position) - 1)];
  const alive = step === undefined ? "" : TIMELINE_TEXTS.alive(step.nodes, step.edges);
  const at = position <= 0 || step === undefined ? TIMELINE_TEXTS.start : stepName(step.step);
  return (
    <input
      className="scrubber"
      type="range"
      min={0}
      max={count * FINE}
      step={1}
      value={Math.round(position * FINE)}
      aria-label={TIMELINE_TEXTS.scrub}
      aria-valuetext={position <= 0 ? at : TIMELINE_TEXTS.valueText(at, alive)}
      style={{ backgroundSize: `${String((position / Math.max(1, count)) * 100)}% 100%` }}
      onChange={(event) => change(scrub, Number(event.target.value) / FINE, count)}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        change(stepBy, direction, count);
      }}
    />
  );
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};
