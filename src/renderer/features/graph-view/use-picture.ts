/** What the canvas is told about the picture a person made, and what it tells back. */
import { use, useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import type { ElementRef } from "../../picture/elements";
import type { GraphCanvasProps } from "../../canvas/canvas-props";
import type { Styles } from "../../picture/looks";
import type { DrawnView } from "../../picture/drawn-view";
import { drawnOver } from "../explore/explore";
import { showExplore } from "../explore/explore-open";
import { selectedNodes } from "../explore/multi-selection";
import { useWorkbench, WorkbenchContext, type WorkbenchAccess } from "../../state/workbench-context";

export interface PictureProps {
  readonly view: DrawnView;
  readonly hiddenRelations: readonly string[];
  readonly together: readonly number[];
  readonly noted: readonly string[];
  readonly styles: Styles;
  readonly minimap: boolean;
}

/** The run as it is drawn now, with its marks and looks. */
export function usePicture(run: RunView): PictureProps {
  const { explore, preview, minimap } = useWorkbench((state) => ({
    explore: state.explore,
    preview: state.exploreView.preview,
    minimap: state.exploreView.minimap,
  }));
  const { together, hiddenRelations, notes, styles } = explore;
  const noted = useMemo(
    () => notes.filter((note) => note.graph === run.graph).map((note) => note.id),
    [notes, run.graph],
  );
  const view = drawnOver(run, explore);
  return { view, hiddenRelations, together, noted, styles: preview ?? styles, minimap };
}

type Pointing = Required<Pick<GraphCanvasProps, "onSelect" | "onSelectAll" | "onMenu">>;

/** Selecting on the canvas, alone and together, and its menu. */
export function usePointing(): Pointing {
  const access = use(WorkbenchContext);
  if (access === null) throw new Error("a canvas stands outside the workbench");
  return useMemo(() => pointingOf(access), [access]);
}

function pointingOf({ store, commands }: WorkbenchAccess): Pointing {
  const isSelected = (element: ElementRef): boolean => {
    const { selection, explore } = store.getState();
    if (element.kind === "node") return selectedNodes({ selection, explore }).includes(element.handle);
    return selection?.kind === "edge" && selection.handle === element.handle;
  };
  return {
    onSelect(element, add) {
      if (!add) void commands.select(element);
      else if (element?.kind === "node") void commands.selectAlso(element.handle);
    },
    onSelectAll: commands.selectAll,
    onMenu(element, { x, y }) {
      // A menu speaks of what is selected; what was not is selected first.
      if (element !== null && !isSelected(element)) void commands.select(element);
      store.setState((state) => showExplore(state, { menu: { element, x, y } }));
    },
  };
}
