/** The graph in the centre: the canvas, its tools, its legend, and how much of the candidates is drawn. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { RunView } from "../../../shared/trace";
import type { CanvasHandle, Hover } from "../../canvas/canvas-props";
import { GraphCanvas } from "../../canvas/graph-canvas";
import { encodingOf } from "../../state/encoding";
import { liveColumns, liveInputs } from "../../state/live-columns";
import { noteLayout } from "../../state/playback";
import { signsOf } from "../../state/signs";
import { NO_MARKS } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { useReducedMotion } from "../../ui/use-media";
import { useTheme } from "../../ui/use-theme";
import { GraphTools } from "./graph-tools";
import { HoverCard } from "./hover-card";
import { Legend } from "./legend";

export function GraphView({ run }: { run: RunView }) {
  const canvas = useRef<CanvasHandle>(null);
  const commands = useCommands();
  const [hover, setHover] = useState<Hover | null>(null);
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const change = useChange();
  const state = useWorkbench(
    ({ position, selection, revealed, pinned, pointed, hiddenLabels, encoding }) => ({
      position,
      selection,
      revealed,
      marks: pointed ?? pinned ?? NO_MARKS,
      hiddenLabels,
      encoding,
    }),
  );
  const { draws, temperature } = useWorkbench(liveInputs);
  const live = useMemo(() => liveColumns(run, { draws, temperature }), [run, draws, temperature]);
  const encoding = useMemo(() => encodingOf(run, state.encoding, live), [run, state.encoding, live]);
  const { pins, difference } = useWorkbench((now) => ({ pins: now.pins, difference: now.difference }));
  const signs = useMemo(() => signsOf(run, pins, difference), [run, pins, difference]);
  useEffect(() => {
    if (state.revealed !== null) canvas.current?.reveal(state.revealed);
  }, [state.revealed]);
  return (
    <div className="graph-view" id="graph">
      <div className="graph-stage">
        <GraphCanvas
          ref={canvas}
          view={run}
          position={state.position}
          selection={state.selection}
          highlightedNodes={state.marks.nodes}
          highlightedEdges={state.marks.edges}
          signs={signs}
          theme={theme}
          encoding={encoding}
          hiddenLabels={state.hiddenLabels}
          reducedMotion={reducedMotion}
          label={TEXTS.graph.label}
          onSelect={(element) => void commands.select(element)}
          onHover={setHover}
          onLayout={(done) => change(noteLayout, done >= 1)}
        />
        <GraphTools canvas={canvas} />
        {hover !== null && <HoverCard run={run} hover={hover} />}
      </div>
      <Legend
        run={run}
        number={encoding.edgeColour}
        unit={encoding.unit === true}
        liveNames={Object.keys(live).join(" ")}
      />
    </div>
  );
}
