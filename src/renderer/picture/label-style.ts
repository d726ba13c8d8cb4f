/** How names and words are written over every picture, and whose name comes first where there is no room for all. */
import { LONGEST_MAP_NAME } from "../../shared/map";
import type { Leader } from "./label-leader";
import { CANVAS_COLOURS, type Theme } from "./palette";
import { FEW_NODES, type Scene } from "./scene";
import type { Moment } from "./moment";

/** From what is named last to what is named first; nodes of the cloud have the lowest tier. */
export const TIER = { cloud: 1, added: 2, kept: 3, answer: 4, seed: 5, marked: 6 } as const;
export type Tier = (typeof TIER)[keyof typeof TIER];

export interface LabelStyle {
  /** CSS pixels. */
  readonly size: number;
  readonly weight: number;
  /** Characters of a line. */
  readonly longest: number;
  readonly lines: 1 | 2;
}

const FAINT: LabelStyle = { size: 10.5, weight: 400, longest: 22, lines: 1 };
const LEADING: LabelStyle = { size: 12.5, weight: 600, longest: 24, lines: 2 };

/** Names on the canvas by tier. */
export const NAME_STYLES: Readonly<Record<Tier, LabelStyle>> = {
  [TIER.cloud]: FAINT,
  [TIER.added]: FAINT,
  [TIER.kept]: { size: 12, weight: 500, longest: 24, lines: 2 },
  [TIER.seed]: LEADING,
  [TIER.answer]: LEADING,
  [TIER.marked]: { ...LEADING, longest: 32 },
};

/** Words along an edge. */
export const RELATION_STYLE: LabelStyle = { size: 10.5, weight: 500, longest: 36, lines: 1 };

/** Names on the map of a whole graph: those of the answer and of what is marked, and all others. */
export const MAP_NAME_STYLES = {
  answer: { size: 12, weight: 500, longest: LONGEST_MAP_NAME, lines: 1 },
  ground: { size: 11, weight: 400, longest: LONGEST_MAP_NAME, lines: 1 },
} as const satisfies Record<string, LabelStyle>;

/** Tier of a node at a moment, marks apart. */
export function tierOf(scene: Scene, moment: Moment, row: number): Tier {
  if (scene.nodeAdded[row] === 1) return TIER.added;
  if (moment.nodeKept[row]! <= 0.5) return scene.view.part === "answer" ? TIER.kept : TIER.cloud;
  // Of many answers each is one of many; what the question names is looked for first.
  if (scene.view.nodes.seed[row] === 1) return TIER.seed;
  return scene.answer[row] === 1 ? TIER.answer : TIER.kept;
}

/** The shorter side of a sheet (CSS pixels) on which texts begin to grow, and how much they grow at most. */
const [GROWS_FROM, MOST_GROWN] = [640, 1.3];

/** A picture of so few nodes has room for larger letters, up to this growth, where the longest name takes no more than this share of the sheet's width at its side. */
const [MOST_GROWN_OF_FEW, ASIDE] = [1.5, 0.26];
/** Width of a letter by its size, in the mean. */
const LETTER = 0.57;

/** How much larger texts are written on a large sheet, where nodes are drawn larger as well, and in a picture of two or three nodes: 1 on a usual sheet. */
export function textGrowth(
  { width, height }: { readonly width: number; readonly height: number },
  names: readonly string[],
): number {
  const large = Math.max(1, Math.min(MOST_GROWN, Math.min(width, height) / GROWS_FROM));
  if (names.length > FEW_NODES) return large;
  const longest = Math.max(1, ...names.map((name) => Math.min(LEADING.longest, name.length)));
  const room = (ASIDE * width) / (longest * LETTER * LEADING.size);
  return Math.max(large, Math.min(MOST_GROWN_OF_FEW, room));
}

/** The style as a context's font. */
export function fontOf({ size, weight }: LabelStyle): string {
  return `${weight} ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
}

/** Writes text with the context's font and alignment, outlined in the colour of the ground so that lines do not cross it. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  theme: Theme,
  outline = 3.5,
): void {
  const colours = CANVAS_COLOURS[theme];
  context.lineJoin = "round";
  context.lineWidth = outline;
  context.strokeStyle = colours.textHalo;
  context.strokeText(text, x, y);
  context.fillStyle = colours.text;
  context.fillText(text, x, y);
}

/** The thin line from a disc to a label that stands away from it, parted from what it crosses as text is. */
export function drawLeader(context: CanvasRenderingContext2D, { from, to }: Leader, theme: Theme): void {
  const colours = CANVAS_COLOURS[theme];
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  for (const [width, colour] of [
    [3, colours.textHalo],
    [1, colours.text],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
