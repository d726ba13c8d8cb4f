/** The sheets of the canvas: the cloud's edges and its nodes below, cytoscape in the middle, marks and names above. */
import { withAlpha } from "../../picture/colour-mix";
import type { Theme } from "../../picture/palette";
import { haloColour } from "../../picture/style";
import type { Box } from "../../picture/viewport";

const BAND_BORDER = "1px solid rgba(170, 170, 170, 0.15)";

export interface Layers {
  readonly edges: CanvasRenderingContext2D;
  readonly nodes: CanvasRenderingContext2D;
  readonly middle: HTMLDivElement;
  readonly overlay: CanvasRenderingContext2D;
  /** Draws the box that a hand is drawing, or none. */
  showBand(box: Box | null, theme: Theme): void;
  /** Sizes the sheets to their container; the size in CSS pixels. */
  resize(): { readonly width: number; readonly height: number; readonly ratio: number };
  dispose(): void;
}

/** Fills a container (position: relative) with the sheets. */
export function createLayers(container: HTMLElement): Layers {
  // Two sheets, so that a slider that recolours edges leaves thousands of nodes alone.
  const edges = sheet(container);
  const nodes = sheet(container);
  const middle = document.createElement("div");
  cover(middle);
  middle.style.pointerEvents = "none";
  container.append(middle);
  const band = document.createElement("div");
  Object.assign(band.style, { position: "absolute", pointerEvents: "none", border: BAND_BORDER });
  band.hidden = true;
  container.append(band);
  const overlay = sheet(container);
  return {
    edges,
    nodes,
    middle,
    overlay,
    showBand(box, theme) {
      band.hidden = box === null;
      if (box === null) return;
      const [left, top] = [`${String(box.left)}px`, `${String(box.top)}px`];
      const [width, height] = [`${String(box.right - box.left)}px`, `${String(box.bottom - box.top)}px`];
      const background = withAlpha(haloColour(theme), 0.15);
      Object.assign(band.style, { left, top, width, height, background });
    },
    resize() {
      const { clientWidth: width, clientHeight: height } = container;
      const ratio = Math.min(2, window.devicePixelRatio || 1);
      for (const { canvas } of [edges, nodes, overlay]) {
        const [wide, high] = [
          Math.max(1, Math.round(width * ratio)),
          Math.max(1, Math.round(height * ratio)),
        ];
        // Setting a size clears the sheet, so only when it really changed.
        if (canvas.width !== wide) canvas.width = wide;
        if (canvas.height !== high) canvas.height = high;
      }
      return { width, height, ratio };
    },
    dispose() {
      for (const element of [edges.canvas, nodes.canvas, middle, overlay.canvas, band]) element.remove();
    },
  };
}

function sheet(container: HTMLElement): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  cover(canvas);
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas.");
  return context;
}

function cover(element: HTMLElement): void {
  // Through the object model, not an attribute: a strict style-src allows nothing else.
  Object.assign(element.style, { position: "absolute", left: "0", top: "0", width: "100%", height: "100%" });
}
