/** Moves cytoscape's viewport: at once, or gliding unless motion is reduced. */
import type { Core } from "cytoscape";
import type { Insets } from "./canvas-props";
import { ZOOM } from "./cytoscape-instance";
import type { Point } from "./edge-shape";
import { boxAround, viewOnto, type Box, type Viewport } from "./viewport";
import type { Scene } from "./scene";

export interface View {
  readonly zoom: number;
  readonly pan: Point;
}

export class Camera {
  readonly #cy: Core;
  #size = { width: 0, height: 0, ratio: 1 };
  /** The zoom somebody chose and the size it was chosen at, and the zoom that a resize made of it. */
  #chosen = { zoom: 0, width: 0, height: 0, now: 0 };
  reducedMotion = false;
  insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

  constructor(cy: Core) {
    this.#cy = cy;
  }

  get viewport(): Viewport {
    const { x, y } = this.#cy.pan();
    return { zoom: this.#cy.zoom(), panX: x, panY: y, ...this.#size };
  }

  /** The canvas has a new size: what was in its middle stays there, and what was in sight stays in sight. */
  resize(size: { readonly width: number; readonly height: number; readonly ratio: number }): void {
    const before = this.#size;
    this.#size = size;
    this.#cy.resize();
    if (before.width === 0) return;
    const { zoom, panX, panY } = this.viewport;
    if (zoom !== this.#chosen.now)
      this.#chosen = { zoom, width: before.width, height: before.height, now: zoom };
    const { zoom: chosen, width, height } = this.#chosen;
    const fitting = chosen * Math.min(size.width / width, size.height / height);
    const next = Math.max(ZOOM.least, Math.min(ZOOM.most, fitting));
    this.#chosen.now = next;
    const [x, y] = [(before.width / 2 - panX) / zoom, (before.height / 2 - panY) / zoom];
    this.#cy.viewport({ zoom: next, pan: { x: size.width / 2 - next * x, y: size.height / 2 - next * y } });
  }

  show(box: Box, closest: number, padding: number): void {
    this.#moveTo(viewOnto(box, this.#frame(padding), closest));
  }

  /** Everything into the viewport without gliding. */
  fitAtOnce(scene: Scene): void {
    const box = boxAround(scene, () => true);
    if (box) this.#cy.viewport(viewOnto(box, this.#frame(36), 2));
  }

  /** The point into the middle at once, as when a hand drags the view. */
  look(point: Point): void {
    const zoom = this.#cy.zoom();
    const { width, height } = this.#size;
    this.#cy.stop();
    this.#cy.pan({ x: width / 2 - zoom * point.x, y: height / 2 - zoom * point.y });
  }

  centre(point: Point): void {
    const zoom = Math.max(this.#cy.zoom(), 0.9);
    const { width, height } = this.#size;
    this.#moveTo({ zoom, pan: { x: width / 2 - zoom * point.x, y: height / 2 - zoom * point.y } });
  }

  /** Moves only when a point is out of sight: then to the middle of them all, away from it when they need more room. */
  reveal(points: readonly Point[]): void {
    if (points.every((point) => this.sees(point))) return;
    const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
    const box = { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
    this.show(box, Math.max(this.#cy.zoom(), 0.9), 80);
  }

  zoomBy(factor: number): void {
    const { width, height } = this.#size;
    const zoom = Math.max(ZOOM.least, Math.min(ZOOM.most, this.#cy.zoom() * factor));
    const scale = zoom / this.#cy.zoom();
    const { x, y } = this.#cy.pan();
    this.#moveTo({
      zoom,
      pan: { x: width / 2 - (width / 2 - x) * scale, y: height / 2 - (height / 2 - y) * scale },
    });
  }

  /** True when a point of model space lies well inside the viewport. */
  sees(point: Point): boolean {
    const { zoom, panX, panY, width, height } = this.viewport;
    const [x, y] = [point.x * zoom + panX, point.y * zoom + panY];
    return x > 40 && y > 40 && x < width - 40 && y < height - 40;
  }

  /** What is free of panels and of `padding`; names need more of it at the sides. */
  #frame(padding: number): Box {
    const { width, height } = this.#size;
    const { left, right, top, bottom } = this.insets;
    return {
      left: left + 1.6 * padding,
      right: width - right - 1.6 * padding,
      top: top + padding,
      bottom: height - bottom - padding,
    };
  }

  #moveTo(view: View): void {
    this.#cy.stop();
    if (this.reducedMotion) this.#cy.viewport(view);
    else this.#cy.animate({ ...view, duration: 260, easing: "ease-in-out-cubic" });
  }
}
