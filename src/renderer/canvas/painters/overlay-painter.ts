/** Draws what lies above the graph: selection, pointer and keyboard marks, highlights, and the names that fit. */
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { EDGE_STYLE, haloColour } from "../../picture/style";
import { hasDirection, shownRadius } from "../../picture/element-looks";
import { strokeEdge, uncoverEnds } from "./edge-stroke";
import { BoxGrid, squareAround } from "../../picture/box-grid";
import type { TextPage } from "./text-page";
import type { Marks } from "../marks";
import { clearSheet, lookThrough } from "./cloud-painter";
import { paintPictureMarks } from "./picture-marks";
import { HALF } from "./badge-shapes";
import { badgesOf, paintSignBadges, paintSignStrokes } from "./sign-painter";
import { paintNames } from "./name-painter";
import { paintRelations, paintSelected } from "./relation-painter";
import { controlPoint } from "../../picture/edge-shape";
import { edgeShown, type Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";
import { toScreen, type Viewport } from "../../picture/viewport";

/** What stays free of texts at the rim, CSS pixels. */
const RIM = 2;
/** Of a hub's edges, beyond so many, the discs are too small and too many to be taken out of the lines at every move of the pointer. */
const MOST_UNCOVERED = 200;

/** Clears the context and draws marks and texts, these not in the uppermost `under` CSS pixels. */
export function paintOverlay(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
  marks: Marks,
  under = 0,
): void {
  const { zoom, ratio } = viewport;
  clearSheet(context, viewport);
  lookThrough(context, viewport);
  paintEdgeMarks(context, scene, theme, marks, 1 / zoom);
  paintNodeMarks(context, scene, theme, marks, 1 / zoom);
  paintSignStrokes(context, scene, moment, theme, marks.signs, 1 / zoom);
  paintPictureMarks(context, scene, theme, marks, 1 / zoom);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintTexts({ context, scene, moment, viewport, theme, marks }, Math.max(RIM, under));
  lookThrough(context, viewport);
  paintSignBadges(context, scene, moment, theme, marks.signs, 1 / zoom);
}

type Grid = "taken" | "rims" | "lines";

/** All texts that fit: the selected edge's word, the names, then the other relation words beside them. */
function paintTexts(page: Omit<TextPage, Grid | "sheet">, top: number): void {
  const { context, viewport, scene, moment, marks } = page;
  const sheet = { left: RIM, top, right: viewport.width - RIM, bottom: viewport.height - RIM };
  const whole = { ...page, taken: new BoxGrid(), rims: new BoxGrid(), lines: new BoxGrid(), sheet };
  context.textBaseline = "middle";
  const badges = badgesOf(scene, moment, marks.signs, 1 / viewport.zoom);
  const keepClear = (kind: "node" | "edge"): void => {
    for (const { one, x, y } of badges)
      if (one.kind === kind) {
        const at = toScreen(viewport, x, y);
        whole.taken.add(squareAround(at.x, at.y, HALF));
      }
  };
  paintNames(whole, () => {
    keepClear("edge");
    return paintSelected(whole);
  });
  keepClear("node");
  paintRelations(whole);
  context.globalAlpha = 1;
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
  const incident = incidentEdges(scene, marks);
  for (const row of incident) draw(row, text, 1.2, 0.35);
  if (incident.length <= MOST_UNCOVERED) for (const row of incident) uncoverEnds(context, scene, row);
  draw(marks.hoveredEdge, text, 3, 0.8);
  draw(marks.cursorEdge, selected, 7, 0.35);
  draw(marks.selectedEdge, selected, 9, 0.25);
  draw(marks.selectedEdge, selected, 3, 1);
  for (const row of [marks.selectedEdge, marks.hoveredEdge, marks.cursorEdge])
    uncoverEnds(context, scene, row);
  paintArrowhead(context, scene, marks.hoveredEdge, text, pixel);
  paintArrowhead(context, scene, marks.selectedEdge, selected, pixel);
}

/** Which way a marked edge runs, where it has a direction. */
function paintArrowhead(
  context: CanvasRenderingContext2D,
  scene: Scene,
  row: number,
  colour: string,
  pixel: number,
): void {
  if (row < 0 || !hasDirection(scene, row) || !edgeShown(scene, row)) return;
  const source = scene.view.edges.source[row]!;
  const target = scene.view.edges.target[row]!;
  const a = { x: scene.x[source]!, y: scene.y[source]! };
  const b = { x: scene.x[target]!, y: scene.y[target]! };
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const angle = Math.atan2(b.y - c.y, b.x - c.x);
  const length = EDGE_STYLE.arrow.pixels * pixel;
  context.save();
  context.translate(b.x, b.y);
  context.rotate(angle);
  context.translate(-shownRadius(scene, target) - EDGE_STYLE.arrow.gap * pixel, 0);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-length, -length / 2);
  context.lineTo(-length, length / 2);
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
