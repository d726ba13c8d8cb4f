/** What lies under a point of the canvas: a node before an edge, what is kept before what is lost, the nearest before the rest. */
import { KEPT } from "../../shared/trace";
import type { ElementRef } from "../picture/elements";
import {
  controlPoint,
  distanceToCurve,
  distanceToSegment,
  loopCircle,
  type Point,
} from "../picture/edge-shape";
import { edgeShown, type Scene } from "../picture/scene";
import type { Moment } from "../picture/moment";
import type { Box } from "../picture/viewport";

export type Picked = ElementRef & { readonly row: number };

/** Fainter than this is not there for the pointer. */
const FAINTEST = 0.06;

/** The element within `tolerance` (model units) of a point of model space, or null. A linear scan: 0.1 ms for 3,000 edges. */
export function pick(scene: Scene, moment: Moment, point: Point, tolerance: number): Picked | null {
  const node = pickNode(scene, moment, point, tolerance);
  if (node !== -1) return { kind: "node", handle: scene.view.nodes.handle[node]!, row: node };
  const edge = pickEdge(scene, moment, point, tolerance);
  if (edge !== -1) return { kind: "edge", handle: scene.view.edges.handle[edge]!, row: edge };
  return null;
}

/** Handles of the nodes in a box of model space that can be seen. */
export function nodesIn(scene: Scene, moment: Moment, { left, right, top, bottom }: Box): number[] {
  const isIn = (row: number) => {
    const [x, y] = [scene.x[row]!, scene.y[row]!];
    if (x < left || x > right || y < top || y > bottom) return false;
    return scene.hidden[row] === 0 && moment.nodeOpacity[row]! >= FAINTEST;
  };
  return Array.from(scene.view.nodes.handle).filter((_, row) => isIn(row));
}

function pickNode(scene: Scene, moment: Moment, point: Point, tolerance: number): number {
  let best = -1;
  let bestRank = Infinity;
  for (let row = 0; row < scene.x.length; row++) {
    if (moment.nodeOpacity[row]! < FAINTEST || scene.hidden[row] === 1) continue;
    const distance = Math.hypot(scene.x[row]! - point.x, scene.y[row]! - point.y);
    if (distance > scene.radius[row]! + tolerance) continue;
    const rank = distance - (scene.view.nodes.kept[row] === 1 ? tolerance : 0);
    if (rank < bestRank) [best, bestRank] = [row, rank];
  }
  return best;
}

function pickEdge(scene: Scene, moment: Moment, point: Point, tolerance: number): number {
  let best = -1;
  let bestRank = Infinity;
  for (let row = 0; row < moment.edgeOpacity.length; row++) {
    if (moment.edgeOpacity[row]! < FAINTEST || !edgeShown(scene, row)) continue;
    const distance = distanceToEdge(scene, row, point);
    if (distance > tolerance + moment.edgeWidth[row]! / 2) continue;
    const rank = distance - (scene.view.edges.verdict[row] === KEPT ? tolerance / 2 : 0);
    if (rank < bestRank) [best, bestRank] = [row, rank];
  }
  return best;
}

function distanceToEdge(scene: Scene, row: number, point: Point): number {
  const source = scene.view.edges.source[row]!;
  const target = scene.view.edges.target[row]!;
  const a = { x: scene.x[source]!, y: scene.y[source]! };
  if (scene.shapes.loop[row]! > 0) {
    const circle = loopCircle(a, scene.radius[source]!, scene.shapes.loop[row]!);
    return Math.abs(Math.hypot(point.x - circle.x, point.y - circle.y) - circle.radius);
  }
  const b = { x: scene.x[target]!, y: scene.y[target]! };
  const bend = scene.shapes.bend[row]!;
  if (bend === 0) return distanceToSegment(point, a, b);
  return distanceToCurve(point, a, controlPoint(a, b, bend), b);
}

/** What was picked, without its place. */
export function referenceTo(picked: Picked | null): ElementRef | null {
  return picked && { kind: picked.kind, handle: picked.handle };
}
