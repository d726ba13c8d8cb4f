/** What came of a grid, as small multiples: three measures beside each other, one chart for each value of the first of three axes. */
import { memo, useMemo, useState } from "react";
import type { GoldAxis, GoldCell } from "../../../shared/gold";
import { explain } from "../../ui/explain";
import { valuesOfCell } from "./ablation";
import type { Ablation } from "./ablation-view";
import {
  chartsOf,
  goodness,
  measureOf,
  measuresOf,
  rangeOf,
  usedCell,
  type GridChart,
  type Measure,
} from "./grid-chart";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatNumber, formatTime } from "../../ui/format";
import { choiceText, parameterText } from "../../ui/parameter-text";
import { PARAMETERS_TEXTS } from "../parameters/parameters-texts";
import { GOLD_TEXTS } from "./gold-texts";

const FIRST_MEASURES: readonly Measure[] = ["hits@1", "pathRecall", "ms"];

export function GridCharts({ ran }: { ran: Ablation }) {
  const [chosen, setChosen] = useState(FIRST_MEASURES);
  const known = useMemo(() => measuresOf(ran), [ran]);
  const offered = known.length > 1 ? known : FIRST_MEASURES;
  const used = useWorkbench((state) => usedCell(state, ran.axes));
  return (
    <>
      <div className="grid-charts">
        {chosen.map((wanted, at) => {
          const measure = offered.includes(wanted) ? wanted : "answerRecall";
          const range = rangeOf(ran, measure) ?? [0, 0];
          return (
            <section key={at} className="grid-measure" aria-label={GOLD_TEXTS.metrics[measure]!.name}>
              <select
                className="small-select"
                aria-label={GOLD_TEXTS.ablations.measure}
                title={GOLD_TEXTS.metrics[measure]!.meaning}
                value={measure}
                onChange={(event) =>
                  setChosen(chosen.map((old, index) => (index === at ? event.target.value : old)))
                }
              >
                {offered.map((name) => (
                  <option key={name} value={name}>
                    {GOLD_TEXTS.metrics[name]?.name ?? name}
                  </option>
                ))}
              </select>
              {chartsOf(ran.axes).map((chart) => (
                <Chart key={String(chart.facet)} {...{ ran, chart, measure, range, used }} />
              ))}
            </section>
          );
        })}
      </div>
      <p className="soft small-print">{GOLD_TEXTS.ablations.use}</p>
    </>
  );
}

interface ChartProps {
  readonly ran: Ablation;
  readonly chart: GridChart;
  readonly measure: Measure;
  /** Least and greatest of the measure in all cells so far. */
  readonly range: readonly [number, number];
  /** The place of the cell at whose values the parameters stand. */
  readonly used: number;
}

function Chart({ ran, chart, measure, range: [least, greatest], used }: ChartProps) {
  const { axes } = ran;
  const across = axes.length > 1 ? axes.at(-1)! : null;
  const down = axes.at(across === null ? -1 : -2)!;
  const facet = chart.facet === null ? null : axisText(axes[0]!.path, chart.facet);
  return (
    <table className="grid-chart">
      {facet !== null && <caption className="small-print soft">{facet}</caption>}
      <thead>
        <tr>
          <th scope="col" className="small-print soft">
            {parameterText(down.path).name}
            {across !== null && ` ↓ ${parameterText(across.path).name} →`}
          </th>
          {across === null ? (
            <th aria-hidden="true" />
          ) : (
            across.values.map((value) => (
              <th key={String(value)} scope="col" className="number">
                {valueText(across.path, value)}
              </th>
            ))
          )}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map(({ value, cells }) => (
          <tr key={String(value)}>
            <th scope="row" className="number">
              {valueText(down.path, value)}
            </th>
            {cells.map((cell) => (
              <td key={cell}>
                <Cell
                  {...{ axes, cell, measure, least, greatest }}
                  known={ran.cells.get(cell)}
                  questions={ran.questions}
                  used={cell === used}
                  bar={across === null}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly axes: readonly GoldAxis[];
  readonly cell: number;
  readonly known: GoldCell | undefined;
  /** Over how many questions each cell runs. */
  readonly questions: number;
  readonly measure: Measure;
  /** Of the measure in all cells so far. */
  readonly least: number;
  readonly greatest: number;
  /** The parameters stand at its values. */
  readonly used: boolean;
  /** Drawn as a bar, where there is one axis only. */
  readonly bar: boolean;
}

/** Drawn again only where it changed: cells come ten times a second, and a person wants to press "Stop" meanwhile. */
const Cell = memo(function Cell({ axes, cell, known, questions, measure, ...place }: CellProps) {
  const { least, greatest, used, bar } = place;
  const commands = useCommands();
  const values = valuesOfCell(axes, cell);
  const texts = GOLD_TEXTS.ablations;
  const told = axes.map(({ path }, at) => axisText(path, values[at]!)).join(", ");
  if (known?.failure) {
    const why = explain(known.failure);
    return (
      <div
        className="grid-cell"
        data-state="failed"
        title={why}
        aria-label={texts.cellFailed(told, why)}
        role="img"
      >
        ×
      </div>
    );
  }
  const value = measureOf(known, measure);
  if (known === undefined || value === undefined)
    return (
      <div className="grid-cell" data-state="waiting" aria-label={texts.waiting(told)} role="img">
        ·
      </div>
    );
  const good = goodness(value, [least, greatest], measure);
  const text = measure === "ms" ? formatTime(value) : formatNumber(Math.round(value * 1000) / 1000);
  const share = greatest === 0 ? 0 : value / greatest;
  return (
    <button
      type="button"
      className="grid-cell number"
      data-state="known"
      data-part={known.questions < questions}
      data-best={good === 1}
      aria-pressed={used}
      aria-label={texts.cell(told, GOLD_TEXTS.metrics[measure]!.name, text, known.questions)}
      title={`${told}${good === 1 ? ` · ${texts.best}` : ""}${used ? ` · ${texts.used}` : ""}`}
      onClick={() => commands.applyCell(cell)}
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {bar ? (
          <rect className="grid-fill" width={share * 100} height="10" opacity={0.4} />
        ) : (
          <rect className="grid-fill" width="100" height="10" opacity={0.06 + 0.42 * good} />
        )}
      </svg>
      <span>{text}</span>
    </button>
  );
});

function valueText(path: string, value: number | string | boolean): string {
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "string"
    ? choiceText(path, value)
    : value
      ? PARAMETERS_TEXTS.on
      : PARAMETERS_TEXTS.off;
}

function axisText(path: string, value: number | string | boolean): string {
  return GOLD_TEXTS.ablations.axis(parameterText(path).name, valueText(path, value));
}
