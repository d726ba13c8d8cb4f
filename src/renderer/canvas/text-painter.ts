/** Draws names and relation words in screen pixels, clipped and outlined in the colour of the ground so that lines do not cross them. */
import { CANVAS_COLOURS } from "../ui/palette";
import type { Theme } from "./canvas-props";
import { BoxGrid, squareAround, type Rectangle } from "./box-grid";
import { controlPoint, type Point } from "./edge-shape";
import { labelLines, labelText } from "./label-text";
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

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly scene: Scene;
  readonly moment: Moment;
  readonly viewport: Viewport;
  readonly theme: Theme;
  readonly marks: Marks;
  /** What texts must not cover, what they rather would not, and where they can be read. */
  readonly taken: BoxGrid;
  readonly lines: BoxGrid;
  readonly sheet: Rectangle;
}

interface Rank {
  readonly row: number;
  readonly rank: number;
}

/** All texts that fit: first the names, then the relation words beside them. */
export function paintTexts(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  viewport: Viewport,
  theme: Theme,
  marks: Marks,
): void {
  const sheet = { left: 2, top: 2, right: viewport.width - 2, bottom: viewport.height - 2 };
  const page: Page = {
    context,
    scene,
    moment,
    viewport,
    theme,
    marks,
    taken: new BoxGrid(),
    lines: new BoxGrid(),
    sheet,
  };
  context.textBaseline = "middle";
  paintNames(page);
  paintRelations(page);
  context.globalAlpha = 1;
}

/** Names: what is marked, then answers, seeds and kept nodes, then the best joined of the cloud where there is room. */
function paintNames(page: Page): void {
  const { context, scene, moment, viewport } = page;
  const ranks = rankNodes(page);
  for (const { row, rank } of ranks) {
    const at = toScreen(viewport, scene.x[row]!, scene.y[row]!);
    if (rank >= 30) page.taken.add(squareAround(at.x, at.y, 0.8 * scene.radius[row]! * viewport.zoom));
  }
  scene.edgeFront.forEach((front, row) => {
    if (front === 1 && moment.edgeKept[row]! > 0.5)
      for (const at of pointsAlong(page, row)) page.lines.add(squareAround(at.x, at.y, 2));
  });
  const wishes = ranks.map((entry) => wishOf(page, entry));
  const byRow = new Map(ranks.map((entry) => [entry.row, entry.rank]));
  context.textAlign = "left";
  for (const { row, x, y } of placeLabels(wishes, page)) {
    const rank = byRow.get(row) ?? 0;
    context.font = fontOf(rank);
    // Names of what is lost stay legible; there are few of them.
    context.globalAlpha = rank >= 30 ? 1 : Math.min(0.75, Math.max(0.55, moment.nodeOpacity[row]!));
    textOf(scene, row, rank).forEach((line, at, lines) =>
      outlined(page, line, x, y + (at - (lines.length - 1) / 2) * LINE),
    );
  }
}

/** Relation words on the edge that is marked, and on kept edges that are long enough and have room. */
function paintRelations(page: Page): void {
  const { context, scene, moment, viewport, marks } = page;
  const marked = new Set([marks.selectedEdge, marks.hoveredEdge, marks.cursorEdge].filter((row) => row >= 0));
  context.font = `500 10.5px ${FAMILY}`;
  context.textAlign = "center";
  context.globalAlpha = 1;
  for (const row of marked) paintRelation(page, row, true);
  if (viewport.zoom * scene.scale < RELATION_ZOOM) return;
  scene.edgeFront.forEach((front, row) => {
    if (front === 0 || marked.has(row) || moment.edgeKept[row]! < 0.5) return;
    context.globalAlpha = 0.9 * moment.edgeKept[row]!;
    paintRelation(page, row, false);
  });
}

