/** Writes relation words along edges, in CSS pixels, where no name is in the way. */
import { squareAround, type Rectangle } from "../../picture/box-grid";
import type { Point } from "../../picture/edge-shape";
import { drawText, fontOf, RELATION_STYLE } from "../../picture/label-style";
import { labelText } from "../../picture/label-text";
import { edgeShown } from "../../picture/scene";
import { curveOnScreen, LINE, markedEdges, type TextPage } from "./text-page";

/** Kept edges tell their relation when they are long enough for it, and only at this zoom or closer. */
const LEAST_ZOOM = 0.55;

/** Relation words on the edges that are marked, and on kept edges that are long enough and have room. */
export function paintRelations(page: TextPage): void {
  const { context, scene, moment, viewport, marks } = page;
  const marked = new Set(markedEdges(marks));
  context.font = fontOf(RELATION_STYLE);
  context.textAlign = "center";
  context.globalAlpha = 1;
  for (const row of marked) paintRelation(page, row, true);
  if (viewport.zoom * scene.scale < LEAST_ZOOM) return;
  scene.edgeFront.forEach((front, row) => {
    if (front === 0 || marked.has(row) || moment.edgeKept[row]! < 0.5) return;
    context.globalAlpha = 0.9 * moment.edgeKept[row]!;
    paintRelation(page, row, false);
  });
}

function paintRelation(page: TextPage, row: number, always: boolean): void {
  const { context, scene } = page;
  const text = labelText(scene.relations[scene.view.edges.relation[row]!] ?? "", RELATION_STYLE.longest);
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
  drawText(context, text, 0, 0, page.theme);
  context.restore();
}

interface Spot extends Point {
  readonly angle: number;
}

/** Along the edge where it is long enough; a marked one that is too short has its word level below or above both ends. */
function spotsFor(page: TextPage, row: number, width: number, always: boolean): Spot[] {
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

/** Text never stands on its head. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}
