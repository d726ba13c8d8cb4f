/**
 * Draws the candidate cloud: everything that has not come forward into cytoscape's foreground. Thousands of faint lines need no style engine, hit
 * boxes or texture caches: edges are put in buckets of equal look and stroked bucket by bucket, so that a moment of the timeline
 * costs about a millisecond of script for 3,000 edges (bench/canvas, docs/decisions).
 */
import { scaleColour, withAlpha } from "../../picture/colour-mix";
import { edgeColour, nodeColour } from "../../picture/element-looks";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { paintAdded } from "./added-painter";
import { strokeEdge } from "./edge-stroke";
import { traceShape } from "../../picture/node-shape";
import { edgeShown, lookOfNode, type Scene } from "../../picture/scene";
import { EDGE_STYLE } from "../../picture/style";
import type { Moment } from "../../picture/moment";
import type { Viewport } from "../../picture/viewport";

const OPACITIES = 24;
const TINTS = 11;
const WIDTHS = 10;
const WIDEST = 5;
const BUCKETS = 2 * OPACITIES * TINTS * WIDTHS;

/** Clears the context and draws the cloud's edges at a moment. */
export function paintCloudEdges(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
): void {
  clearSheet(context, viewport);
  lookThrough(context, viewport);
  context.lineCap = "butt";
  paintEdges(context, scene, moment, theme, EDGE_STYLE.thinnest / viewport.zoom);
  paintAdded(context, scene, theme, 1 / viewport.zoom);
}

/** Draws the cloud's nodes at a moment, over what the context holds. */
export function paintCloudNodes(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
): void {
  lookThrough(context, viewport);
  paintNodes(context, scene, moment, theme);
}

/** Empties a sheet. */
export function clearSheet(context: CanvasRenderingContext2D, { width, height, ratio }: Viewport): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, Math.ceil(width * ratio), Math.ceil(height * ratio));
}

/** Coordinates of the graph from here on. */
export function lookThrough(context: CanvasRenderingContext2D, { zoom, panX, panY, ratio }: Viewport): void {
  context.setTransform(zoom * ratio, 0, 0, zoom * ratio, panX * ratio, panY * ratio);
}

function paintEdges(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  theme: Theme,
  thinnest: number,
): void {
  const { head, next } = bucketsOf(scene, moment);
  // Buckets ascend from faint to strong and from lost to kept, so that what matters is drawn on top.
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (head[bucket] === -1) continue;
    const width = bucket % WIDTHS;
    const tint = Math.floor(bucket / WIDTHS) % TINTS;
    const opacity = Math.floor(bucket / (WIDTHS * TINTS)) % OPACITIES;
    const colour = edgeColour(theme, bucket >= BUCKETS / 2, tint / (TINTS - 1), moment.onScale);
    context.strokeStyle = withAlpha(colour, (opacity + 1) / OPACITIES);
    context.lineWidth = Math.max(thinnest, ((width + 1) / WIDTHS) * WIDEST);
    for (let row = head[bucket]!; row !== -1; row = next[row]!) strokeEdge(context, scene, row);
  }
}

/** Linked lists of the edge rows of each bucket; invisible, foreground, added and hidden edges are in none, nor those that lie on one as strong. */
function bucketsOf(scene: Scene, moment: Moment): { head: Int32Array; next: Int32Array } {
  const count = moment.edgeOpacity.length;
  const head = new Int32Array(BUCKETS).fill(-1);
  const next = new Int32Array(count);
  for (let row = 0; row < count; row++) {
    const opacity = Math.round(moment.edgeOpacity[row]! * OPACITIES);
    const isForward = scene.edgeFront[row] === 1 && moment.edgeKept[row]! >= 1;
    if (opacity === 0 || isForward || scene.edgeAdded[row] === 1 || !edgeShown(scene, row)) continue;
    const lead = scene.lead[row]!;
    if (lead !== row && moment.edgeOpacity[lead]! >= moment.edgeOpacity[row]!) continue;
    const tint = Math.round(moment.edgeTint[row]! * (TINTS - 1));
    const width = Math.max(0, Math.min(WIDTHS, Math.round((moment.edgeWidth[row]! / WIDEST) * WIDTHS)) - 1);
    const kept = scene.edgeFront[row] === 0 && moment.edgeKept[row]! > 0.5 ? OPACITIES : 0;
    const bucket = ((kept + opacity - 1) * TINTS + tint) * WIDTHS + width;
    next[row] = head[bucket]!;
    head[bucket] = row;
  }
  return { head, next };
}

/** Opaque, so that edges do not shine through a faint node; what is faint lies below what is strong. */
function paintNodes(context: CanvasRenderingContext2D, scene: Scene, moment: Moment, theme: Theme): void {
  const { label } = scene.view.nodes;
  const { ground } = CANVAS_COLOURS[theme];
  const steps = Uint8Array.from(moment.nodeOpacity, (opacity) => Math.round(opacity * OPACITIES));
  const rows = cloudNodes(scene, moment);
  rows.sort((a, b) => steps[a]! - steps[b]! || label[a]! - label[b]!);
  let ink = "";
  for (const row of rows) {
    const colour = nodeColour(scene, row, theme);
    const next = `${colour} ${String(steps[row])}`;
    if (next !== ink) context.fillStyle = scaleColour([ground, colour], steps[row]! / OPACITIES);
    ink = next;
    fillNode(context, scene, row);
  }
}

/** Rows of nodes that have appeared and are neither in the foreground, added nor hidden. */
function cloudNodes(scene: Scene, moment: Moment): number[] {
  const rows: number[] = [];
  for (let row = 0; row < moment.nodeOpacity.length; row++) {
    const isForward = scene.nodeFront[row] === 1 && moment.nodeKept[row]! >= 1;
    if (isForward || scene.nodeAdded[row] === 1 || scene.hidden[row] === 1) continue;
    if (moment.nodeOpacity[row]! > 0.02) rows.push(row);
  }
  return rows;
}

function fillNode(context: CanvasRenderingContext2D, scene: Scene, row: number): void {
  context.beginPath();
  const { shape } = lookOfNode(scene, row);
  traceShape(context, shape, scene.x[row]!, scene.y[row]!, scene.cloudRadius[row]!);
  context.fill();
}
