/** Paints the canvas' own sheets, at most once a frame and only what changed. */
import type { ElementRef } from "../../picture/elements";
import type { GraphCanvasProps } from "../canvas-props";
import { clearSheet, paintCloudEdges, paintCloudNodes } from "./cloud-painter";
import { createLayers, type Layers } from "./layers";
import { marksOf } from "../marks";
import { createMinimap, type Minimap } from "./minimap";
import { paintOverlay } from "./overlay-painter";
import type { Point } from "../../picture/edge-shape";
import type { Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";
import type { Viewport } from "../../picture/viewport";

/** Everything a frame shows. */
export interface Shown {
  readonly props: GraphCanvasProps;
  readonly scene: Scene;
  readonly moment: Moment;
  readonly viewport: Viewport;
  readonly hover: ElementRef | null;
  readonly cursor: ElementRef | null;
}

/** What changed: colours and widths of edges, marks and names, what is seen at a moment or in which view, or where things are and how they look. */
export type Change = keyof typeof TOUCHED;

type Sheet = "edges" | "nodes" | "overlay" | "minimap" | "dots";

/** The sheets a change makes stale; `dots` are the minimap's nodes. */
const TOUCHED = {
  colours: ["edges"],
  marks: ["overlay", "minimap"],
  view: ["edges", "nodes", "overlay", "minimap"],
  places: ["edges", "nodes", "overlay", "minimap", "dots"],
} satisfies Readonly<Record<string, readonly Sheet[]>>;

export class CanvasSheets {
  readonly layers: Layers;
  readonly #minimap: Minimap;
  readonly #look: () => Shown;
  readonly #stale = new Set<Sheet>();
  #frame = 0;

  constructor(container: HTMLElement, look: () => Shown, onGo: (point: Point) => void) {
    this.layers = createLayers(container);
    this.#minimap = createMinimap(container, onGo);
    this.#look = look;
  }

  /** Paints with the next frame. */
  schedule(change: Change): void {
    for (const sheet of TOUCHED[change]) this.#stale.add(sheet);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.paint());
  }

  /** Paints now what is stale. */
  paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { props, scene, moment, viewport, ...pointers } = this.#look();
    const { edges, nodes, overlay } = this.layers;
    const stale = new Set(this.#stale);
    this.#stale.clear();
    if (stale.has("edges")) paintCloudEdges(edges, scene, moment, viewport, props.theme);
    if (stale.has("nodes")) {
      clearSheet(nodes, viewport);
      paintCloudNodes(nodes, scene, moment, viewport, props.theme);
    }
    if (stale.has("overlay")) {
      const marks = marksOf(scene, { ...props, ...pointers });
      paintOverlay(overlay, scene, moment, viewport, props.theme, marks, props.insets?.top);
    }
    if (!stale.has("minimap")) return;
    this.#minimap.show(props.minimap === true);
    this.#minimap.paint(scene, viewport, props.theme, stale.has("dots"));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#minimap.dispose();
    this.layers.dispose();
  }
}
