/** Names beside the nodes of an SVG picture: what was kept, found or added first, none over another. */
import { escapeXml } from "../../shared/xml-text";
import { CANVAS_COLOURS } from "../ui/palette";
import { BoxGrid, squareAround, type Rectangle } from "./box-grid";
import type { Theme } from "./canvas-props";
import { shownRadius } from "./edge-stroke";
import { placeLabels, type LabelWish } from "./label-placement";
import { labelText } from "./label-text";
import type { Scene } from "./scene";
import type { Moment } from "./timeline-model";

const LONGEST = 40;
const MOST_CLOUD_NAMES = 90;
/** Mean width of a letter of Inter, in ems: a file is written without a screen to measure on. */
const LETTER = 0.58;

export interface SvgNames {
  readonly markup: readonly string[];
  /** Where the texts lie, so that the sheet holds them whole. */
  readonly boxes: readonly Rectangle[];
}

/** `<text>` elements for the drawn nodes `rows` that have room for one; those that came forward always have. */
export function svgNames(scene: Scene, moment: Moment, theme: Theme, rows: readonly number[]): SvgNames {
  const ranked = [...rows]
    .filter((row) => scene.names[row] !== "")
    .sort((a, b) => rankOf(scene, moment, b) - rankOf(scene, moment, a) || a - b);
  const forward = ranked.filter((row) => rankOf(scene, moment, row) > 0);
  const cloud = ranked.filter((row) => rankOf(scene, moment, row) === 0).slice(0, MOST_CLOUD_NAMES);
  const taken = new BoxGrid();
  for (const row of forward) taken.add(squareAround(scene.x[row]!, scene.y[row]!, 0.8 * scene.radius[row]!));
  const wishes = [...forward, ...cloud].map((row) => wishOf(scene, moment, row));
  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const placed = placeLabels(wishes, { taken, lines: new BoxGrid(), sheet: everywhere });
  const { text, textHalo } = CANVAS_COLOURS[theme];
  const halo = `stroke="${textHalo}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"`;
  const names = placed.map(({ row, x, y }) => {
    const size = sizeOf(scene, moment, row);
    const opacity = rankOf(scene, moment, row) > 0 ? "" : ' opacity="0.7"';
    const at = `x="${x.toFixed(1)}" y="${(y + 0.35 * size).toFixed(1)}" font-size="${size.toFixed(1)}"`;
    return `<text ${at}${opacity}>${escapeXml(nameOf(scene, row))}</text>`;
  });
  const wished = new Map(wishes.map((wish) => [wish.row, wish]));
  const boxes = placed.map(({ row, x, y }) => {
    const { width, height } = wished.get(row)!;
    return { left: x, right: x + width, top: y - height / 2, bottom: y + height / 2 };
  });
  return { markup: [`<g fill="${text}" ${halo}>`, ...names, "</g>"], boxes };
}

/** Answers, seeds, kept and added nodes; 0 is the cloud. */
function rankOf(scene: Scene, moment: Moment, row: number): number {
  if (scene.nodeAdded[row] === 1) return 1;
  if (moment.nodeKept[row]! <= 0.5) return 0;
  if (scene.answer[row] === 1) return 4;
  return scene.view.nodes.seed[row] === 1 ? 3 : 2;
}

function wishOf(scene: Scene, moment: Moment, row: number): LabelWish {
  const size = sizeOf(scene, moment, row);
  return {
    row,
    x: scene.x[row]!,
    y: scene.y[row]!,
    reach: shownRadius(scene, row) + (scene.view.nodes.seed[row] === 1 ? 6 : 1),
    width: LETTER * size * [...nameOf(scene, row)].length,
    height: 1.2 * size,
    forced: rankOf(scene, moment, row) > 0,
  };
}

function nameOf(scene: Scene, row: number): string {
  return labelText(scene.names[row]!, LONGEST);
}

function sizeOf(scene: Scene, moment: Moment, row: number): number {
  return (rankOf(scene, moment, row) > 0 ? 12.5 : 9) * Math.sqrt(scene.scale);
}
