/** Where a picture is looked at from, for canvas and map alike: zoom and pan, at once or gliding unless motion is reduced. */
import type { Point } from "./edge-shape";
import { toModel, toScreen, viewOnto, type Box, type View, type Viewport } from "./viewport";

const GLIDE_MS = 260;
/** CSS pixels that a point keeps from the rim to count as well in sight. */
const WELL_INSIDE = 40;

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Whether two sizes are one. */
export const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height && one.ratio === other.ratio;

export interface CameraOptions {
  /** Least and most zoom at a size in CSS pixels. */
  readonly limits: (size: Size) => { readonly least: number; readonly most: number };
  /** After every change; false while it goes on gliding. */
  readonly moved: (still: boolean) => void;
}

/** What is free of panels around a framed box, in CSS pixels. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Camera {
  readonly #options: CameraOptions;
  #view: View = { zoom: 1, pan: { x: 0, y: 0 } };
  #size: Size = { width: 0, height: 0, ratio: 1 };
  /** The zoom somebody chose and the size it was chosen at, and the zoom that a resize made of it. */
  #chosen = { zoom: 0, width: 0, height: 0, now: 0 };
  /** Box that was to be shown while there was no size to show it at. */
  #waiting: Parameters<Camera["show"]> | null = null;
  /** Where it looks or glides to, and where it was sent to show a box. */
  #aim: View | null = null;
  #framed: View | null = null;
  #gliding = 0;
  reducedMotion = false;

  constructor(options: CameraOptions) {
    this.#options = options;
  }

  get viewport(): Viewport {
    const { zoom, pan } = this.#view;
    return { zoom, panX: pan.x, panY: pan.y, ...this.#size };
  }

  /** A new size: what was in the middle stays there, and what was in sight stays in sight. */
  resize(size: Size): void {
    const before = this.#size;
    this.#size = size;
    if (before.width === 0) {
      if (this.#waiting) this.show(...this.#waiting);
      return;
    }
    const { zoom } = this.#view;
    if (zoom !== this.#chosen.now)
      this.#chosen = { zoom, width: before.width, height: before.height, now: zoom };
    const { zoom: chosen, width, height } = this.#chosen;
    const next = this.#within(chosen * Math.min(size.width / width, size.height / height));
    this.#chosen.now = next;
    const { pan } = this.#view;
    const middle = { x: (before.width / 2 - pan.x) / zoom, y: (before.height / 2 - pan.y) / zoom };
    this.#jump(this.#onto(middle, next));
  }

  /** A box of model space into the middle of what the insets leave free, never closer than `closest`. */
  show(box: Box, closest: number, insets: Insets, atOnce = false): void {
    const { width, height } = this.#size;
    this.#waiting = width === 0 ? [box, closest, insets, true] : null;
    const { left, right, top, bottom } = insets;
    const frame = { left, right: width - right, top, bottom: height - bottom };
    const { least, most } = this.#options.limits(this.#size);
    const to = viewOnto(box, frame, least, Math.min(closest, most));
    this.#framed = to;
    this.#go(to, atOnce);
  }

  /** True while nobody has moved it since a box was shown. */
  get isAsShown(): boolean {
    return this.#framed !== null && this.#aim === this.#framed;
  }

  /** The point into the middle at once, as when a hand drags the view. */
  look(point: Point): void {
    this.#jump(this.#onto(point, this.#view.zoom));
  }

  /** Looks as another camera does. */
  take({ zoom, pan }: View): void {
    const now = this.#view;
    // Two cameras that follow each other come to rest.
    if (zoom === now.zoom && pan.x === now.pan.x && pan.y === now.pan.y) return;
    this.#jump({ zoom, pan });
  }

  /** The point into the middle, not further away than `least`. */
  centre(point: Point, least: number): void {
    this.#go(this.#onto(point, Math.max(this.#view.zoom, least)), false);
  }

  /** Moves what is in sight by CSS pixels. */
  shift(right: number, down: number): void {
    const { zoom, pan } = this.#view;
    this.#jump({ zoom, pan: { x: pan.x + right, y: pan.y + down } });
  }

  /** Nearer or farther at once, while what lies at a point of the screen stays there. */
  zoomAt(at: Point, factor: number): void {
    this.#jump(this.#zoomed(at, factor));
  }

  /** Nearer or farther around the middle. */
  zoomBy(factor: number): void {
    const { width, height } = this.#size;
    this.#go(this.#zoomed({ x: width / 2, y: height / 2 }, factor), false);
  }

  /** True when a point of model space lies well inside the viewport. */
  sees(point: Point): boolean {
    const { width, height } = this.#size;
    const { x, y } = toScreen(this.viewport, point.x, point.y);
    return x > WELL_INSIDE && y > WELL_INSIDE && x < width - WELL_INSIDE && y < height - WELL_INSIDE;
  }

  stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  #within(zoom: number): number {
    const { least, most } = this.#options.limits(this.#size);
    return Math.max(least, Math.min(most, zoom));
  }

  #onto(point: Point, zoom: number): View {
    const { width, height } = this.#size;
    return { zoom, pan: { x: width / 2 - zoom * point.x, y: height / 2 - zoom * point.y } };
  }

  #zoomed(at: Point, factor: number): View {
    const zoom = this.#within(this.#view.zoom * factor);
    const point = toModel(this.viewport, at.x, at.y);
    return { zoom, pan: { x: at.x - zoom * point.x, y: at.y - zoom * point.y } };
  }

  #jump(view: View): void {
    this.stop();
    this.#aim = view;
    this.#view = view;
    this.#options.moved(true);
  }

  #go(to: View, atOnce: boolean): void {
    if (atOnce || this.reducedMotion) return this.#jump(to);
    this.stop();
    this.#aim = to;
    const from = this.#view;
    const began = performance.now();
    const step = (): void => {
      const part = Math.min(1, (performance.now() - began) / GLIDE_MS);
      this.#view = part === 1 ? to : between(from, to, part * part * (3 - 2 * part));
      this.#options.moved(part === 1);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    step();
  }
}

/** Places go evenly and nearness by factors, so that it looks even. */
function between(from: View, to: View, part: number): View {
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // Pan in model units moves evenly where both ends are seen at the zoom between them.
  const at = (axis: "x" | "y"): number =>
    zoom * (from.pan[axis] / from.zoom + (to.pan[axis] / to.zoom - from.pan[axis] / from.zoom) * part);
  return { zoom, pan: { x: at("x"), y: at("y") } };
}
