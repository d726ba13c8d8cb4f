/** Buttons for what the canvas can do. */
import {
  Camera,
  Cloud,
  Columns3,
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
import { drawsAnswerAlone, showsCandidates, toggleCandidates } from "../../state/candidates";
import { useChange, useChoose, useCommands, useWorkbench } from "../../state/workbench-context";
import { saveFile } from "../../ui/save-file";
import { EXPLORE_TEXTS } from "../explore/explore-texts";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { GRAPH_TEXTS } from "./graph-texts";
import { SlideMenu } from "./slide-menu";
import { toggleColumns } from "./left-to-right";

const PICTURE_SCALE = 2;

interface Props {
  readonly canvas: RefObject<CanvasHandle | null>;
  /** The answer stands in columns from left to right. */
  readonly inColumns: boolean;
}

export function GraphTools({ canvas, inColumns }: Props) {
  const change = useChange();
  const commands = useCommands();
  const { canUndo, canRedo, minimap, stylesOpen } = useWorkbench((state) => ({
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    minimap: state.exploreView.minimap,
    stylesOpen: state.exploreView.stylesOpen,
  }));
  const words = EXPLORE_TEXTS;
  return (
    <div className="graph-tools" role="toolbar" aria-label={GRAPH_TEXTS.tools}>
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
      <AnswerTools inColumns={inColumns} />
      <PictureTools canvas={canvas} />
      <SlideMenu canvas={canvas} />
    </div>
  );
}

/** What is drawn of an answer, and how it stands; nothing before a question. */
function AnswerTools({ inColumns }: Pick<Props, "inColumns">) {
  const choose = useChoose("candidates");
  const chooseLayout = useChoose("leftToRight");
  const { all, asked, alone } = useWorkbench((state) => ({
    all: showsCandidates(state),
    asked: state.run !== null,
    alone: drawsAnswerAlone(state),
  }));
  return (
    <>
      {asked && (
        <IconButton
          icon={Cloud}
          label={all ? GRAPH_TEXTS.answerAlone : GRAPH_TEXTS.candidates}
          pressed={all}
          onClick={() => choose(toggleCandidates)}
        />
      )}
      {alone && (
        <IconButton
          icon={Columns3}
          label={inColumns ? GRAPH_TEXTS.freely : GRAPH_TEXTS.columns}
          pressed={inColumns}
          onClick={() => chooseLayout(toggleColumns)}
        />
      )}
    </>
  );
}

/** The camera, the layout, and the picture as a file. */
function PictureTools({ canvas }: Pick<Props, "canvas">) {
  const { fit, fitKept, zoomIn, zoomOut, layout, png, svg } = GRAPH_TEXTS;
  return (
    <>
      <IconButton icon={Focus} label={fitKept} onClick={() => canvas.current?.fitKept()} />
      <IconButton icon={Maximize2} label={fit} onClick={() => canvas.current?.fit()} />
      <IconButton icon={Plus} label={zoomIn} onClick={() => canvas.current?.zoomIn()} />
      <IconButton icon={Minus} label={zoomOut} onClick={() => canvas.current?.zoomOut()} />
      <IconButton icon={Shuffle} label={layout} onClick={() => canvas.current?.layOutAgain()} />
      <IconButton icon={Camera} label={png} onClick={() => void savePicture(canvas.current)} />
      <IconButton icon={FileImage} label={svg} onClick={() => saveDrawing(canvas.current)} />
    </>
  );
}

async function savePicture(canvas: CanvasHandle | null): Promise<void> {
  if (canvas !== null) saveFile(await canvas.exportPng(PICTURE_SCALE), "dragoman.png");
}

function saveDrawing(canvas: CanvasHandle | null): void {
  if (canvas !== null) saveFile(new Blob([canvas.exportSvg()], { type: "image/svg+xml" }), "dragoman.svg");
}
