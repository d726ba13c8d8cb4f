/** What of the canvas' scene the camera shows: all of it, the kept part, one element. */
import type { Camera } from "../picture/camera";
import type { Point } from "../picture/edge-shape";
import type { ElementRef } from "../picture/elements";
import type { Scene } from "../picture/scene";
import { boxAround, toScreen, type Box } from "../picture/viewport";
import type { GraphCanvasProps } from "./canvas-props";
import { boxOf, endsOf, keptBox, placeOfNode } from "./element-places";
import type { Picked } from "./pick";

/** Least zoom at which a single element is shown. */
const NEAR = 0.9;
/** Up to so many nodes nearly each has its name beside it, which wants room at the rim; names do not grow with nearness. */
const NAMED = 60;
const NO_INSETS = { left: 0, right: 0, top: 0, bottom: 0 };

export class Framing {
  readonly #camera: Camera;
  readonly #look: () => { readonly scene: Scene; readonly props: GraphCanvasProps };

  constructor(camera: Camera, look: () => { readonly scene: Scene; readonly props: GraphCanvasProps }) {
    this.#camera = camera;
    this.#look = look;
  }

  fit(atOnce = false): void {
    const { scene } = this.#look();
    const box = boxAround(scene, () => true);
    const isSmall = scene.x.length <= NAMED;
    if (box) this.show(box, isSmall ? 1.4 : 2, isSmall ? 64 : 36, atOnce);
  }

  fitKept(): void {
    const box = keptBox(this.#look().scene);
    if (box) this.show(box, 1.6, 70);
    else this.fit();
  }

  /** Moves only when a point of the element is out of sight: then to the middle of them all; false when it is not drawn. */
  reveal(element: ElementRef): boolean {
    const { scene } = this.#look();
    const points = endsOf(scene, element).map((end) => placeOfNode(scene, end));
    if (!points.every((point) => this.#camera.sees(point)))
      this.show(boxOf(points), Math.max(this.#camera.viewport.zoom, NEAR), 80);
    return points.length > 0;
  }

  /** The node into the middle unless it is well in sight. */
  keepInSight(row: number): void {
    const place = placeOfNode(this.#look().scene, row);
    if (!this.#camera.sees(place)) this.#camera.centre(place, NEAR);
  }

  /** What was clicked twice into the middle; everything where that was the ground. */
  centreOn(picked: Picked | null): void {
    const { scene } = this.#look();
    if (!picked) return this.fit();
    const row = picked.kind === "node" ? picked.row : scene.view.edges.target[picked.row]!;
    this.#camera.centre(placeOfNode(scene, row), NEAR);
  }

  /** A node, or an edge's source, in CSS pixels; null when it is not drawn. */
  placeOf(element: ElementRef): Point | null {
    const { scene } = this.#look();
    const [row] = endsOf(scene, element);
    if (row === undefined) return null;
    const { x, y } = placeOfNode(scene, row);
    return toScreen(this.#camera.viewport, x, y);
  }

  /** Shows a box where no panel floats, with more room for names at the sides. */
  show(box: Box, closest: number, padding: number, atOnce = false): void {
    const { left, right, top, bottom } = this.#look().props.insets ?? NO_INSETS;
    const aside = 1.6 * padding;
    const insets = { left: left + aside, right: right + aside, top: top + padding, bottom: bottom + padding };
    this.#camera.show(box, closest, insets, atOnce);
  }
}
