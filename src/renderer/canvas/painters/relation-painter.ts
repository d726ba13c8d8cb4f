/** Writes relation words along edges, in CSS pixels, where no name is in the way. */
import { squareAround, type Rectangle } from "../../picture/box-grid";
import { timesText } from "../../picture/bundles";
import type { Point } from "../../picture/edge-shape";
import { CANVAS_COLOURS } from "../../picture/palette";
import { drawText, fontOf, RELATION_STYLE, textGrowth } from "../../picture/label-style";
import { labelLines, labelText } from "../../picture/label-text";
import type { Moment } from "../../picture/moment";
import { edgeShown, type Scene } from "../../picture/scene";
import { curveOnScreen, LINE, markedEdges, type TextPage } from "./text-page";

/** Where along an edge its word is tried, the middle first: beside a name or another word there may be room further on. */
const ALONG = [0.5, 0.4, 0.6, 0.32, 0.68];
/** Pixels of an edge that stay bare at its ends: the arrow has to be seen. */
const BARE = 7;
/** The plate under a word: air at its sides, height, round corners; CSS pixels. */
const PLATE = { aside: 3, height: 13, corner: 3 };
/** Opacity of an edge that is told though it was dropped, and of its word. */
const [PALE, FAINT] = [0.3, 0.75];
/** The longest line of a word that is broken in two, as a share of it: of a single long one half says nothing. */
const LONGER_HALF = 0.7;

/** Beyond so many kept edges a word each is a thicket from afar: they are told at this zoom or closer. */
const [MOST_FROM_AFAR, LEAST_ZOOM] = [40, 0.9];

/** The word of the selected edge, before any name is placed: it is looked at, and stays while the pointer moves on. Gives what it covers. */
export function paintSelected(page: TextPage): readonly Rectangle[] {
  const { scene, moment, marks } = page;
  if (marks.selectedEdge < 0) return [];
  const lead = scene.lead[marks.selectedEdge]!;
  readyFor(page);
  return paintRelation(page, lead, true, bundlesOf(scene, moment).get(lead)?.length);
}

/** Relation words on the other edges that are marked, and on kept edges that are long enough and have room. */
export function paintRelations(page: TextPage): void {
  const { context, scene, moment, viewport, marks } = page;
  const marked = new Set(markedEdges(marks).map((row) => scene.lead[row]!));
  readyFor(page);
  const bundles = bundlesOf(scene, moment);
  for (const lead of marked)
    if (lead !== scene.lead[marks.selectedEdge]) paintRelation(page, lead, true, bundles.get(lead)?.length);
  if (bundles.size > MOST_FROM_AFAR && viewport.zoom * scene.scale < LEAST_ZOOM) return;
  const kept = ([, rows]: readonly [number, readonly number[]]): number => moment.edgeKept[rows[0]!]!;
  // Beside each other there may be room for one alone: what is kept says why.
  for (const [lead, rows] of [...bundles].sort((a, b) => kept(b) - kept(a))) {
    if (marked.has(lead)) continue;
    context.globalAlpha = Math.max(FAINT, moment.edgeKept[rows[0]!]!);
    paintRelation(page, lead, false, rows.length);
  }
}

function readyFor({ context, scene, viewport }: TextPage): void {
  context.font = fontOf({ ...RELATION_STYLE, size: RELATION_STYLE.size * textGrowth(viewport, scene.names) });
  context.textAlign = "center";
  context.globalAlpha = 1;
}

/** Kept edges, and dropped ones that an answer's picture shows, by what they tell: those that say the same are told once, by their lead. */
function bundlesOf(scene: Scene, moment: Moment): ReadonlyMap<number, readonly number[]> {
  const bundles = new Map<number, number[]>();
  const isAnswer = scene.view.part === "answer";
  scene.edgeFront.forEach((front, row) => {
    const isTold = front === 1 ? moment.edgeKept[row]! >= 0.5 : isAnswer && moment.edgeOpacity[row]! > PALE;
    if (!isTold) return;
    const lead = scene.lead[row]!;
    const bundle = bundles.get(lead);
    if (bundle) bundle.push(row);
    else bundles.set(lead, [row]);
  });
  return bundles;
}

/** The word in one line where it has room on the edge, else in two; never cut. A marked edge is told in any case. Gives what it covers. */
function paintRelation(page: TextPage, row: number, always: boolean, times = 1): readonly Rectangle[] {
  const { scene } = page;
  const word = labelText(scene.relations[scene.view.edges.relation[row]!] ?? "", RELATION_STYLE.longest);
  if (!edgeShown(scene, row) || word === "") return [];
  const whole = timesText(word, times);
  const line = lineOf(page, row);
  for (const lines of [[whole], ...inTwo(whole)]) {
    const spot = freeSpot(page, spotsFor(line, widestOf(page, lines), lines.length));
    if (spot) return write(page, lines, spot);
  }
  if (!always) return [];
  const spots = besideOf(line, widestOf(page, [whole]));
  return write(page, [whole], freeSpot(page, spots) ?? spots[0]!);
}

