/** The whole picture small in a corner, with the part in sight as a frame that can be dragged. */
import { CANVAS_COLOURS, labelColour } from "../ui/palette";
import type { Theme } from "./canvas-props";
import type { Point } from "./edge-shape";
import { lookOfNode, type Scene } from "./scene";
import { boxAround, type Box, type Viewport } from "./viewport";

const WIDTH = 168;
const HEIGHT = 112;
const MARGIN = 8;

export interface Minimap {
  /** Draws the nodes anew where the scene's places or looks changed (`stale`), and the frame always. */
  paint(scene: Scene, viewport: Viewport, theme: Theme, stale: boolean): void;
  show(shown: boolean): void;
  dispose(): void;
}

/** A minimap in the lower right of a container; `onGo` hears the point of model space that is to be in the middle. */
export function createMinimap(container: HTMLElement, onGo: (point: Point) => void): Minimap {
  const canvas = document.createElement("canvas");
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = WIDTH * ratio;
  canvas.height = HEIGHT * ratio;
  canvas.className = "minimap";
  const place = { position: "absolute", right: "12px", bottom: "12px" };
  // Through the object model, not an attribute: a strict style-src allows nothing else.
  Object.assign(canvas.style, place, { width: `${String(WIDTH)}px`, height: `${String(HEIGHT)}px` });
  // Everything it does the arrow keys and the tools do too, in words.
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const context = canvas.getContext("2d")!;
  const dots = document.createElement("canvas");
  dots.width = canvas.width;
  dots.height = canvas.height;
  let fit: Fit | null = null;
  listenToDrags(canvas, (at) => fit && onGo(fromMap(fit, at)));
  return {
    paint(scene, viewport, theme, stale) {
      if (canvas.hidden) return;
      if (stale || fit === null) {
        fit = fitOf(boxAround(scene, () => true));
        paintDots(dots.getContext("2d")!, scene, theme, fit, ratio);
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(dots, 0, 0);
      if (fit !== null) paintFrame(context, viewport, theme, fit, ratio);
    },
    show(shown) {
      if (canvas.hidden === shown) fit = null;
      canvas.hidden = !shown;
    },
    dispose: () => canvas.remove(),
  };
}

/** map = model × scale + shift, in CSS pixels of the map. */
interface Fit {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

function fitOf(box: Box | null): Fit | null {
  if (box === null) return null;
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (box.right - box.left || 1),
    (HEIGHT - 2 * MARGIN) / (box.bottom - box.top || 1),
  );
  return {
    scale,
    dx: WIDTH / 2 - (scale * (box.left + box.right)) / 2,
    dy: HEIGHT / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

function fromMap({ scale, dx, dy }: Fit, { x, y }: Point): Point {
  return { x: (x - dx) / scale, y: (y - dy) / scale };
}

function paintDots(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  fit: Fit | null,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  if (fit === null) return;
  for (const front of [0, 1])
    scene.nodeFront.forEach((isFront, row) => {
      if (isFront !== front || scene.hidden[row] === 1) return;
      context.globalAlpha = front === 1 || scene.nodeAdded[row] === 1 ? 1 : 0.45;
      context.fillStyle = labelColour(lookOfNode(scene, row).colour, theme);
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
  { scale, dx, dy }: Fit,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const left = Math.max(1, (-panX / zoom) * scale + dx);
  const top = Math.max(1, (-panY / zoom) * scale + dy);
  const right = Math.min(WIDTH - 1, ((width - panX) / zoom) * scale + dx);
  const bottom = Math.min(HEIGHT - 1, ((height - panY) / zoom) * scale + dy);
  if (right <= left || bottom <= top) return;
  context.fillStyle = CANVAS_COLOURS[theme].kept;
  context.globalAlpha = 0.1;
  context.fillRect(left, top, right - left, bottom - top);
  context.globalAlpha = 1;
  context.strokeStyle = CANVAS_COLOURS[theme].kept;
  context.lineWidth = 1.5;
  context.strokeRect(left, top, right - left, bottom - top);
}

function listenToDrags(canvas: HTMLCanvasElement, go: (at: Point) => void): void {
  const tell = (event: PointerEvent): void => go({ x: event.offsetX, y: event.offsetY });
  canvas.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    tell(event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) tell(event);
  });
}
