/** Draws what lies above the graph: selection, pointer and keyboard marks, highlights, and the names that fit. */
import { CANVAS_COLOURS } from "../ui/palette";
import type { Theme } from "./canvas-props";
import { haloColour } from "./canvas-style";
import { shownRadius, strokeEdge, uncoverEnds } from "./edge-stroke";
import type { Marks } from "./marks";
import { paintPictureMarks } from "./picture-marks";
import { paintSignBadges, paintSignStrokes } from "./sign-painter";
import { paintTexts } from "./text-painter";
import { controlPoint } from "./edge-shape";
import { edgeShown, type Scene } from "./scene";
import type { Moment } from "./timeline-model";
import type { Viewport } from "./viewport";

/** Clears the context and draws marks and texts. */
export function paintOverlay(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
  marks: Marks,
): void {
  const { width, height, ratio, zoom, panX, panY } = viewport;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, Math.ceil(width * ratio), Math.ceil(height * ratio));
  const toModel = () => context.setTransform(zoom * ratio, 0, 0, zoom * ratio, panX * ratio, panY * ratio);
  toModel();
  paintEdgeMarks(context, scene, theme, marks, 1 / zoom);
  paintNodeMarks(context, scene, theme, marks, 1 / zoom);
  paintSignStrokes(context, scene, moment, theme, marks.signs, 1 / zoom);
  paintPictureMarks(context, scene, theme, marks, 1 / zoom);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintTexts(context, scene, moment, viewport, theme, marks);
  toModel();
  paintSignBadges(context, scene, moment, theme, marks.signs, 1 / zoom);
}

function paintEdgeMarks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  marks: Marks,
  pixel: number,
): void {
  const { selected, text } = CANVAS_COLOURS[theme];
  const draw = (row: number, colour: string, width: number, alpha: number) => {
    if (row < 0 || !edgeShown(scene, row)) return;
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth = width * pixel;
    strokeEdge(context, scene, row);
    context.globalAlpha = 1;
  };
  context.lineCap = "round";
  for (const row of marks.highlightedEdges) draw(row, haloColour(theme), 7, 0.45);
  for (const row of marks.highlightedEdges) uncoverEnds(context, scene, row);
  for (const row of incidentEdges(scene, marks)) draw(row, text, 1.2, 0.35);
  draw(marks.hoveredEdge, text, 3, 0.8);
  draw(marks.cursorEdge, selected, 7, 0.35);
  draw(marks.selectedEdge, selected, 9, 0.25);
  draw(marks.selectedEdge, selected, 3, 1);
  for (const row of [marks.selectedEdge, marks.hoveredEdge, marks.cursorEdge])
    uncoverEnds(context, scene, row);
  paintArrowhead(context, scene, marks.hoveredEdge, text, pixel);
  paintArrowhead(context, scene, marks.selectedEdge, selected, pixel);
}

/** Which way a marked edge runs; loops run nowhere. */
function paintArrowhead(
  context: CanvasRenderingContext2D,
  scene: Scene,
  row: number,
  colour: string,
  pixel: number,
): void {
  if (row < 0 || scene.shapes.loop[row]! > 0 || !edgeShown(scene, row)) return;
  const source = scene.view.edges.source[row]!;
  const target = scene.view.edges.target[row]!;
  const a = { x: scene.x[source]!, y: scene.y[source]! };
  const b = { x: scene.x[target]!, y: scene.y[target]! };
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const angle = Math.atan2(b.y - c.y, b.x - c.x);
  context.save();
  context.translate(b.x, b.y);
  context.rotate(angle);
  context.translate(-shownRadius(scene, target) - 2 * pixel, 0);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-11 * pixel, -5.5 * pixel);
  context.lineTo(-11 * pixel, 5.5 * pixel);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.restore();
}

/** Edges of the node under the pointer, or of the selected one. */
function incidentEdges(scene: Scene, marks: Marks): number[] {
  const node = marks.hoveredNode >= 0 ? marks.hoveredNode : marks.selectedNode;
  if (node < 0) return [];
  const { source, target } = scene.view.edges;
  return Array.from(source.keys()).filter((row) => source[row] === node || target[row] === node);
}

function paintNodeMarks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  marks: Marks,
  pixel: number,
): void {
  const { selected, text } = CANVAS_COLOURS[theme];
  const ring = (row: number, colour: string, gap: number, width: number) => {
    if (row < 0 || scene.hidden[row] === 1) return;
    context.strokeStyle = colour;
    context.lineWidth = width * pixel;
    context.beginPath();
    context.arc(scene.x[row]!, scene.y[row]!, scene.radius[row]! * 1.1 + gap * pixel, 0, 2 * Math.PI);
    context.stroke();
  };
  for (const row of marks.highlightedNodes) ring(row, haloColour(theme), 5, 4);
  ring(marks.hoveredNode, text, 3, 1.5);
  ring(marks.cursorNode, selected, 8, 1.5);
  ring(marks.selectedNode, selected, 4, 3);
}
