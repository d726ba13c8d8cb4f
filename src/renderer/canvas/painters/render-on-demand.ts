/** Cytoscape asks for every frame there is, also while nothing moves, which kept a twentieth of a processor busy. Here its frames end when it has no more to draw. */
import cytoscape from "cytoscape";

/** What is used of cytoscape's renderer (BaseRenderer's `redraw` and `startRenderLoop` in cytoscape 3.34), which has no types. */
export interface Renderer {
  readonly cy: { batching(): boolean };
  readonly beforeRenderCallbacks: readonly {
    readonly fn: (willDraw: boolean, now: number) => void;
  }[];
  readonly destroyed?: boolean;
  readonly renderOptions?: unknown;
  renderLoopStarted?: boolean;
  requestedFrame?: boolean;
  skipFrame?: boolean;
  averageRedrawTime?: number;
  lastRedrawTime?: number;
  lastDrawTime?: number;
  redraw(options?: unknown): void;
  render(options: unknown): void;
  startRenderLoop(): void;
}

/** Frames after the last drawn one, in which cytoscape fills its stores of finished elements; it asks for another drawing if that changed anything. */
const FRAMES_AFTER = 60;

/** Lets all canvases that cytoscape makes from now on draw on demand. */
export function renderOnDemand(): void {
  const { prototype } = cytoscape("renderer", "canvas") as { readonly prototype: Renderer };
  prototype.startRenderLoop = function (this: Renderer) {
    if (this.renderLoopStarted) return;
    this.renderLoopStarted = true;
    drawOnDemand(this, (frame) => void requestAnimationFrame(frame));
  };
}

/** Draws what the renderer is asked to from now on, in frames that `ask` brings; asks for none while there is nothing to do. */
export function drawOnDemand(renderer: Renderer, ask: (frame: (now: number) => void) => void): void {
  const redraw = renderer.redraw.bind(renderer);
  let left = 0;
  const frame = (now: number): void => {
    if (renderer.destroyed) return;
    const isDrawn = takeFrame(renderer, now);
    left = isDrawn || renderer.requestedFrame ? FRAMES_AFTER : left - 1;
    if (left > 0) ask(frame);
  };
  const wake = (): void => {
    if (left === 0) ask(frame);
    left = FRAMES_AFTER;
  };
  renderer.redraw = (options) => {
    redraw(options);
    wake();
  };
  wake();
}

/** One turn of cytoscape's own loop; true where it drew. */
function takeFrame(renderer: Renderer, now: number): boolean {
  const isDrawing = renderer.requestedFrame === true && renderer.skipFrame !== true;
  const isWaiting = renderer.cy.batching();
  renderer.skipFrame = false;
  if (isWaiting) return false;
  for (const { fn } of renderer.beforeRenderCallbacks) fn(isDrawing, now);
  if (!isDrawing) return false;
  const start = performance.now();
  renderer.render(renderer.renderOptions);
  // How much its stores take on in a frame goes by these.
  renderer.lastDrawTime = performance.now();
  renderer.lastRedrawTime = renderer.lastDrawTime - start;
  renderer.averageRedrawTime = ((renderer.averageRedrawTime ?? 0) + renderer.lastRedrawTime) / 2;
  renderer.requestedFrame = false;
  return true;
}
