/** The graph in the centre, of an answer or before any question: the canvas, its tools, its legend, and how much of the candidates is drawn. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { RunView } from "../../../shared/trace";
import type { Encoding } from "../../picture/elements";
import type { CanvasHandle, Hover } from "../../canvas/canvas-props";
import { GraphCanvas } from "../../canvas/graph-canvas";
import { relationReader } from "../../ui/texts/relation-said";
import { encodingOf } from "./encoding";
import { liveColumns, liveInputs } from "./live-columns";
import { goldSignInputs, goldSigns } from "../gold/gold-signs";
import { noteLayout } from "../timeline/playback";
import { signsOf } from "./signs";
import { NO_MARKS } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { GRAPH_TEXTS } from "./graph-texts";
import { useReducedMotion } from "../../ui/use-media";
import { useTheme } from "../../state/use-theme";
import { ExploreLayer } from "../explore/explore-layer";
import { GoldKey } from "../gold/gold-key";
import { isNetwork } from "../network/network";
import { standsInColumns } from "./left-to-right";
import { NETWORK_TEXTS } from "../network/network-texts";
import { GraphTools } from "./graph-tools";
import { HoverCard } from "./hover-card";
import { Legend } from "./legend";
import { coveredBySheets } from "../explore/covered-by-sheets";
import { useBrushMarks } from "../tables/use-listed";
import { showsCandidates } from "../../state/candidates";
import { atRows, useAnswerAlone } from "./use-answer-alone";
import { usePicture, usePointing } from "./use-picture";

/** Nothing comes to lie under the tools by itself, and no name is written there. */
const UNDER_TOOLS = { left: 0, right: 0, top: 46, bottom: 0 };

export function GraphView({ run }: { run: RunView }) {
  const canvas = useRef<CanvasHandle>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<Hover | null>(null);
  const whole = usePicture(run);
  const pointing = usePointing();
  const change = useChange();
  const { revealed, ...state } = useMarked(run);
  const signs = useSigns(run);
  const { alone, edgeRows, view } = useAnswerAlone(whole.view, state.selection, signs);
  const picture = { ...whole, view };
  const inColumns = useMemo(() => standsInColumns(view, state.leftToRight), [view, state.leftToRight]);
  const { encoding, liveNames } = useEncoding(run, picture.styles.edgeWidth, edgeRows);
  useEffect(() => {
    canvas.current?.fit();
  }, [alone]);
  useEffect(() => {
    if (revealed !== null) canvas.current?.reveal(revealed, coveredBySheets(stage.current));
  }, [revealed]);
  return (
    <div className="graph-view" id="graph">
      <div ref={stage} className="graph-stage">
        <GraphCanvas
          ref={canvas}
          {...state}
          {...picture}
          {...pointing}
          signs={signs}
          readRelation={relationReader()}
          theme={useTheme()}
          encoding={encoding}
          reducedMotion={useReducedMotion()}
          insets={UNDER_TOOLS}
          label={isNetwork(run) ? NETWORK_TEXTS.label : GRAPH_TEXTS.label}
          onHover={setHover}
          onLayout={(done) => change(noteLayout, done >= 1)}
        />
        <GraphTools canvas={canvas} inColumns={inColumns} />
        <GoldKey run={run} />
        {hover !== null && <HoverCard run={picture.view} hover={hover} />}
        <ExploreLayer view={picture.view} canvas={canvas} />
      </div>
      <Legend
        run={picture.view}
        number={encoding.edgeColour}
        unit={encoding.unit === true}
        liveNames={liveNames}
        alone={alone}
      />
    </div>
  );
}

/** Where the timeline stands, what is selected, and what is lit: what is pointed at, else pinned, else brushed in a chart. */
function useMarked(run: RunView) {
  const brushed = useBrushMarks(run);
  return useWorkbench(({ position, selection, revealed, pinned, pointed, hiddenLabels, leftToRight }) => {
    const { nodes, edges } = pointed ?? (pinned === NO_MARKS ? brushed : pinned);
    return {
      position,
      selection,
      revealed,
      hiddenLabels,
      leftToRight,
      highlightedNodes: nodes,
      highlightedEdges: edges,
    };
  });
}

/** Pins, what a change gained and lost, and gold, as signs on nodes and edges. */
function useSigns(run: RunView) {
  const { pins, difference } = useWorkbench((state) => ({ pins: state.pins, difference: state.difference }));
  const { account, marked } = useWorkbench(goldSignInputs);
  return useMemo(
    () => [...signsOf(run, pins, difference), ...goldSigns(account, marked)],
    [run, pins, difference, account, marked],
  );
}

/** By which number edges are coloured and widened, and the names of those that change without a new run. */
function useEncoding(run: RunView, edgeWidth: string | null, edgeRows: readonly number[] | null) {
  const chosen = useWorkbench((state) => state.encoding ?? (showsCandidates(state) ? null : ""));
  const { draws, temperature } = useWorkbench(liveInputs);
  const live = useMemo(() => liveColumns(run, { draws, temperature }), [run, draws, temperature]);
  const encoding = useMemo(
    () => atRows(withWidth(encodingOf(run, chosen, live), edgeWidth), edgeRows),
    [run, chosen, live, edgeWidth, edgeRows],
  );
  return { encoding, liveNames: Object.keys(live).join(" ") };
}

/** Edges as wide as one number says and coloured by another; a width without an own number follows the colour. */
function withWidth(encoding: Encoding, edgeWidth: string | null): Encoding {
  return edgeWidth === null ? encoding : { ...encoding, edgeWidth };
}
