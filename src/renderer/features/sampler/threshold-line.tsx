/** The threshold as a line in the histogram: dragged with the pointer, moved with the arrow keys from one bin to the next. */
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { nearestEdge, placeOf, type HistogramScale } from "./histogram";
import { useCommands } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { SAMPLER_TEXTS } from "./sampler-texts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

export interface ThresholdLineProps {
  /** What the line lies in. */
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly threshold: number;
  readonly scale: HistogramScale;
  readonly bins: number;
  readonly valueText: string;
}

export function ThresholdLine({ plot, threshold, scale, bins, valueText }: ThresholdLineProps) {
  const commands = useCommands();
  const place = placeOf(threshold, scale);
  const moveTo = (wanted: number): void => {
    const next = nearestEdge(wanted, bins, scale);
    if (next !== threshold) commands.changeParameter("sample.threshold", next);
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo((event.clientX - box.left) / box.width);
  };
  const press = (event: KeyboardEvent): void => {
    const ends = { Home: 0, End: 1 }[event.key];
    const step = STEPS[event.key];
    if (ends === undefined && step === undefined) return;
    event.preventDefault();
    moveTo(ends ?? (Math.round(place * bins) + (step ?? 0)) / bins);
  };
  return (
    <div
      className="threshold-line"
      role="slider"
      tabIndex={0}
      aria-label={SAMPLER_TEXTS.histogram.threshold}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={threshold}
      aria-valuetext={valueText}
      title={SAMPLER_TEXTS.histogram.drag}
      style={{ insetInlineStart: `${String(place * 100)}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className="threshold-tag number" data-side={place > 0.6 ? "left" : "right"}>
        {formatNumber(threshold)}
      </span>
    </div>
  );
}
