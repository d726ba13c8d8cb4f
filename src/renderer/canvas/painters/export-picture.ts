/** The canvas as a PNG: cloud, cytoscape's foreground and names on the ground of the theme. */
import type { Core } from "cytoscape";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { paintCloudEdges, paintCloudNodes } from "./cloud-painter";
import { paintOverlay } from "./overlay-painter";
import { NO_MARKS } from "../marks";
import type { Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";
import type { Viewport } from "../../picture/viewport";

/** Browsers refuse larger sheets. */
const LONGEST_SIDE = 16_000;

/** What the viewport shows, `scale` times as fine; fails when the browser cannot make a sheet of that size. */
export async function exportPicture(
  cy: Core,
  scene: Scene,
  moment: Moment,
  theme: Theme,
  viewport: Viewport,
  scale: number,
): Promise<Blob> {
  const ratio = Math.min(scale, LONGEST_SIDE / Math.max(viewport.width, viewport.height, 1));
  const fine = { ...viewport, ratio };
  const sheet = newSheet(fine);
  sheet.fillStyle = CANVAS_COLOURS[theme].ground;
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  sheet.drawImage(
    layer(fine, (context) => {
      paintCloudEdges(context, scene, moment, fine, theme);
      paintCloudNodes(context, scene, moment, fine, theme);
    }),
    0,
    0,
  );
  const front = await createImageBitmap(await cy.png({ output: "blob-promise", full: false, scale: ratio }));
  sheet.drawImage(front, 0, 0, sheet.canvas.width, sheet.canvas.height);
  sheet.drawImage(
    layer(fine, (context) => paintOverlay(context, scene, moment, fine, theme, NO_MARKS)),
    0,
    0,
  );
  return blobOf(sheet.canvas);
}

function layer(viewport: Viewport, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const context = newSheet(viewport);
  paint(context);
  return context.canvas;
}

function newSheet({ width, height, ratio }: Viewport): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The picture is too large for this browser.");
  return context;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture is too large for this browser."));
    }, "image/png");
  });
}
