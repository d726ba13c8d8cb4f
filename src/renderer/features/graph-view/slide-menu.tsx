/** Saves picture and answer as a slide, for a presentation as it is (PNG) or to be edited (SVG). */
import { Presentation } from "lucide-react";
import type { RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { chosenGraph } from "../../state/workbench";
import { useWorkbench } from "../../state/workbench-context";
import { useTheme } from "../../state/use-theme";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { TEXTS } from "../../ui/texts/texts";
import { pngOf } from "../../ui/png-of";
import { saveFile } from "../../ui/save-file";
import { GRAPH_TEXTS } from "./graph-texts";
import { SLIDE, slideOf } from "./slide";

/** Device pixels of the PNG by the slide's own. */
const FINENESS = 1.5;

export function SlideMenu({ canvas }: { canvas: RefObject<CanvasHandle | null> }) {
  const { run, title } = useWorkbench((state) => ({
    run: state.run,
    title: TEXTS.said(chosenGraph(state)?.title ?? ""),
  }));
  const theme = useTheme();
  if (run === null) return null;
  const slide = (): string => slideOf(run, title, canvas.current?.exportSvg() ?? "", theme);
  return (
    <MenuButton
      label={GRAPH_TEXTS.slide}
      className="icon-button"
      face={<Presentation size={16} aria-hidden="true" />}
    >
      {(close) => (
        <>
          <MenuItem
            label={GRAPH_TEXTS.slidePng}
            onPick={() => {
              close();
              void savePng(slide());
            }}
          />
          <MenuItem
            label={GRAPH_TEXTS.slideSvg}
            onPick={() => {
              close();
              saveFile(new Blob([slide()], { type: "image/svg+xml" }), "dragoman-slide.svg");
            }}
          />
        </>
      )}
    </MenuButton>
  );
}

async function savePng(slide: string): Promise<void> {
  saveFile(await pngOf(slide, SLIDE.width * FINENESS, SLIDE.height * FINENESS), "dragoman-slide.png");
}
