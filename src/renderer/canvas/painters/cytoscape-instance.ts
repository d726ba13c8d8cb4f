/** Makes the one cytoscape instance of a canvas. */
import cytoscape, { type Core } from "cytoscape";
import type { Theme } from "../../picture/palette";
import { canvasStyle } from "./canvas-style";
import { renderOnDemand } from "./render-on-demand";

/** Cytoscape adds a `<style>` element with this id unless the page has one; a strict style-src would refuse it with a console error. */
const STYLE_ELEMENT = "__________cytoscape_stylesheet";

export const ZOOM = { least: 0.04, most: 6 } as const;

/** An empty instance that only draws: hands and camera are those of every picture (picture/gestures.ts, picture/camera.ts). */
export function createCytoscape(container: HTMLElement, theme: Theme): Core {
  standInForStyleElement();
  renderOnDemand();
  const cy = cytoscape({
    container,
    style: canvasStyle(theme),
    layout: { name: "preset" },
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    autounselectify: true,
    autoungrabify: true,
    boxSelectionEnabled: false,
    userPanningEnabled: false,
    userZoomingEnabled: false,
    pixelRatio: Math.min(2, window.devicePixelRatio || 1),
  });
  // Without a graphics card every sheet of the page is copied in every frame: the two that only its own gestures need stand aside.
  for (const sheet of ["layer0-selectbox", "layer1-drag"]) {
    const canvas = container.querySelector<HTMLCanvasElement>(`canvas[data-id="${sheet}"]`);
    if (canvas) canvas.hidden = true;
  }
  return cy;
}

function standInForStyleElement(): void {
  if (document.getElementById(STYLE_ELEMENT)) return;
  const mark = document.createElement("meta");
  mark.id = STYLE_ELEMENT;
  document.head.append(mark);
}
