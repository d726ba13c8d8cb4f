/** What the painters of names and of relation words share while they fill one sheet. */
import type { BoxGrid, Rectangle } from "../../picture/box-grid";
import { controlPoint, type Point } from "../../picture/edge-shape";
import type { Theme } from "../../picture/palette";
import type { Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";
import { toScreen, type Viewport } from "../../picture/viewport";
import type { Marks } from "../marks";

/** CSS pixels from one line of a name to the next. */
export const LINE = 15;

export interface TextPage {
  readonly context: CanvasRenderingContext2D;
  readonly scene: Scene;
  readonly moment: Moment;
  readonly viewport: Viewport;
  readonly theme: Theme;
  readonly marks: Marks;
  /** What texts must not cover, what they rather would not (large discs before edges), and where they can be read; CSS pixels. */
  readonly taken: BoxGrid;
  readonly rims: BoxGrid;
  readonly lines: BoxGrid;
  readonly sheet: Rectangle;
}

/** Rows of the edges that are selected, pointed at or under the keyboard cursor. */
export function markedEdges({ selectedEdge, hoveredEdge, cursorEdge }: Marks): number[] {
  return [selectedEdge, hoveredEdge, cursorEdge].filter((row) => row >= 0);
}

/** An edge's ends, control point and middle (a loop's top) in CSS pixels. */
export function curveOnScreen(
  { scene, viewport }: TextPage,
  row: number,
): { a: Point; b: Point; c: Point; middle: Point } {
  const source = scene.view.edges.source[row]!;
  const target = scene.view.edges.target[row]!;
  const a = toScreen(viewport, scene.x[source]!, scene.y[source]!);
  const b = toScreen(viewport, scene.x[target]!, scene.y[target]!);
  const c = controlPoint(a, b, scene.shapes.bend[row]! * viewport.zoom);
  const loop = scene.shapes.loop[row]! > 0 ? (scene.radius[source]! * 2 + 14) * viewport.zoom : 0;
  return { a, b, c, middle: { x: (a.x + b.x) / 4 + c.x / 2, y: (a.y + b.y) / 4 + c.y / 2 - loop } };
}
