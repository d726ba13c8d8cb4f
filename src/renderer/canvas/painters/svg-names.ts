/** Names beside the nodes of an SVG picture: what was kept, found or added first, none over another. */
import { escapeXml } from "../../../shared/xml-text";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { BoxGrid, squareAround, type Rectangle } from "../../picture/box-grid";
import { shownRadius } from "../../picture/element-looks";
import { placeLabels, type LabelRequest } from "../../picture/label-placement";
import { TIER, tierOf } from "../../picture/label-style";
import { labelLines } from "../../picture/label-text";
import type { Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";
import { standsOf } from "./name-stands";

/** Letters of a line; a name has two at most. */
const LONGEST = 26;
/** From one line to the next, in ems. */
const LEADING = 1.2;
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
    .sort((a, b) => tierOf(scene, moment, b) - tierOf(scene, moment, a) || a - b);
  const forward = ranked.filter((row) => isForward(scene, moment, row));
  const cloud = ranked.slice(forward.length, forward.length + MOST_CLOUD_NAMES);
  const taken = new BoxGrid();
  for (const row of forward) taken.add(squareAround(scene.x[row]!, scene.y[row]!, 0.8 * scene.radius[row]!));
  const stands = standsOf(scene, moment, forward);
  const requests = [...forward, ...cloud].map((row) => ({
    ...requestOf(scene, moment, row),
    outer: stands.get(row)?.outer ?? 0,
  }));
  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const placed = placeLabels(requests, { taken, lines: new BoxGrid(), sheet: everywhere });
  const { text, textHalo } = CANVAS_COLOURS[theme];
  const halo = `stroke="${textHalo}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"`;
  const names = placed.map(({ row, x, y }) => {
    const size = sizeOf(scene, moment, row);
    const opacity = isForward(scene, moment, row) ? "" : ' opacity="0.7"';
    const lines = linesOf(scene, row);
    const top = y + (0.35 - ((lines.length - 1) / 2) * LEADING) * size;
    const below = `<tspan x="${x.toFixed(1)}" dy="${(LEADING * size).toFixed(1)}">`;
    const words = lines.map(escapeXml).reduce((first, line) => `${first}${below}${line}</tspan>`);
    return `<text x="${x.toFixed(1)}" y="${top.toFixed(1)}" font-size="${size.toFixed(1)}"${opacity}>${words}</text>`;
  });
  const requested = new Map(requests.map((request) => [request.row, request]));
  const boxes = placed.map(({ row, x, y }) => {
    const { width, height } = requested.get(row)!;
    return { left: x, right: x + width, top: y - height / 2, bottom: y + height / 2 };
  });
  return { markup: [`<g fill="${text}" ${halo}>`, ...names, "</g>"], boxes };
}

function isForward(scene: Scene, moment: Moment, row: number): boolean {
  return tierOf(scene, moment, row) > TIER.cloud;
}

function requestOf(scene: Scene, moment: Moment, row: number): LabelRequest {
  const size = sizeOf(scene, moment, row);
  const lines = linesOf(scene, row);
  return {
    row,
    x: scene.x[row]!,
    y: scene.y[row]!,
    reach: shownRadius(scene, row) + (scene.view.nodes.seed[row] === 1 ? 6 : 1),
    width: LETTER * size * lines.reduce((most, line) => Math.max(most, [...line].length), 0),
    height: LEADING * size * lines.length,
    forced: isForward(scene, moment, row),
  };
}

function linesOf(scene: Scene, row: number): string[] {
  return labelLines(scene.names[row]!, LONGEST);
}

function sizeOf(scene: Scene, moment: Moment, row: number): number {
  return (isForward(scene, moment, row) ? 12.5 : 9) * Math.sqrt(scene.scale);
}
