/** Draws names and relation words in screen pixels, clipped and outlined in the colour of the ground so that lines do not cross them. */
import { CANVAS_COLOURS } from "../ui/palette";
import type { Theme } from "./canvas-props";
import { controlPoint } from "./edge-shape";
import { labelText } from "./label-text";
import { placeLabels, type LabelWish } from "./label-placement";
import type { Marks } from "./marks";
import { edgeShown, type Scene } from "./scene";
import type { Moment } from "./timeline-model";
import { isOnScreen, toScreen, type Viewport } from "./viewport";

const FAMILY = `"Inter Variable", Inter, system-ui, sans-serif`;
const LINE = 15;
const MOST_CLOUD_LABELS = 90;
/** Kept edges tell their relation when they are long enough for it, and only at this zoom or closer. */
const RELATION_ZOOM = 0.55;

interface Rank {
  readonly row: number;
  readonly rank: number;
}

/** Names: what is marked, then answers, seeds and kept nodes, then the best joined of the cloud where there is room. */
export function paintNodeTexts(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
  marks: Marks,
): void {
  const ranks = rankNodes(scene, moment, viewport, marks);
  const wishes = ranks.map((entry) => wishOf(context, scene, viewport, entry));
  const discs = ranks
    .filter(({ rank }) => rank >= 30)
    .map(({ row }) => ({
      ...toScreen(viewport, scene.x[row]!, scene.y[row]!),
      reach: scene.radius[row]! * viewport.zoom,
    }));
  const byRow = new Map(ranks.map((entry) => [entry.row, entry.rank]));
  context.textBaseline = "middle";
  context.textAlign = "left";
  for (const { row, x, y } of placeLabels(wishes, discs)) {
    const rank = byRow.get(row) ?? 0;
    context.font = fontOf(rank);
    context.globalAlpha = rank >= 100 ? 1 : Math.min(1, moment.nodeOpacity[row]!) * (rank >= 30 ? 1 : 0.75);
    outlined(context, textOf(scene, row, rank), x, y, theme);
  }
  context.globalAlpha = 1;
}

/** Relation words on the edge that is marked, and on kept edges that are long enough. */
export function paintEdgeTexts(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
  marks: Marks,
): void {
  const marked = new Set([marks.selectedEdge, marks.hoveredEdge, marks.cursorEdge].filter((row) => row >= 0));
  context.font = `500 10.5px ${FAMILY}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const row of marked) paintRelation(context, scene, viewport, theme, row, true);
  if (viewport.zoom * scene.scale < RELATION_ZOOM) return;
  scene.edgeFront.forEach((front, row) => {
    if (front === 0 || marked.has(row) || moment.edgeKept[row]! < 0.5) return;
    context.globalAlpha = 0.9 * moment.edgeOpacity[row]!;
    paintRelation(context, scene, viewport, theme, row, false);
  });
  context.globalAlpha = 1;
}

function paintRelation(
  context: CanvasRenderingContext2D,
  scene: Scene,
  viewport: Viewport,
  theme: Theme,
  row: number,
  always: boolean,
): void {
  const { source, target, relation } = scene.view.edges;
  const text = labelText(scene.relations[relation[row]!] ?? "", 36);
  if (!edgeShown(scene, row) || text === "") return;
  const a = toScreen(viewport, scene.x[source[row]!]!, scene.y[source[row]!]!);
  const b = toScreen(viewport, scene.x[target[row]!]!, scene.y[target[row]!]!);
  const ends = (scene.radius[source[row]!]! + scene.radius[target[row]!]!) * viewport.zoom;
  if (!always && Math.hypot(b.x - a.x, b.y - a.y) - ends < context.measureText(text).width + 14) return;
  const c = controlPoint(a, b, scene.shapes.bend[row]! * viewport.zoom);
  const loop = scene.shapes.loop[row]! > 0 ? (scene.radius[source[row]!]! * 2 + 14) * viewport.zoom : 0;
  context.save();
  context.translate((a.x + b.x) / 4 + c.x / 2, (a.y + b.y) / 4 + c.y / 2 - loop);
  context.rotate(upright(Math.atan2(b.y - a.y, b.x - a.x)));
  outlined(context, text, 0, 0, theme);
  context.restore();
}

function rankNodes(scene: Scene, moment: Moment, viewport: Viewport, marks: Marks): Rank[] {
  const marked = new Set([
    marks.selectedNode,
    marks.hoveredNode,
    marks.cursorNode,
    ...marks.highlightedNodes,
  ]);
  const ends = [marks.selectedEdge, marks.hoveredEdge, marks.cursorEdge].filter((row) => row >= 0);
  for (const row of ends) marked.add(scene.view.edges.source[row]!).add(scene.view.edges.target[row]!);
  const ranks: Rank[] = [];
  for (let row = 0; row < scene.x.length; row++) {
    if (scene.hidden[row] === 1 || !isOnScreen(viewport, scene.x[row]!, scene.y[row]!)) continue;
    const rank = marked.has(row) ? 100 : rankOf(scene, moment, viewport, row);
    if (rank > 0) ranks.push({ row, rank });
  }
  ranks.sort((a, b) => b.rank - a.rank || scene.degree[b.row]! - scene.degree[a.row]! || a.row - b.row);
  const important = ranks.filter(({ rank }) => rank >= 30);
  return [...important, ...ranks.filter(({ rank }) => rank < 30).slice(0, MOST_CLOUD_LABELS)];
}

/** 0 = not now. A name in the cloud needs zoom, or many edges. */
function rankOf(scene: Scene, moment: Moment, viewport: Viewport, row: number): number {
  if (moment.nodeOpacity[row]! < 0.25) return 0;
  if (scene.answer[row] === 1) return 50;
  if (scene.view.nodes.seed[row] === 1) return 45;
  if (scene.view.nodes.kept[row] === 1) return 30;
  const near = viewport.zoom >= 1.15 || scene.degree[row]! * viewport.zoom > 12;
  return near ? 10 + 5 * Math.min(1, moment.nodeOpacity[row]!) : 0;
}

function wishOf(
  context: CanvasRenderingContext2D,
  scene: Scene,
  viewport: Viewport,
  { row, rank }: Rank,
): LabelWish {
  context.font = fontOf(rank);
  return {
    row,
    ...toScreen(viewport, scene.x[row]!, scene.y[row]!),
    reach: scene.radius[row]! * viewport.zoom + (scene.view.nodes.seed[row] === 1 ? 4 : 1),
    width: context.measureText(textOf(scene, row, rank)).width,
    height: LINE,
    forced: rank >= 100,
  };
}

function textOf(scene: Scene, row: number, rank: number): string {
  return labelText(scene.names[row] ?? "", rank >= 100 ? 60 : rank >= 30 ? 30 : 22);
}

function fontOf(rank: number): string {
  if (rank >= 45) return `600 12.5px ${FAMILY}`;
  return rank >= 30 ? `500 12px ${FAMILY}` : `400 10.5px ${FAMILY}`;
}

function outlined(context: CanvasRenderingContext2D, text: string, x: number, y: number, theme: Theme): void {
  const colours = CANVAS_COLOURS[theme];
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = colours.textHalo;
  context.strokeText(text, x, y);
  context.fillStyle = colours.text;
  context.fillText(text, x, y);
}

/** Text never stands on its head. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}
