/** The whole graph as a map, the answer located in it. */
import { Map as MapIcon } from "lucide-react";
import { useEffect, useMemo } from "react";
import type { GraphMap } from "../../../shared/map";
import { answerOnMap, rowsByHandle } from "../../map/map-answer";
import { MapCanvas } from "../../map/map-canvas";
import { canDrawWithWebGl } from "../../map/map-drawing";
import { startPlainDrawing, startWebGlDrawing } from "../../map/start-drawing";
import { graphAtHand } from "../../state/workbench";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { MAP_TEXTS } from "./map-texts";
import { useReducedMotion } from "../../ui/use-media";
import { useTheme } from "../../state/use-theme";
import { ProgressCard } from "../status/progress-card";
import { MapFind } from "./map-find";
import { MapKey } from "./map-key";
import { MapPicked } from "./map-picked";
import { MapTools } from "./map-tools";

/** The panel is on the screen by then. */
const GRAPHICS_AFTER_MS = 60;

export function MapPanel() {
  const commands = useCommands();
  const graph = useWorkbench(graphAtHand);
  const found = useWorkbench(({ map }) => (map.graph === graph ? map.found : null));
  const listed = useWorkbench(({ graphs }) => graphs);
  useEffect(() => void commands.drawMap(graph), [commands, graph, listed]);
  // Asked while the engine is at work, since it can take as long.
  useEffect(() => void setTimeout(canDrawWithWebGl, GRAPHICS_AFTER_MS), []);
  const texts = MAP_TEXTS;
  if (graph === "") return <EmptyState icon={MapIcon} title={texts.none} lead={texts.noneHint} />;
  if (found === null || found.state === "loading") return <Drawing />;
  if (found.state === "failed") {
    const cancelled = found.failure.kind === "cancelled";
    return (
      <EmptyState
        icon={MapIcon}
        title={cancelled ? texts.cancelled : texts.failed}
        lead={cancelled ? texts.cancelledHint : explain(found.failure)}
      >
        <button type="button" className="button" onClick={() => void commands.drawMap(graph)}>
          {texts.draw}
        </button>
      </EmptyState>
    );
  }
  if (found.value.nodes.handle.length === 0)
    return <EmptyState icon={MapIcon} title={texts.empty} lead={texts.emptyHint} />;
  return <Drawn map={found.value} />;
}

function Drawing() {
  const commands = useCommands();
  const { progress, startedAt } = useWorkbench(({ map }) => map);
  return (
    <ProgressCard
      title={MAP_TEXTS.drawing}
      progress={progress}
      startedAt={startedAt}
      cancel={MAP_TEXTS.cancel}
      onCancel={() => commands.cancelMap()}
    />
  );
}

function Drawn({ map }: { map: GraphMap }) {
  const commands = useCommands();
  const start = useMemo(() => (canDrawWithWebGl() ? startWebGlDrawing : startPlainDrawing), []);
  const rows = useMemo(() => rowsByHandle(map), [map]);
  const run = useWorkbench((state) => (state.run?.graph === state.map.graph ? state.run : null));
  const answer = useMemo(() => (run === null ? null : answerOnMap(rows, run)), [rows, run]);
  const { wish, picked, places, settling } = useWorkbench((state) => state.map);
  const calm = useReducedMotion();
  const selected = useWorkbench(({ selection }) => (selection?.kind === "node" ? selection.handle : null));
  const marked = rows.get(picked ?? selected ?? -1) ?? -1;
  return (
    <div className="map-panel" aria-busy={settling}>
      <div className="map-stage">
        <MapCanvas
          map={map}
          places={places === null || (calm && settling) ? map.nodes : places}
          settling={settling}
          theme={useTheme()}
          start={start}
          answer={answer}
          marked={marked}
          wish={wish}
          calm={calm}
          label={MAP_TEXTS.label(map.nodes.handle.length, map.edges.source.length)}
          onPick={(row) => commands.pickOnMap(row < 0 ? null : map.nodes.handle[row]!)}
        />
        <MapTools answered={answer !== null} settling={settling} />
        <MapFind map={map} />
        {picked !== null && <MapPicked map={map} row={marked} />}
      </div>
      <MapKey map={map} answer={answer} plain={start === startPlainDrawing} />
    </div>
  );
}
