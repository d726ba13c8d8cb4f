/** One histogram. Dragging over it, or moving the two handles beneath, chooses a range; a click on it lets go. */
import { useMemo, useRef, useState, type PointerEvent } from "react";
import type { NumberColumn } from "./columns";
import { binsWithin, countTicks, heightOf, type Distribution } from "./distribution";
import { brushNumber, brushTest } from "./tables";
import type { TableKind } from "./tables-view";
import { useChange, useChoose, useWorkbench } from "../../state/workbench-context";
import { formatCount, formatNumber } from "../../ui/format";
import { TABLES_TEXTS } from "./tables-texts";
import { columnTitle } from "./column-title";

export interface ChartProps {
  readonly kind: TableKind;
  readonly column: NumberColumn;
  readonly distribution: Distribution;
}

const HEIGHT = 64;

export function Chart({ kind, column, distribution }: ChartProps) {
  const { id } = column;
  const title = columnTitle(kind, column);
  const brush = useWorkbench(({ tables }) =>
    tables.brush?.kind === kind && tables.brush.name === id ? tables.brush : null,
  );
  const range = brush === null ? null : binsWithin(distribution, brush.low, brush.high);
  const choose = useChoose(`range of ${kind} ${id}`);
  const set = (first: number, end: number): void => {
    const [low, high] = [distribution.edges[first]!, distribution.edges[end]!];
    choose(brushNumber, { kind, name: id, low, high });
  };
  const within = useMemo(() => {
    const test = brushTest([column], kind, brush);
    if (test === null) return null;
    let count = 0;
    for (let row = 0; row < column.values.length; row++) if (test(row)) count++;
    return count;
  }, [column, kind, brush]);
  return (
    <figure className="chart" data-brushed={brush !== null}>
      <figcaption>
        <span className="chart-title">{title}</span>
        <span className="soft number">
          {within === null
            ? TABLES_TEXTS.values(distribution.total)
            : TABLES_TEXTS.within(within, distribution.total)}
        </span>
      </figcaption>
      <div className="chart-body">
        <CountAxis most={distribution.most} />
        <Plot title={title} distribution={distribution} range={range} set={set} />
      </div>
      <Handles title={title} distribution={distribution} range={range} set={set} />
      <div className="chart-ends number" aria-hidden="true">
        <span>{formatNumber(endOf(distribution, 0))}</span>
        {distribution.logarithmic && <span>{TABLES_TEXTS.logarithmic}</span>}
        <span>{formatNumber(endOf(distribution, distribution.counts.length))}</span>
      </div>
    </figure>
  );
}

/** The number at an edge between bins; those of whole numbers lie half way between two. */
function endOf({ edges }: Distribution, at: number): number {
  const half = edges[1]! - edges[0]! === 1 && !Number.isInteger(edges[0]!);
  return edges[at]! + (half ? (at === 0 ? 0.5 : -0.5) : 0);
}

interface PlotProps {
  readonly title: string;
  readonly distribution: Distribution;
  /** First bin of the range chosen and the one after its last. */
  readonly range: readonly [first: number, end: number] | null;
  readonly set: (first: number, end: number) => void;
}

/** How many a bar stands for; the numbers are told to screen readers by the ranges. */
function CountAxis({ most }: { most: number }) {
  return (
    <div className="chart-axis number" aria-hidden="true">
      {countTicks(most).map((count) => (
        <span key={count} style={{ insetBlockEnd: `${String(heightOf(count, most) * 100)}%` }}>
          {formatCount(count)}
        </span>
      ))}
    </div>
  );
}

function Plot({ title, distribution, range, set }: PlotProps) {
  const { counts, edges, total, most } = distribution;
  const change = useChange();
  const plot = useRef<SVGSVGElement>(null);
  const [start, setStart] = useState<number | null>(null);
  const binAt = ({ clientX }: PointerEvent): number => {
    const { left, width } = plot.current!.getBoundingClientRect();
    return Math.max(0, Math.min(counts.length - 1, Math.floor(((clientX - left) / width) * counts.length)));
  };
  const drag = (event: PointerEvent): void => {
    if (start === null) return;
    const at = binAt(event);
    set(Math.min(start, at), Math.max(start, at) + 1);
  };
  return (
    <svg
      ref={plot}
      className="chart-plot"
      viewBox={`0 0 ${String(counts.length)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={TABLES_TEXTS.chartLabel(title, total)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(binAt(event));
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        const alone = start !== null && binAt(event) === start;
        if (alone && range !== null && range[1] - range[0] > 1) change(brushNumber, null);
        else drag(event);
        setStart(null);
      }}
    >
      {countTicks(most).map((count) => {
        const y = HEIGHT * (1 - heightOf(count, most));
        return <line key={count} x1={0} x2={counts.length} y1={y} y2={y} />;
      })}
      {[...counts].map((count, bin) => {
        const height = count === 0 ? 0 : Math.max(2, heightOf(count, most) * HEIGHT);
        const outside = range !== null && (bin < range[0] || bin >= range[1]);
        return (
          <rect
            key={bin}
            x={bin + 0.06}
            width={0.88}
            y={HEIGHT - height}
            height={height}
            className={outside ? "outside" : undefined}
          >
            <title>
              {`${TABLES_TEXTS.range(title, edges[bin]!, edges[bin + 1]!)}: ${formatCount(count)}`}
            </title>
          </rect>
        );
      })}
    </svg>
  );
}

/** The two ends of the range for the keyboard and for fine moves. */
function Handles({ title, distribution, range, set }: PlotProps) {
  const bins = distribution.counts.length;
  const [first, end] = range ?? [0, bins];
  const shared = { type: "range", min: 0, max: bins, step: 1, className: "chart-handle" } as const;
  return (
    <div className="chart-handles">
      <input
        {...shared}
        value={first}
        aria-label={TABLES_TEXTS.from(title)}
        aria-valuetext={formatNumber(distribution.edges[first])}
        onChange={({ target }) => set(Math.min(Number(target.value), end - 1), end)}
      />
      <input
        {...shared}
        value={end}
        aria-label={TABLES_TEXTS.to(title)}
        aria-valuetext={formatNumber(distribution.edges[end])}
        onChange={({ target }) => set(first, Math.max(Number(target.value), first + 1))}
      />
    </div>
  );
}
