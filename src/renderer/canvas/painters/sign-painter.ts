/** Draws signs: a stroke under an edge, and a badge whose shape alone tells one sign from another. */
import { signColour, CANVAS_COLOURS, type Theme } from "../../picture/palette";
import type { SignName } from "../../picture/elements";
import { strokeEdge, uncoverEnds } from "./edge-stroke";
import { controlPoint, loopCircle, type Point } from "../../picture/edge-shape";
import { edgeShown, type Scene } from "../../picture/scene";
import { hasBadge, type SignRow } from "../signs";
import type { Moment } from "../../picture/moment";

/** Pixels: half a badge, and from one badge of an element to the next. */
export const HALF = 7;
const STEP = 17;
/** Where along an edge its badge sits, 0 at its source. */
const AT = 0.3;
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
    .map((one) => ({ one, ...placeOf(scene, one, pixel) }));
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
    const out = 0.75 * scene.radius[row]! + (HALF - 2) * pixel;
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

/** In pixels around the origin, on a rim in the colour of the ground. */
function paintBadge(context: CanvasRenderingContext2D, sign: SignName, colour: string, ground: string): void {
  context.lineJoin = "round";
  context.lineCap = "round";
  context.beginPath();
  OUTLINES[sign]?.(context);
  context.closePath();
  context.strokeStyle = ground;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
  context.beginPath();
  context.strokeStyle = ground;
  context.lineWidth = 2;
  INNER[sign]?.(context);
  context.stroke();
}

type Draw = (context: CanvasRenderingContext2D) => void;

const square: Draw = (context) => context.roundRect(-HALF, -HALF, 2 * HALF, 2 * HALF, 3);
const disc: Draw = (context) => context.arc(0, 0, HALF, 0, 2 * Math.PI);

/** Five points, the first upwards. */
const star: Draw = (context) => {
  for (let at = 0; at < 10; at++) {
    const [angle, radius] = [(Math.PI * at) / 5 - Math.PI / 2, at % 2 === 0 ? HALF + 2 : HALF / 2 + 0.5];
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
};

const OUTLINES: Readonly<Partial<Record<SignName, Draw>>> = {
  "pin-in": disc,
  "pin-out": disc,
  gained: square,
  lost: square,
  gold: star,
  "gold-lost": star,
};

const minus: Draw = (context) => {
  context.moveTo(-3.5, 0);
  context.lineTo(3.5, 0);
};

const INNER: Readonly<Partial<Record<SignName, Draw>>> = {
  /** A tick, and a cross. */
  "pin-in": (context) => {
    context.moveTo(-3.4, 0.2);
    context.lineTo(-1, 2.8);
    context.lineTo(3.6, -2.6);
  },
  "pin-out": (context) => {
    context.moveTo(-2.7, -2.7);
    context.lineTo(2.7, 2.7);
    context.moveTo(2.7, -2.7);
    context.lineTo(-2.7, 2.7);
  },
  gained: (context) => {
    minus(context);
    context.moveTo(0, -3.5);
    context.lineTo(0, 3.5);
  },
  lost: minus,
  "gold-lost": (context) => {
    context.moveTo(-HALF, -HALF + 1);
    context.lineTo(HALF, HALF - 1);
  },
};
