/** What of the canvas' scene the camera shows: all of it, the kept part, one element. */
import type { Camera, Insets, Size } from "../picture/camera";
import type { Rectangle } from "../picture/box-grid";
import type { Point } from "../picture/edge-shape";
import type { ElementRef } from "../picture/elements";
import type { Scene } from "../picture/scene";
import { textGrowth } from "../picture/label-style";
import { boxAround, toScreen, type Box } from "../picture/viewport";
import type { GraphCanvasProps } from "./canvas-props";
import { isUnder, roomBeside } from "./covered";
import { boxOf, endsOf, keptBox, placeOfNode } from "./element-places";
import type { Picked } from "./pick";
import { sideRoom, sideRoomToBe } from "./side-room";

/** Least zoom at which a single element is shown. */
const NEAR = 0.9;
/** Up to so many nodes nearly each has its name beside it, which wants room at the rim; names do not grow with nearness. */
const NAMED = 60;
/** Share of the sheet's width that names at one side may take from the picture, and of its shorter side that they leave the picture. */
const [MOST_ASIDE, LEFT_OVER] = [0.3, 0.6];
/** Room around a picture in CSS pixels, and how much of it there is above and below, where names are one or two lines: of a low sheet at most a share. */
const [PADDING, ABOVE, MOST_ABOVE] = [70, 0.7, 0.08];
const LEAST_ASPECT = 0.4;
const NO_INSETS = { left: 0, right: 0, top: 0, bottom: 0 };

export class Framing {
  readonly #camera: Camera;
  readonly #look: () => { readonly scene: Scene; readonly props: GraphCanvasProps };
  #last: { readonly box: Box; readonly closest: number; readonly padding: number } | null = null;

  constructor(camera: Camera, look: () => { readonly scene: Scene; readonly props: GraphCanvasProps }) {
    this.#camera = camera;
    this.#look = look;
  }

  fit(atOnce = false): void {
    const { scene } = this.#look();
    const box = boxAround(scene, () => true);
    const isSmall = scene.x.length <= NAMED;
    const closest = scene.x.length === 1 ? 1 : isSmall ? 1.4 : 2;
    if (box) this.show(box, closest, isSmall ? 64 : 36, atOnce);
  }

  fitKept(): void {
    const box = keptBox(this.#look().scene);
    if (box) this.show(box, 1.6, PADDING);
    else this.fit();
  }

  /** Moves only when a point of the element is out of sight or under what floats: then to the middle of what is free; false when it is not drawn. */
  reveal(element: ElementRef, covered: Rectangle | null = null): boolean {
    const { scene } = this.#look();
    const { viewport } = this.#camera;
    const points = endsOf(scene, element).map((end) => placeOfNode(scene, end));
    const isFree = ({ x, y }: Point) => covered === null || !isUnder(covered, toScreen(viewport, x, y));
    if (points.every((point) => this.#camera.sees(point) && isFree(point))) return points.length > 0;
    const insets = covered === null ? undefined : roomBeside(covered, viewport);
    // A small picture stays whole: what was found is seen with the answer beside it.
    const whole = scene.x.length <= NAMED ? boxAround(scene, () => true) : null;
    this.show(whole ?? boxOf(points), Math.max(viewport.zoom, NEAR), 80, false, insets);
    return true;
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

  /** Width ÷ height of what names at the sides leave of the sheet, before the scene's nodes have places. */
  aspect(): number {
    const { scene } = this.#look();
    const { width, height } = this.#camera.viewport;
    if (scene.x.length > NAMED || width === 0) return width / Math.max(1, height);
    const insets = this.#insets();
    const { left, right } = sideRoomToBe(
      scene,
      textGrowth({ width, height }, scene.names),
      PADDING,
      MOST_ASIDE * width,
    );
    const high = height - insets.top - insets.bottom - 2 * this.#above(PADDING);
    return Math.max(LEAST_ASPECT, (width - insets.left - insets.right - left - right) / Math.max(1, high));
  }

  /** To a new size: what was framed is framed for it, for names, tools and panels are as large as before; what a person looked at stays in the middle. */
  resize(size: Size): void {
    const { isAsShown } = this.#camera;
    this.#camera.resize(size);
    if (isAsShown && this.#last) this.show(this.#last.box, this.#last.closest, this.#last.padding, true);
  }

  /** Shows a box where no panel floats, with room for names at the sides. */
  show(box: Box, closest: number, padding: number, atOnce = false, insets = this.#insets()): void {
    this.#last = { box, closest, padding };
    const { scene } = this.#look();
    const { left, right, top, bottom } = insets;
    const isNamed = scene.x.length <= NAMED;
    const aside = isNamed
      ? sideRoom(scene, box, textGrowth(this.#camera.viewport, scene.names), padding, this.#aside(box))
      : { left: padding, right: padding };
    const above = isNamed
      ? this.#above(padding)
      : Math.min(padding, MOST_ABOVE * this.#camera.viewport.height);
    this.#camera.show(
      box,
      closest,
      {
        ...{ left: left + aside.left, right: right + aside.right },
        ...{ top: top + above, bottom: bottom + above },
      },
      atOnce,
    );
  }

  /** The most that names at one side and at both take, CSS pixels: less where the box's longer side would be left too little, for they find room above and below too. */
  #aside(box: Box): { readonly most: number; readonly both: number } {
    const { width, height } = this.#camera.viewport;
    const { left, right } = this.#insets();
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const wanted = LEFT_OVER * Math.min(width, height) * (wide / Math.max(1, wide, high));
    return { most: MOST_ASIDE * width, both: Math.max(0, width - left - right - wanted) };
  }

  #above(padding: number): number {
    return Math.min(ABOVE * padding, MOST_ABOVE * this.#camera.viewport.height);
  }

  #insets(): Insets {
    return this.#look().props.insets ?? NO_INSETS;
  }
}
