/** Buttons for what the canvas can do. */
import { Camera, Focus, Maximize2, Minus, Plus, Shuffle } from "lucide-react";
import type { RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { IconButton } from "../../ui/icon-button";
import { saveFile } from "../../ui/save-file";
import { TEXTS } from "../../ui/texts/texts";

const PICTURE_SCALE = 2;

export function GraphTools({ canvas }: { canvas: RefObject<CanvasHandle | null> }) {
  const { fit, fitKept, zoomIn, zoomOut, layout, png, tools } = TEXTS.graph;
  return (
    <div className="graph-tools" role="toolbar" aria-label={tools}>
      <IconButton icon={Focus} label={fitKept} onClick={() => canvas.current?.fitKept()} />
      <IconButton icon={Maximize2} label={fit} onClick={() => canvas.current?.fit()} />
      <IconButton icon={Plus} label={zoomIn} onClick={() => canvas.current?.zoomIn()} />
      <IconButton icon={Minus} label={zoomOut} onClick={() => canvas.current?.zoomOut()} />
      <IconButton icon={Shuffle} label={layout} onClick={() => canvas.current?.layOutAgain()} />
      <IconButton icon={Camera} label={png} onClick={() => void savePicture(canvas.current)} />
    </div>
  );
}

async function savePicture(canvas: CanvasHandle | null): Promise<void> {
  if (canvas !== null) saveFile(await canvas.exportPng(PICTURE_SCALE), "dragoman.png");
}
