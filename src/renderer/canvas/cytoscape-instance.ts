/** Makes the one cytoscape instance of a canvas. */
import cytoscape, { type Core } from "cytoscape";
import type { Theme } from "./canvas-props";
import { canvasStyle } from "./canvas-style";

/** Cytoscape adds a `<style>` element with this id unless the page has one; a strict style-src would refuse it with a console error. */
const STYLE_ELEMENT = "__________cytoscape_stylesheet";

export const ZOOM = { least: 0.04, most: 6 } as const;

/** An empty instance in a container; nodes may be dragged, selection is the window's own affair. */
export function createCytoscape(container: HTMLElement, theme: Theme): Core {
  standInForStyleElement();
  const cy = cytoscape({
    container,
    style: canvasStyle(theme),
    layout: { name: "preset" },
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    autounselectify: true,
    boxSelectionEnabled: true,
    pixelRatio: Math.min(2, window.devicePixelRatio || 1),
  });
  showSheetDuring(cy, "layer0-selectbox", "boxstart", "boxend");
  showSheetDuring(cy, "layer1-drag", "grab", "free");
  return cy;
}

/** Without a graphics card every sheet of the page is copied in every frame: the two that are empty but for a gesture stand aside. */
function showSheetDuring(cy: Core, sheet: string, start: string, end: string): void {
  const canvas = cy.container()?.querySelector<HTMLCanvasElement>(`canvas[data-id="${sheet}"]`);
  if (!canvas) return;
  canvas.hidden = true;
  cy.on(start, () => (canvas.hidden = false));
  cy.on(end, () => (canvas.hidden = true));
}

function standInForStyleElement(): void {
  if (document.getElementById(STYLE_ELEMENT)) return;
  const mark = document.createElement("meta");
  mark.id = STYLE_ELEMENT;
  document.head.append(mark);
}
