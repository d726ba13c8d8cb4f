/** The legend: labels with their counts (click to hide), and what colour and width of edges mean. */
import { ChevronDown, ChevronUp } from "lucide-react";
import { useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import type { Encoding } from "../../canvas/canvas-props";
import { chooseEncoding } from "../../state/encoding";
import { toggleLabel } from "../../state/selection";
import { numberColumns } from "../../state/triples";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { numberText } from "../../ui/number-texts";
import { CANVAS_COLOURS, labelColour } from "../../ui/palette";
import { TEXTS } from "../../ui/texts";
import { useTheme } from "../../ui/use-theme";

const LABELS_SHOWN = 12;

export function Legend({ run, encoding }: { run: RunView; encoding: Encoding }) {
  const change = useChange();
  const open = useWorkbench((state) => state.settings.legendOpen);
  return (
    <section className="legend" aria-label={TEXTS.graph.legend}>
      <button type="button" className="fold" aria-expanded={open} onClick={() => change(toggleLegend)}>
        {TEXTS.graph.legend}
        {open ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronUp size={14} aria-hidden="true" />}
      </button>
      {open && <LabelList run={run} />}
      {open && <EdgeKey run={run} encoding={encoding} />}
    </section>
  );
}

function LabelList({ run }: { run: RunView }) {
  const change = useChange();
  const theme = useTheme();
  const hidden = useWorkbench((state) => state.hiddenLabels);
  const counts = useMemo(() => countLabels(run), [run]);
  return (
    <ul className="legend-labels" aria-label={TEXTS.graph.legendNodes}>
      {counts.slice(0, LABELS_SHOWN).map(({ index, name, count }) => {
        const shown = !hidden.includes(name);
        const row = (
          <>
            <span className="swatch" style={{ background: labelColour(index, theme) }} />
            <Name text={name || TEXTS.graph.unlabelled} longest={80} />
            <span className="number soft">{formatCount(count)}</span>
          </>
        );
        return (
          <li key={index}>
            {name === "" ? (
              <span className="legend-label">{row}</span>
            ) : (
              <button
                type="button"
                className="legend-label"
                aria-pressed={shown}
                aria-label={`${shown ? TEXTS.graph.hide(name) : TEXTS.graph.show(name)}, ${formatCount(count)}`}
                onClick={() => change(toggleLabel, name)}
              >
                {row}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EdgeKey({ run, encoding }: { run: RunView; encoding: Encoding }) {
  const change = useChange();
  const theme = useTheme();
  const columns = useMemo(() => numberColumns(run), [run]);
  const colours = CANVAS_COLOURS[theme];
  return (
    <div className="legend-edges">
      <span className="legend-line">
        <span className="stroke" style={{ background: colours.kept }} />
        {TEXTS.graph.keptEdge}
      </span>
      <span className="legend-line">
        <span className="stroke thin" style={{ background: colours.edge }} />
        {TEXTS.graph.lostEdge}
      </span>
      <div className="legend-pick" title={TEXTS.graph.encodeMeaning}>
        <label htmlFor="encoding">{TEXTS.graph.encodeBy}</label>
        <select
          id="encoding"
          value={encoding.edgeColour}
          onChange={({ target: { value } }) =>
            change(chooseEncoding, { edgeColour: value, edgeWidth: value })
          }
        >
          <option value="">{TEXTS.graph.nothing}</option>
          {columns.map((name) => (
            <option key={name} value={name}>
              {numberText("edge", name).name.toLowerCase()}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Drawn nodes per label, the most frequent first; nodes without a label under "". */
function countLabels(run: RunView): { index: number; name: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const label of run.nodes.label) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .map(([index, count]) => ({ index, name: run.labels[index] ?? "", count }))
    .sort((a, b) => b.count - a.count);
}

function toggleLegend(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, legendOpen: !state.settings.legendOpen } };
}
