/** The whole picture small in a corner, with the part in sight as a frame that can be dragged. */
import { nodeColour } from "../../picture/element-looks";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import type { Point } from "../../picture/edge-shape";
import { type Scene } from "../../picture/scene";
import { boxAround, toScreen, type Box, type Viewport } from "../../picture/viewport";

/** At most as large as this, in CSS pixels, and at most this share of the canvas each way. */
const LARGEST: Size = { width: 168, height: 112 };
const SHARE = 0.24;
/** A map smaller than this part of the largest shows nothing. */
const SMALLEST = 0.45;
const MARGIN = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Minimap {
  /**
   * Draws the nodes anew where the scene's places or looks changed (`stale`), and the frame always. It is not there while everything
   * is in sight, and in canvases too small for it.
   */
  paint(scene: Scene, viewport: Viewport, theme: Theme, stale: boolean): void;
  show(shown: boolean): void;
  dispose(): void;
}

/** A minimap in the lower right of a container; `onGo` hears the point of model space that is to be in the middle. */
export function createMinimap(container: HTMLElement, onGo: (point: Point) => void): Minimap {
  const canvas = document.createElement("canvas");
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  canvas.className = "minimap";
  // Through the object model, not an attribute: a strict style-src allows nothing else.
  Object.assign(canvas.style, { position: "absolute", right: "12px", bottom: "12px" });
  // Everything it does the arrow keys and the tools do too, in words.
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const context = canvas.getContext("2d")!;
  const dots = document.createElement("canvas");
  let wanted = true;
  let box: Box | null = null;
  let fit: Fit | null = null;
  const drag = listenToDrags(canvas, (at) => fit && onGo(fromMap(fit, at)));
  return {
    paint(scene, viewport, theme, stale) {
      if (!wanted) return;
      if (stale || box === null) [box, fit] = [boxAround(scene, () => true), null];
      const size = minimapSize(viewport);
      canvas.hidden = box === null || size === null || (!drag.isOn && inSight(box, viewport));
      if (canvas.hidden || box === null || size === null) return;
      if (fit === null || fit.width !== size.width) {
        fit = fitOf(box, size);
        for (const sheet of [canvas, dots]) resize(sheet, fit, ratio);
        paintDots(dots.getContext("2d")!, scene, theme, fit, ratio);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(dots, 0, 0);
      paintFrame(context, viewport, theme, fit, ratio);
    },
    show(shown) {
      if (wanted !== shown) box = null;
      wanted = shown;
      if (!shown) canvas.hidden = true;
    },
    dispose: () => canvas.remove(),
  };
}

/** How large the minimap of a canvas is; null where it would be too small to read. */
export function minimapSize({ width, height }: Size): Size | null {
  const scale = Math.min(1, (width * SHARE) / LARGEST.width, (height * SHARE) / LARGEST.height);
  if (scale < SMALLEST) return null;
  return { width: Math.round(LARGEST.width * scale), height: Math.round(LARGEST.height * scale) };
}

/** True where all of a box of model space is on the canvas. */
export function inSight(box: Box, viewport: Viewport): boolean {
  const [from, to] = [toScreen(viewport, box.left, box.top), toScreen(viewport, box.right, box.bottom)];
  return from.x >= 0 && from.y >= 0 && to.x <= viewport.width && to.y <= viewport.height;
}

function resize(sheet: HTMLCanvasElement, { width, height }: Size, ratio: number): void {
  [sheet.width, sheet.height] = [width * ratio, height * ratio];
  Object.assign(sheet.style, { width: `${String(width)}px`, height: `${String(height)}px` });
}

/** map = model × scale + shift, in CSS pixels of the map. */
interface Fit extends Size {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

function fitOf(box: Box, { width, height }: Size): Fit {
  const scale = Math.min(
    (width - 2 * MARGIN) / (box.right - box.left || 1),
    (height - 2 * MARGIN) / (box.bottom - box.top || 1),
  );
  return {
    ...{ width, height, scale },
    dx: width / 2 - (scale * (box.left + box.right)) / 2,
    dy: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

function fromMap({ scale, dx, dy }: Fit, { x, y }: Point): Point {
  return { x: (x - dx) / scale, y: (y - dy) / scale };
}

function paintDots(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  fit: Fit,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, fit.width, fit.height);
  for (const front of [0, 1])
    scene.nodeFront.forEach((isFront, row) => {
      if (isFront !== front || scene.hidden[row] === 1) return;
      context.globalAlpha = front === 1 || scene.nodeAdded[row] === 1 ? 1 : 0.45;
      context.fillStyle = nodeColour(scene, row, theme);
      const size = front === 1 ? 4 : 1.6;
      const [x, y] = [scene.x[row]! * fit.scale + fit.dx, scene.y[row]! * fit.scale + fit.dy];
      context.fillRect(x - size / 2, y - size / 2, size, size);
    });
  context.globalAlpha = 1;
}

function paintFrame(
  context: CanvasRenderingContext2D,
  { zoom, panX, panY, width, height }: Viewport,
  theme: Theme,
  { scale, dx, dy, ...map }: Fit,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const left = Math.max(1, (-panX / zoom) * scale + dx);
  const top = Math.max(1, (-panY / zoom) * scale + dy);
  const right = Math.min(map.width - 1, ((width - panX) / zoom) * scale + dx);
  const bottom = Math.min(map.height - 1, ((height - panY) / zoom) * scale + dy);
  if (right <= left || bottom <= top) return;
  context.fillStyle = CANVAS_COLOURS[theme].kept;
  context.globalAlpha = 0.1;
  context.fillRect(left, top, right - left, bottom - top);
  context.globalAlpha = 1;
  context.strokeStyle = CANVAS_COLOURS[theme].kept;
  context.lineWidth = 1.5;
  context.strokeRect(left, top, right - left, bottom - top);
}

/** Tells each point the pointer presses or drags to; `isOn` while it is held down. */
function listenToDrags(canvas: HTMLCanvasElement, go: (at: Point) => void): { readonly isOn: boolean } {
  const drag = { isOn: false };
  const tell = (event: PointerEvent): void => go({ x: event.offsetX, y: event.offsetY });
  canvas.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    drag.isOn = true;
    tell(event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (drag.isOn) tell(event);
  });
  canvas.addEventListener("lostpointercapture", () => {
    drag.isOn = false;
  });
  return drag;
}