function paintRelation(page: Page, row: number, always: boolean): void {
  const { context, scene } = page;
  const text = labelText(scene.relations[scene.view.edges.relation[row]!] ?? "", 36);
  if (!edgeShown(scene, row) || text === "") return;
  const width = context.measureText(text).width;
  const spots = spotsFor(page, row, width, always).map((spot) => ({
    ...spot,
    boxes: boxesUnder(spot, width),
  }));
  const free = spots.find(({ boxes }) => !boxes.some((box) => page.taken.hits(box)));
  const spot = free ?? (always ? spots[0] : undefined);
  if (!spot) return;
  spot.boxes.forEach((box) => page.taken.add(box));
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate(spot.angle);
  outlined(page, text, 0, 0);
  context.restore();
}

interface Spot extends Point {
  readonly angle: number;
}

/** Along the edge where it is long enough; a marked one that is too short has its word level below or above both ends. */
function spotsFor(page: Page, row: number, width: number, always: boolean): Spot[] {
  const { scene, viewport } = page;
  const { source, target } = scene.view.edges;
  const { a, b, middle } = curveOnScreen(page, row);
  const radii = [scene.radius[source[row]!]! * viewport.zoom, scene.radius[target[row]!]! * viewport.zoom];
  const along = { ...middle, angle: upright(Math.atan2(b.y - a.y, b.x - a.x)) };
  if (Math.hypot(b.x - a.x, b.y - a.y) - radii[0]! - radii[1]! >= width + 14) return [along];
  if (!always) return [];
  const reach = Math.abs(b.y - a.y) / 2 + Math.max(...radii) + LINE;
  const level = [1, -1, 2, -2].map((lines) => middle.y + lines * LINE + Math.sign(lines) * (reach - LINE));
  return [...level.map((y) => ({ x: middle.x, y, angle: 0 })), along];
}

/** Small squares along a slanted text. */
function boxesUnder({ x, y, angle }: Spot, width: number): Rectangle[] {
  const count = Math.max(1, Math.ceil(width / 10));
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    return squareAround(x + along * Math.cos(angle), y + along * Math.sin(angle), 5.5);
  });
}

function curveOnScreen(
  { scene, viewport }: Page,
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

function pointsAlong(page: Page, row: number): Point[] {
  const { a, b, c } = curveOnScreen(page, row);
  const count = Math.min(60, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 12));
  return Array.from({ length: count }, (_, at) => {
    const t = (at + 0.5) / count;
    const mix = (p: number, q: number, r: number) => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
  });
}

function rankNodes({ scene, moment, viewport, marks }: Page): Rank[] {
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
  if (moment.nodeOpacity[row]! < 0.2) return 0;
  // What a person added was asked for by name.
  if (scene.nodeAdded[row] === 1) return 28;
  if (moment.nodeKept[row]! > 0.5)
    return scene.answer[row] === 1
      ? 50 + moment.nodeAnswer[row]!
      : scene.view.nodes.seed[row] === 1
        ? 45
        : 30;
  const edges = scene.degree[row]! * viewport.zoom;
  const isBig = edges > (moment.nodeOpacity[row]! > 0.6 ? 12 : 28);
  return isBig || viewport.zoom >= 1.15 ? 10 + 5 * Math.min(1, moment.nodeOpacity[row]!) : 0;
}

function wishOf({ context, scene, viewport }: Page, { row, rank }: Rank): LabelWish {
  context.font = fontOf(rank);
  const lines = textOf(scene, row, rank);
  return {
    row,
    ...toScreen(viewport, scene.x[row]!, scene.y[row]!),
    reach: scene.radius[row]! * viewport.zoom + (scene.view.nodes.seed[row] === 1 ? 6 : 1),
    width: Math.max(0, ...lines.map((line) => context.measureText(line).width)),
    height: LINE * lines.length,
    forced: rank >= 100,
  };
}

function textOf(scene: Scene, row: number, rank: number): string[] {
  const name = scene.names[row] ?? "";
  return rank >= 30 ? labelLines(name, rank >= 100 ? 32 : 24) : [labelText(name, 22)];
}

function fontOf(rank: number): string {
  if (rank >= 45) return `600 12.5px ${FAMILY}`;
  return rank >= 30 ? `500 12px ${FAMILY}` : `400 10.5px ${FAMILY}`;
}

function outlined({ context, theme }: Page, text: string, x: number, y: number): void {
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
