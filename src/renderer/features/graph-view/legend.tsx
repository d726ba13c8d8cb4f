/** The legend: labels with their counts (click to hide), and what colour and width of edges mean. */
import { kindSaid } from "../../ui/texts/relation-said";
import { memo, useMemo, useRef } from "react";
import { KEPT } from "../../../shared/trace";
import { lookOf } from "../../picture/looks";
import type { DrawnView } from "../../picture/drawn-view";
import { chooseEncoding, encodableColumns } from "./encoding";
import { toggleLabel } from "../../state/selection";
import { toggleCandidates } from "../../state/candidates";
import { useChange, useChoose, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { numberText } from "../../ui/number-text";
import { LabelMenu, type LabelCount } from "./label-menu";
import { RelationFilter } from "./relation-filter";
import { useFitting } from "../../ui/use-fitting";
import { LabelMark } from "./label-mark";
import { CANVAS_COLOURS, PROBABILITY_SCALE } from "../../picture/palette";
import { isNetwork } from "../network/network";
import { NETWORK_TEXTS } from "../network/network-texts";
import { GRAPH_TEXTS } from "./graph-texts";
import { useTheme } from "../../state/use-theme";

const LABELS_SHOWN = 24;
/** Room of the menu that lists every label where not all fit, in CSS pixels. */
const MENU_WIDTH = 44;

export interface LegendProps {
  readonly run: DrawnView;
  /** The number that edges are drawn by. */
  readonly number: string;
  /** True where that number is a share with a colour scale of its own. */
  readonly unit: boolean;
  /** Names of numbers that edges can be drawn by beyond those of the run, separated by blanks. */
  readonly liveNames: string;
  /** True where the answer is drawn alone: what is dropped has no line then. */
  readonly alone: boolean;
}

/** Only names come in, no columns: the legend need not follow a slider that moves. */
export const Legend = memo(function Legend({ run, number, unit, liveNames, alone }: LegendProps) {
  const laidOut = useWorkbench((state) => state.laidOut);
  return (
    <section className="legend" aria-label={GRAPH_TEXTS.legend}>
      <LabelList run={run} />
      <div className="legend-edges">
        {!isNetwork(run) &&
          run.totals.edges > 0 &&
          (alone ? (
            <AllCandidates />
          ) : (
            <EdgeKey run={run} number={number} unit={unit} liveNames={liveNames} />
          ))}
        {run.edges.row.length > 0 && <RelationFilter run={run} />}
        <p
          className="drawn-note"
          title={isNetwork(run) ? NETWORK_TEXTS.drawnMeaning : GRAPH_TEXTS.drawnMeaning}
        >
          {!laidOut && `${GRAPH_TEXTS.laying} `}
          {isNetwork(run) ? NETWORK_TEXTS.drawn(givenNodes(run), run.totals.nodes) : drawnOf(run)}
        </p>
      </div>
    </section>
  );
});

function LabelList({ run }: { run: DrawnView }) {
  const change = useChange();
  const hidden = useWorkbench((state) => state.hiddenLabels);
  const styles = useWorkbench(({ explore, exploreView }) => exploreView.preview ?? explore.styles);
  const counts = useMemo(() => countLabels(run), [run]);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, MENU_WIDTH, counts);
  const listed = counts.slice(0, LABELS_SHOWN);
  return (
    <div className="legend-nodes">
      <ul ref={list} className="legend-labels" aria-label={GRAPH_TEXTS.legendNodes}>
        {listed.map(({ index, name, count }, at) => {
          const shown = !hidden.includes(name);
          const row = (
            <>
              <LabelMark index={index} look={lookOf(styles, index, name)} />
              <Name text={kindSaid(name) || GRAPH_TEXTS.unlabelled} longest={80} />
              <span className="number soft">{formatCount(count)}</span>
            </>
          );
          return (
            <li key={index} inert={at >= fitting}>
              {name === "" ? (
                <span className="legend-label">{row}</span>
              ) : (
                <button
                  type="button"
                  className="legend-label"
                  aria-pressed={shown}
                  title={shown ? GRAPH_TEXTS.hide(kindSaid(name)) : GRAPH_TEXTS.show(kindSaid(name))}
                  onClick={() => change(toggleLabel, name)}
                >
                  {row}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {fitting < counts.length && <LabelMenu labels={counts} more={counts.length - fitting} />}
    </div>
  );
}

/** The way from the answer to what it was chosen from. */
function AllCandidates() {
  const choose = useChoose("candidates");
  return (
    <button type="button" className="more" onClick={() => choose(toggleCandidates)}>
      {GRAPH_TEXTS.candidates}
    </button>
  );
}

function EdgeKey({ run, number, unit, liveNames }: Omit<LegendProps, "alone">) {
  const change = useChange();
  const theme = useTheme();
  const columns = useMemo(
    () => encodableColumns(run, liveNames.split(" ").filter(Boolean)),
    [run, liveNames],
  );
  const hasDropped = useMemo(() => run.edges.verdict.some((verdict) => verdict !== KEPT), [run]);
  const scale = PROBABILITY_SCALE[theme];
  const ink = unit ? "currentColor" : CANVAS_COLOURS[theme].kept;
  const faint = unit ? "currentColor" : CANVAS_COLOURS[theme].edge;
  return (
    <>
      {/* Where nothing was dropped, all lines are of one kind. */}
      {hasDropped && (
        <>
          <span className="legend-line">
            <span className="stroke" style={{ background: ink }} />
            {GRAPH_TEXTS.keptEdge}
          </span>
          <span className="legend-line">
            <span className="stroke thin" style={{ background: faint }} />
            {GRAPH_TEXTS.lostEdge}
          </span>
        </>
      )}
      <div className="legend-pick" title={GRAPH_TEXTS.encodeMeaning}>
        <label htmlFor="encoding">{GRAPH_TEXTS.encodeBy}</label>
        <select id="encoding" value={number} onChange={(event) => change(chooseEncoding, event.target.value)}>
          <option value="">{GRAPH_TEXTS.nothing}</option>
          {columns.map((name) => (
            <option key={name} value={name}>
              {numberText("edge", name).name.toLowerCase()}
            </option>
          ))}
        </select>
        {unit && (
          <span className="legend-scale number">
            0
            <span
              className="scale-bar"
              style={{ background: `linear-gradient(90deg, ${scale.join(", ")})` }}
            />
            1
          </span>
        )}
      </div>
    </>
  );
}

/** Drawn edges that the run decided about. */
function decidedEdges({ edges }: DrawnView): number {
  return edges.row.length - (edges.added?.filter(Boolean).length ?? 0);
}

/** Drawn nodes that nobody added. */
function givenNodes({ nodes }: DrawnView): number {
  return nodes.handle.length - (nodes.added?.filter(Boolean).length ?? 0);
}

/** Drawn nodes per label, the most frequent first; nodes without a label under "". */
function countLabels(run: DrawnView): LabelCount[] {
  const counts = new Map<number, number>();
  run.nodes.label.forEach((label, row) => {
    if (run.nodes.away?.[row] !== 1) counts.set(label, (counts.get(label) ?? 0) + 1);
  });
  return [...counts]
    .map(([index, count]) => ({ index, name: run.labels[index] ?? "", count }))
    .sort((a, b) => b.count - a.count);
}

/** How much of the run is drawn: of its edges, or where these all are, of its nodes; "" where the run looked at nothing. */
function drawnOf(run: DrawnView): string {
  if (run.totals.edges === 0) return "";
  const [edges, nodes] = [decidedEdges(run), givenNodes(run)];
  return edges === run.totals.edges && nodes < run.totals.nodes
    ? GRAPH_TEXTS.drawnNodes(nodes, run.totals.nodes)
    : GRAPH_TEXTS.drawn(edges, run.totals.edges);
}
