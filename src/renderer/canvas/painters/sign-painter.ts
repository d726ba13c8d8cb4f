/** Draws signs: a stroke under an edge, and a badge whose shape alone tells one sign from another. */
import { signColour, CANVAS_COLOURS, type Theme } from "../../picture/palette";
import type { SignName } from "../../picture/elements";
import { HALF, paintBadge } from "./badge-shapes";
import { strokeEdge, uncoverEnds } from "./edge-stroke";
import { controlPoint, loopCircle, type Point } from "../../picture/edge-shape";
import { edgeShown, type Scene } from "../../picture/scene";
import { hasBadge, type SignRow } from "../signs";
import type { Moment } from "../../picture/moment";

/** Pixels from one badge of an element to the next. */
const STEP = 17;
/** Where along an edge its badge sits, 0 at its source. */
const AT = 0.3;
/** Pixels of the shortest edge that has a badge besides its stroke. */
const SHORTEST = 80;
/** The zoom from which strokes have their full width, the least share of it, and up to how many signed edges they have it. */
const [FULL_WIDTH, THINNEST, FEW] = [0.6, 0.3, 30];
/** Opacity of a stroke that tells what only the other run keeps, by what it has there. */
const ELSEWHERE = 0.4;

interface Stroke {
  readonly width: number;
  readonly alpha: number;
  readonly dash: readonly number[];
}

const STROKES: Readonly<Partial<Record<SignName, Stroke>>> = {
  gained: { width: 7, alpha: 0.45, dash: [] },
  lost: { width: 3, alpha: 0.95, dash: [3, 5] },
  both: { width: 5, alpha: 0.35, dash: [] },
  left: { width: 7, alpha: 0.6, dash: [] },
  right: { width: 4, alpha: 0.95, dash: [8, 5] },
  gold: { width: 7, alpha: 0.5, dash: [] },
  "gold-lost": { width: 2.5, alpha: 0.95, dash: [2, 4] },
};

/** The strokes under signed edges; what has not appeared yet on the timeline has no sign. `pixel` is one CSS pixel in model units. */
export function paintSignStrokes(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  theme: Theme,
  signs: readonly SignRow[],
  pixel: number,
): void {
  // A few differences among hundreds of edges that both runs keep are what one looks for: they are as wide as a few.
  const differing = signs.filter(({ sign }) => sign !== "both").length;
  const [faint, drawn] = [signs.length, differing].map((count) => pixel * strokeShare(1 / pixel, count));
  for (const one of signs) {
    const stroke = one.kind === "edge" ? STROKES[one.sign] : undefined;
    if (!stroke || !isShown(scene, moment, one)) continue;
    const alpha = stroke.alpha * (one.elsewhere === true ? ELSEWHERE : 1);
    strokeSign(
      context,
      scene,
      one.row,
      signColour(one.sign, theme),
      { ...stroke, alpha },
      (one.sign === "both" ? faint : drawn)!,
    );
  }
}

/** How much of its width a stroke has at a zoom among so many: from afar or in a crowd, edges in full width are one smear. */
export function strokeShare(zoom: number, signed: number): number {
  const crowd = Math.sqrt(FEW / Math.max(FEW, signed));
  return Math.max(THINNEST, Math.min(1, zoom / FULL_WIDTH) * crowd);
}

interface Badge extends Point {
  readonly one: SignRow;
}

/** Where the badges of the signs that are shown now lie, model units. */
export function badgesOf(scene: Scene, moment: Moment, signs: readonly SignRow[], pixel: number): Badge[] {
  return signs
    .filter((one) => hasBadge(one.sign) && !one.told && isShown(scene, moment, one))
    .filter((one) => one.kind === "node" || STROKES[one.sign] === undefined || hasRoom(scene, one.row, pixel))
    .map((one) => ({ one, ...placeOf(scene, one, pixel) }));
}

/** Whether a badge on an edge leaves its ends to be seen; on a shorter one the stroke tells. */
function hasRoom(scene: Scene, row: number, pixel: number): boolean {
  const { source, target } = scene.view.edges;
  const [from, to] = [source[row]!, target[row]!];
  const length = Math.hypot(scene.x[from]! - scene.x[to]!, scene.y[from]! - scene.y[to]!);
  return from === to || length >= SHORTEST * pixel;
}

/** The badges, which lie over names; relation words keep away from them. */
export function paintSignBadges(
  context: CanvasRenderingContext2D,
  scene: Scene,
  moment: Moment,
  theme: Theme,
  signs: readonly SignRow[],
  pixel: number,
): void {
  for (const { one, x, y } of badgesOf(scene, moment, signs, pixel)) {
    context.save();
    context.translate(x, y);
    context.scale(pixel, pixel);
    paintBadge(context, one.sign, signColour(one.sign, theme), CANVAS_COLOURS[theme].ground);
    context.restore();
  }
}

function isShown(scene: Scene, moment: Moment, { kind, row, sign }: SignRow): boolean {
  // What was lost is what one looks for, however faint it has become.
  if (sign === "gold-lost") return kind === "node" ? scene.hidden[row] === 0 : edgeShown(scene, row);
  if (kind === "node") return scene.hidden[row] === 0 && moment.nodeOpacity[row]! > 0.05;
  return edgeShown(scene, row) && moment.edgeOpacity[row]! > 0.01;
}

function strokeSign(
  context: CanvasRenderingContext2D,
  scene: Scene,
  row: number,
  colour: string,
  { width, alpha, dash }: Stroke,
  pixel: number,
): void {
  context.globalAlpha = alpha;
  context.strokeStyle = colour;
  context.lineWidth = width * pixel;
  context.lineCap = dash.length > 0 ? "butt" : "round";
  context.setLineDash(dash.map((length) => length * pixel));
  strokeEdge(context, scene, row);
  context.setLineDash([]);
  context.globalAlpha = 1;
  uncoverEnds(context, scene, row);
}

/** Nodes carry badges above left, edges a third of their way, where no relation is written; further ones stand beside them. */
function placeOf(scene: Scene, { kind, row, place }: SignRow, pixel: number): Point {
  const aside = place * STEP * pixel;
  if (kind === "node") {
    // Clear of a small disc, at the shoulder of a large one.
    const clear = (scene.radius[row]! + (HALF + 3) * pixel) * Math.SQRT1_2;
    const out = Math.max(0.75 * scene.radius[row]! + (HALF - 2) * pixel, clear);
    return { x: scene.x[row]! - out - aside, y: scene.y[row]! - out };
  }
  const at = pointOn(scene, row);
  return { x: at.x + aside, y: at.y };
}

function pointOn(scene: Scene, row: number): Point {
  const { source, target } = scene.view.edges;
  const a = { x: scene.x[source[row]!]!, y: scene.y[source[row]!]! };
  const b = { x: scene.x[target[row]!]!, y: scene.y[target[row]!]! };
  const loop = scene.shapes.loop[row]!;
  if (loop > 0) {
    const circle = loopCircle(a, scene.radius[source[row]!]!, loop);
    return { x: circle.x, y: circle.y - circle.radius };
  }
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const [near, middle, far] = [(1 - AT) ** 2, 2 * AT * (1 - AT), AT ** 2];
  return { x: near * a.x + middle * c.x + far * b.x, y: near * a.y + middle * c.y + far * b.y };
}
