/** Between model space and the screen. */
import type { Point } from "./edge-shape";
import type { Scene } from "./scene";

/** screen = model × zoom + pan, in CSS pixels. */
export interface View {
  readonly zoom: number;
  readonly pan: Point;
}

/** A view on a sheet of a size in CSS pixels; `ratio` device pixels per CSS pixel. */
export interface Viewport {
  readonly zoom: number;
  readonly panX: number;
  readonly panY: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Model → CSS pixels from the canvas' top left. */
export function toScreen(viewport: Viewport, x: number, y: number): Point {
  return { x: x * viewport.zoom + viewport.panX, y: y * viewport.zoom + viewport.panY };
}

/** CSS pixels from the canvas' top left → model. */
export function toModel(viewport: Viewport, x: number, y: number): Point {
  return { x: (x - viewport.panX) / viewport.zoom, y: (y - viewport.panY) / viewport.zoom };
}

/** True for points on the canvas or just beside it. */
export function isOnScreen(viewport: Viewport, x: number, y: number): boolean {
  const at = toScreen(viewport, x, y);
  return at.x > -40 && at.y > -20 && at.x < viewport.width + 40 && at.y < viewport.height + 20;
}

/** Smallest box around the wanted nodes that are drawn with their discs, or null when there are none. */
export function boxAround(scene: Scene, wanted: (row: number) => boolean): Box | null {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let row = 0; row < scene.x.length; row++) {
    if (scene.hidden[row] === 1 || !wanted(row) || Number.isNaN(scene.x[row]!)) continue;
    const reach = scene.radius[row]! * 1.2;
    box.left = Math.min(box.left, scene.x[row]! - reach);
    box.right = Math.max(box.right, scene.x[row]! + reach);
    box.top = Math.min(box.top, scene.y[row]! - reach);
    box.bottom = Math.max(box.bottom, scene.y[row]! + reach);
  }
  return box.left <= box.right ? box : null;
}

/** The box between two opposite corners. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  };
}

/** The view that shows a box in the middle of a frame of the screen, its zoom between two bounds. */
export function viewOnto(box: Box, frame: Box, least: number, closest: number): View {
  const wide = Math.max(40, frame.right - frame.left);
  const high = Math.max(40, frame.bottom - frame.top);
  const fitting = Math.min(wide / (box.right - box.left || 1), high / (box.bottom - box.top || 1));
  const zoom = Math.max(least, Math.min(closest, fitting));
  return {
    zoom,
    pan: {
      x: (frame.left + frame.right) / 2 - (zoom * (box.left + box.right)) / 2,
      y: (frame.top + frame.bottom) / 2 - (zoom * (box.top + box.bottom)) / 2,
    },
  };
}
