/** What floats over the canvas while a person searches: what is found is not to lie under it. CSS pixels from the canvas' top left. */
import type { Rectangle } from "../picture/box-grid";
import type { Insets, Size } from "../picture/camera";
import type { Point } from "../picture/edge-shape";

/** A node this near to what floats has its disc or its name under it. */
const NEAR = 24;

/** True of a point under `covered`, or so near that a node there is half under it. */
export function isUnder({ left, top, right, bottom }: Rectangle, { x, y }: Point): boolean {
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

/** Insets that leave free what floats at the top left: the ground beside it or below it, whichever is larger. */
export function roomBeside(covered: Rectangle, { width, height }: Pick<Size, "width" | "height">): Insets {
  const beside = (width - covered.right) * height;
  const below = (height - covered.bottom) * width;
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  return beside >= below ? { ...none, left: covered.right } : { ...none, top: covered.bottom };
}
