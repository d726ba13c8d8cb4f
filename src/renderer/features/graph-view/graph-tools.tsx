/** Buttons for what the canvas can do. */
import {
  Camera,
  FileImage,
  Focus,
  Map,
  Maximize2,
  Minus,
  Paintbrush,
  Plus,
  Redo2,
  Search,
  Shuffle,
  Undo2,
} from "lucide-react";
import type { RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { IconButton } from "../../ui/icon-button";
import { openFind, showExplore } from "../explore/explore-open";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { saveFile } from "../../ui/save-file";
import { EXPLORE_TEXTS } from "../explore/explore-texts";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { GRAPH_TEXTS } from "./graph-texts";

const PICTURE_SCALE = 2;

export function GraphTools({ canvas }: { canvas: RefObject<CanvasHandle | null> }) {
  const { fit, fitKept, zoomIn, zoomOut, layout, png, svg, tools } = GRAPH_TEXTS;
  const change = useChange();
  const commands = useCommands();
  const { canUndo, canRedo, minimap, stylesOpen } = useWorkbench(({ history, exploreView }) => ({
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    minimap: exploreView.minimap,
    stylesOpen: exploreView.stylesOpen,
  }));
  const words = EXPLORE_TEXTS;
  return (
    <div className="graph-tools" role="toolbar" aria-label={tools}>
      <IconButton icon={Undo2} label={BAR_TEXTS.undo} disabled={!canUndo} onClick={() => commands.undo()} />
      <IconButton icon={Redo2} label={BAR_TEXTS.redo} disabled={!canRedo} onClick={() => commands.redo()} />
      <IconButton icon={Search} label={words.actions.find} onClick={() => change(openFind)} />
      <IconButton
        icon={Paintbrush}
        label={words.actions.styles}
        pressed={stylesOpen}
        onClick={() => change(showExplore, { stylesOpen: !stylesOpen, preview: null })}
      />
      <IconButton
        icon={Map}
        label={minimap ? words.minimap.hide : words.minimap.show}
        pressed={minimap}
        onClick={() => change(showExplore, { minimap: !minimap })}
      />
      <IconButton icon={Focus} label={fitKept} onClick={() => canvas.current?.fitKept()} />
      <IconButton icon={Maximize2} label={fit} onClick={() => canvas.current?.fit()} />
      <IconButton icon={Plus} label={zoomIn} onClick={() => canvas.current?.zoomIn()} />
      <IconButton icon={Minus} label={zoomOut} onClick={() => canvas.current?.zoomOut()} />
      <IconButton icon={Shuffle} label={layout} onClick={() => canvas.current?.layOutAgain()} />
      <IconButton icon={Camera} label={png} onClick={() => void savePicture(canvas.current)} />
      <IconButton icon={FileImage} label={svg} onClick={() => saveDrawing(canvas.current)} />
    </div>
  );
}

async function savePicture(canvas: CanvasHandle | null): Promise<void> {
  if (canvas !== null) saveFile(await canvas.exportPng(PICTURE_SCALE), "dragoman.png");
}

function saveDrawing(canvas: CanvasHandle | null): void {
  if (canvas !== null) saveFile(new Blob([canvas.exportSvg()], { type: "image/svg+xml" }), "dragoman.svg");
}