const freeSpot = ({ taken }: TextPage, spots: readonly Spot[]): Spot | undefined =>
  spots.find(({ boxes }) => !boxes.some((box) => taken.hits(box)));

/** A text in two lines of about the same length; none where it has no place to be broken. */
export function inTwo(text: string): readonly (readonly string[])[] {
  const lines = labelLines(text, Math.ceil(LONGER_HALF * text.length));
  return lines.length === 2 && lines.every((line) => !line.endsWith("…")) ? [lines] : [];
}

/** On a plate of the ground's colour: between words no line shows through. Gives what it covers. */
function write(page: TextPage, lines: readonly string[], spot: Spot): readonly Rectangle[] {
  const { context, theme } = page;
  spot.boxes.forEach((box) => page.taken.add(box));
  const wide = widestOf(page, lines) + 2 * PLATE.aside;
  const step = PLATE.height * textGrowth(page.viewport, page.scene.names);
  const high = step * lines.length;
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate(spot.angle);
  context.fillStyle = CANVAS_COLOURS[theme].textHalo;
  context.beginPath();
  context.roundRect(-wide / 2, -high / 2, wide, high, PLATE.corner);
  context.fill();
  lines.forEach((text, at) => drawText(context, text, 0, (at - (lines.length - 1) / 2) * step, theme, 1));
  context.restore();
  return spot.boxes;
}

/** An edge on the screen: where its word may stand, how much of it is free of nodes, how high it reaches. */
interface EdgeLine {
  readonly along: readonly (Point & { readonly angle: number; readonly bare: number })[];
  readonly room: number;
  readonly middle: Point;
  readonly reach: number;
}

interface Spot extends Point {
  readonly angle: number;
  readonly boxes: readonly Rectangle[];
}

function lineOf(page: TextPage, row: number): EdgeLine {
  const { scene, viewport } = page;
  const { source, target } = scene.view.edges;
  const { a, b, c, middle } = curveOnScreen(page, row);
  const [near, far] = [source[row]!, target[row]!].map((end) => scene.radius[end]! * viewport.zoom);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = upright(Math.atan2(b.y - a.y, b.x - a.x));
  const along = ALONG.map((t) => {
    const at = t === 0.5 ? middle : pointAt(a, c, b, t);
    const bare = 2 * (Math.min(t * length - near!, (1 - t) * length - far!) - BARE);
    return { ...at, angle, bare };
  });
  const reach = Math.abs(b.y - a.y) / 2 + Math.max(near!, far!) + LINE;
  return { along, room: length - near! - far! - 2 * BARE, middle, reach };
}

/** Along the edge, where it is long enough. */
function spotsFor({ along }: EdgeLine, width: number, lines: number): Spot[] {
  const slanted = along.filter(({ bare }) => bare >= width);
  return slanted.map((spot) => ({ ...spot, boxes: boxesUnder(spot, width, lines) }));
}

/** Of a marked edge on which its word has no room: along it all the same where it is long enough, else level below or above both ends. */
function besideOf({ along, middle, reach }: EdgeLine, width: number): Spot[] {
  const slanted = along.filter(({ bare }) => bare >= width);
  const level = [1, -1, 2, -2].map((away) => ({
    x: middle.x,
    y: middle.y + away * LINE + Math.sign(away) * (reach - LINE),
    angle: 0,
  }));
  const spots = slanted.length > 0 ? slanted : [...level, along[0]!];
  return spots.map((spot) => ({ ...spot, boxes: boxesUnder(spot, width, 1) }));
}

function pointAt(a: Point, c: Point, b: Point, t: number): Point {
  const mix = (p: number, q: number, r: number) => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
  return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
}

function widestOf({ context }: TextPage, lines: readonly string[]): number {
  return Math.max(...lines.map((text) => context.measureText(text).width));
}

/** Half a square under a text: squares eight pixels apart cover its letters at any slant. */
const HALF = 7;

/** Small squares along a slanted text, a row of them for each line. */
function boxesUnder({ x, y, angle }: Omit<Spot, "boxes">, width: number, lines: number): Rectangle[] {
  const count = Math.max(1, Math.ceil(width / 8));
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: count * lines }, (_, at) => {
    const along = (((at % count) + 0.5) / count - 0.5) * width;
    const below = (Math.floor(at / count) - (lines - 1) / 2) * PLATE.height;
    return squareAround(x + along * right - below * down, y + along * down + below * right, HALF);
  });
}

/** Text never stands on its head. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}
