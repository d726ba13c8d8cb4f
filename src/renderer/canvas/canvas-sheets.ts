/** Paints the canvas' own sheets, at most once a frame and only what changed. */
import type { GraphCanvasProps, ElementRef } from "./canvas-props";
import { clearSheet, paintCloudEdges, paintCloudNodes } from "./cloud-painter";
import { createLayers, type Layers } from "./layers";
import { marksOf } from "./marks";
import { createMinimap, type Minimap } from "./minimap";
import { paintOverlay } from "./overlay-painter";
import type { Point } from "./edge-shape";
import type { Scene } from "./scene";
import type { Moment } from "./timeline-model";
import type { Viewport } from "./viewport";

/** Everything a frame shows. */
export interface Shown {
  readonly props: GraphCanvasProps;
  readonly scene: Scene;
  readonly moment: Moment;
  readonly viewport: Viewport;
  readonly hover: ElementRef | null;
  readonly cursor: ElementRef | null;
}

/** What changed: colours and widths of edges, the view or the marks, or where things are and how they look. */
export type Change = "cloud" | "view" | "places";

export class CanvasSheets {
  readonly layers: Layers;
  readonly #minimap: Minimap;
  readonly #look: () => Shown;
  #frame = 0;
  #othersStale = true;
  #mapStale = true;

  constructor(container: HTMLElement, look: () => Shown, onGo: (point: Point) => void) {
    this.layers = createLayers(container);
    this.#minimap = createMinimap(container, onGo);
    this.#look = look;
  }

  /** Paints with the next frame. */
  schedule(change: Change): void {
    // Nodes, marks and names do not follow colours and widths of edges, and the minimap follows only the nodes.
    if (change !== "cloud") this.#othersStale = true;
    if (change === "places") this.#mapStale = true;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.paint());
  }

  /** Paints now. */
  paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { props, scene, moment, viewport, ...pointers } = this.#look();
    paintCloudEdges(this.layers.edges, scene, moment, viewport, props.theme);
    if (!this.#othersStale) return;
    this.#othersStale = false;
    clearSheet(this.layers.nodes, viewport);
    paintCloudNodes(this.layers.nodes, scene, moment, viewport, props.theme);
    const marks = marksOf(scene, { ...props, ...pointers });
    paintOverlay(this.layers.overlay, scene, moment, viewport, props.theme, marks);
    this.#minimap.show(props.minimap === true);
    this.#minimap.paint(scene, viewport, props.theme, this.#mapStale);
    this.#mapStale = false;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#minimap.dispose();
    this.layers.dispose();
  }
}
