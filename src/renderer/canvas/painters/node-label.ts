/** What a node's name asks for on the sheet: its text, how it is written, and the room that it needs. */
import type { LabelRequest } from "../../picture/label-placement";
import { fontOf, NAME_STYLES, textGrowth, TIER, type LabelStyle, type Tier } from "../../picture/label-style";
import { labelLines, labelText } from "../../picture/label-text";
import { NODE_STYLE } from "../../picture/style";
import { toScreen } from "../../picture/viewport";
import type { Stand } from "./name-stands";
import { LINE, type TextPage } from "./text-page";

export interface NodeLabel {
  readonly tier: Tier;
  readonly font: string;
  readonly request: LabelRequest;
  readonly whole: readonly string[];
  readonly short: readonly string[];
}

/** Characters of a name that has no room for more, and the height of its letters. */
const [SHORT, TIGHT] = [13, 12];
/** Least size of letters and least height of a name where nodes stand close one under another; CSS pixels. */
const [SMALLEST, TIGHTEST] = [10, 11];
/** What parts two names one under the other, so that rounding lets neither touch the next. */
const AIR = 0.5;
/** What a ring around what is named takes, and what stays free at the rim. */
const [RING, RIM] = [6, 6];
/** Most of a halo that a name stays clear of, CSS pixels: nearer than this it is still seen as its disc's own. */
const MOST_HALO = 12;

/** The label of a node; where it `insists` it is told in any crowd. Where the next one of its column leaves no room for two lines, it is one line, small enough, level with its node. */
export function nodeLabel(
  page: TextPage,
  row: number,
  tier: Tier,
  stand: Stand,
  insists: boolean,
): NodeLabel {
  const { context, scene, viewport } = page;
  const grown = textGrowth(viewport, scene.names);
  const style = { ...NAME_STYLES[tier], size: grown * NAME_STYLES[tier].size };
  const lineHeight = grown * LINE;
  const down = stand.pitch * viewport.zoom;
  const isCrowded = tier >= TIER.kept && down < 2 * lineHeight;
  const size = isCrowded
    ? Math.max(SMALLEST, Math.min(style.size, (style.size * down) / lineHeight))
    : style.size;
  const font = fontOf({ ...style, size });
  context.font = font;
  const at = toScreen(viewport, scene.x[row]!, scene.y[row]!);
  const disc = scene.radius[row]! * viewport.zoom;
  const isRinged = scene.view.nodes.seed[row] === 1 || page.marks.selectedNode === row;
  const beyond = disc + (isRinged ? RING : 1);
  const reach = Math.max(beyond, disc + haloReach(page, row));
  const name = scene.names[row] ?? "";
  const room = isCrowded && tier < TIER.marked ? roomBeside(page, at.x, stand.outer) - reach : Infinity;
  const whole = isCrowded ? [fitted(page, name, style.longest, room)] : linesOf(name, style);
  const short = [labelText(name, SHORT)];
  const height = isCrowded ? Math.max(TIGHTEST, Math.min(lineHeight, down - AIR)) : lineHeight * whole.length;
  const request: LabelRequest = {
    ...{ row, ...at, reach, beyond, width: widthOf(page, whole), height, outer: stand.outer },
    forced: tier === TIER.marked,
    level: isCrowded,
    inColumn: Number.isFinite(stand.pitch),
    insists,
    // What is kept is told, if only by the beginning of its name; the rim cuts none off.
    ...(tier >= TIER.kept && {
      shorter: { width: widthOf(page, short), height: Math.min(height, grown * TIGHT) },
    }),
  };
  return { tier, font, request, whole, short };
}

/** How far the halo of an answer reaches from its disc's rim, CSS pixels; 0 without one. */
function haloReach({ moment, viewport }: TextPage, row: number): number {
  if (moment.nodeAnswer[row]! <= 0) return 0;
  return Math.min(NODE_STYLE.halo.reach * viewport.zoom, MOST_HALO);
}

/** From a node to the rim on its outer side. */
function roomBeside({ sheet }: TextPage, x: number, outer: Stand["outer"]): number {
  if (outer === 0) return Infinity;
  return (outer > 0 ? sheet.right - x : x - sheet.left) - RIM;
}

function linesOf(name: string, { lines, longest }: LabelStyle): string[] {
  return lines === 2 ? labelLines(name, longest) : [labelText(name, longest)];
}

/** One line, cut to the room that there is, but to no less than the short text. */
function fitted(page: TextPage, name: string, longest: number, room: number): string {
  const text = labelText(name, longest);
  const width = widthOf(page, [text]);
  if (width <= room) return text;
  return labelText(name, Math.max(SHORT, Math.min(longest, Math.floor((text.length * room) / width))));
}

function widthOf({ context }: TextPage, lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => context.measureText(line).width));
}
