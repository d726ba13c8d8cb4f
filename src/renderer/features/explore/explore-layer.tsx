/** What lies over the canvas for exploring: search, choice of neighbours, styles, menu, and what the last step did. */
import type { RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import type { DrawnView } from "../../picture/drawn-view";
import { ContextMenu } from "./context-menu";
import { ExpandChooser } from "./expand-chooser";
import { FindBar } from "./find-bar";
import { SaidNote } from "./said-note";
import { StylesPanel } from "./styles-panel";

export interface ExploreLayerProps {
  readonly view: DrawnView;
  readonly canvas: RefObject<CanvasHandle | null>;
}

export function ExploreLayer({ view, canvas }: ExploreLayerProps) {
  return (
    <>
      <div className="explore-sheets">
        <FindBar />
        <ExpandChooser />
        <StylesPanel view={view} />
      </div>
      <SaidNote />
      <ContextMenu canvas={canvas} />
    </>
  );
}
