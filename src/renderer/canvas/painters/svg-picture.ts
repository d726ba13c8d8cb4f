/** The graph as drawn now, as an SVG file: one group for each node and each line, with its whole name, so that other programs can edit it. */
import { escapeXml } from "../../../shared/xml-text";
import { edgeLook, nodeLook, shownRadius } from "../../picture/element-looks";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { timesText } from "../../picture/bundles";
import { controlPoint, loopCircle, type Point } from "../../picture/edge-shape";
import { RELATION_STYLE } from "../../picture/label-style";
import { labelText } from "../../picture/label-text";
import { outlinePath } from "../../picture/node-shape";
import { edgeShown, type Scene } from "../../picture/scene";
import { EDGE_STYLE, haloColour, NODE_STYLE } from "../../picture/style";
import { svgNames } from "./svg-names";
import type { Moment } from "../../picture/moment";
import { boxAround, type Box } from "../../picture/viewport";

const MARGIN = 24;
/** Fainter than this nobody sees it. */
const FAINTEST = 0.02;
const LONGEST_TITLE = 400;

/** Everything drawn, wherever the viewport stands; texts are escaped and nothing refers to anything outside. */
export function svgPicture(scene: Scene, moment: Moment, theme: Theme, title: string): string {
  const nodes = [...scene.x.keys()].filter((row) => nodeDrawn(scene, moment, row));
  const edges = edgesDrawn(scene, moment);
  const names = svgNames(scene, moment, theme, nodes);
  const box = boxAround(scene, (row) => moment.nodeOpacity[row]! > FAINTEST);
  const frame = frameAround([...(box ? [box] : []), ...names.boxes]).map(shown);
  const [x, y, wide, high] = frame;
  const { ground, text, textHalo } = CANVAS_COLOURS[theme];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(" ")}" width="${wide!}" height="${high!}" font-family="Inter, 'Noto Sans', system-ui, sans-serif">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect x="${x!}" y="${y!}" width="${wide!}" height="${high!}" fill="${ground}"/>`,
    '<g fill="none">',
    ...edges.map((rows) => edgeMarkup(scene, moment, theme, rows)),
    "</g>",
    "<g>",
    ...nodes.map((row) => nodeMarkup(scene, moment, theme, row)),
    "</g>",
    `<g fill="${text}" stroke="${textHalo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">`,
    ...edges.flatMap((rows) => relationMarkup(scene, moment, rows)),
    "</g>",
    ...names.markup,
    "</svg>\n",
  ].join("\n");
}

/** Left, top, width and height of what holds all boxes and a margin. */
function frameAround(boxes: readonly Box[]): [number, number, number, number] {
  if (boxes.length === 0) return [-MARGIN, -MARGIN, 2 * MARGIN, 2 * MARGIN];
  const least = (side: "left" | "top"): number =>
    boxes.reduce((low, box) => Math.min(low, box[side]), Infinity);
  const most = (side: "right" | "bottom"): number =>
    boxes.reduce((high, box) => Math.max(high, box[side]), -Infinity);
  const [left, top] = [least("left") - MARGIN, least("top") - MARGIN];
  return [left, top, most("right") + MARGIN - left, most("bottom") + MARGIN - top];
}

/** The relation along an edge that was kept, where it is long enough; never on its head. */
function relationMarkup(scene: Scene, moment: Moment, rows: readonly number[]): string[] {
  const told = rows.filter((one) => moment.edgeKept[one]! > 0.5);
  const row = told.at(-1);
  if (row === undefined || scene.shapes.loop[row]! > 0) return [];
  const word = labelText(scene.relations[scene.view.edges.relation[row]!] ?? "", RELATION_STYLE.longest);
  if (word === "") return [];
  const words = timesText(word, told.length);
  const [a, b] = endsOf(scene, row);
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const size = 8 * Math.sqrt(scene.scale);
  const { source, target } = scene.view.edges;
  const room = Math.hypot(b.x - a.x, b.y - a.y) - scene.radius[source[row]!]! - scene.radius[target[row]!]!;
  if (room < 0.55 * size * [...words].length) return [];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const upright = Math.abs(turn) > 90 ? turn + 180 : turn;
  const [x, y] = [(a.x + b.x) / 4 + c.x / 2, (a.y + b.y) / 4 + c.y / 2];
  const place = `translate(${shown(x)} ${shown(y)}) rotate(${shown(upright)})`;
  return [
    `<text transform="${place}" y="${shown(0.35 * size)}" font-size="${shown(size)}">${escapeXml(words)}</text>`,
  ];
}

function nodeDrawn(scene: Scene, moment: Moment, row: number): boolean {
  return scene.hidden[row] === 0 && moment.nodeOpacity[row]! > FAINTEST && !Number.isNaN(scene.x[row]!);
}

/** Lost before kept, so that what matters lies on top; those that say the same are one line, the strongest of them last. */
function edgesDrawn(scene: Scene, moment: Moment): number[][] {
  const { source, target } = scene.view.edges;
  const isDrawn = (row: number): boolean =>
    edgeShown(scene, row) &&
    moment.edgeOpacity[row]! > FAINTEST &&
    nodeDrawn(scene, moment, source[row]!) &&
    nodeDrawn(scene, moment, target[row]!);
  const rows = [...source.keys()]
    .filter(isDrawn)
    .sort(
      (a, b) => moment.edgeKept[a]! - moment.edgeKept[b]! || moment.edgeOpacity[a]! - moment.edgeOpacity[b]!,
    );
  const bundles = new Map<number, number[]>();
  for (const row of rows) {
    const lead = scene.lead[row]!;
    const weaker = bundles.get(lead) ?? [];
    // Set anew, a line takes the place of its strongest edge.
    bundles.delete(lead);
    bundles.set(lead, [...weaker, row]);
  }
  return [...bundles.values()];
}

function edgeMarkup(scene: Scene, moment: Moment, theme: Theme, rows: readonly number[]): string {
  const row = rows.at(-1)!;
  const { edges, relations, nodes } = scene.view;
  const [source, target] = [edges.source[row]!, edges.target[row]!];
  const nameOf = (end: number): string => labelText(nodes.name[end]! || nodes.id[end]!, LONGEST_TITLE);
  const relation = labelText(relations[edges.relation[row]!] ?? "", LONGEST_TITLE);
  const words = escapeXml(timesText(`${nameOf(source)} — ${relation} → ${nameOf(target)}`, rows.length));
  const { colour, width, opacity, dash, arrow } = edgeLook(scene, moment, row, theme);
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map(shown).join(" ")}"` : "";
  const line = `<path d="${edgePath(scene, row)}" stroke="${colour}" stroke-width="${shown(Math.max(EDGE_STYLE.thinnest, width))}"${dashes}/>`;
  const head = arrow ? arrowhead(scene, row, colour) : "";
  return `<g class="edge" opacity="${shown(opacity)}"><title>${words}</title>${line}${head}</g>`;
}

/** From rim to rim, as on the canvas. */
function edgePath(scene: Scene, row: number): string {
  const [a, b] = endsOf(scene, row);
  const { source } = scene.view.edges;
  const loop = scene.shapes.loop[row]!;
  if (loop > 0) {
    const { x, y, radius } = loopCircle(a, scene.radius[source[row]!]!, loop);
    const r = shown(radius);
    return `M${shown(x - radius)} ${shown(y)}a${r} ${r} 0 1 1 ${shown(2 * radius)} 0a${r} ${r} 0 1 1 ${shown(-2 * radius)} 0`;
  }
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  return `M${shown(a.x)} ${shown(a.y)}Q${shown(c.x)} ${shown(c.y)} ${shown(b.x)} ${shown(b.y)}`;
}

function arrowhead(scene: Scene, row: number, colour: string): string {
  const [a, b] = endsOf(scene, row);
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const turn = (Math.atan2(b.y - c.y, b.x - c.x) * 180) / Math.PI;
  const { length, gap } = EDGE_STYLE.arrow;
  const back = shownRadius(scene, scene.view.edges.target[row]!) + gap;
  const size = (length / 2) * Math.sqrt(scene.scale);
  const corners = `M${shown(-back)} 0L${shown(-back - 2 * size)} ${shown(-size)}V${shown(size)}Z`;
  return `<path d="${corners}" fill="${colour}" transform="translate(${shown(b.x)} ${shown(b.y)}) rotate(${shown(turn)})"/>`;
}

function endsOf(scene: Scene, row: number): [Point, Point] {
  const { source, target } = scene.view.edges;
  const at = (end: number): Point => ({ x: scene.x[end]!, y: scene.y[end]! });
  return [at(source[row]!), at(target[row]!)];
}

function nodeMarkup(scene: Scene, moment: Moment, theme: Theme, row: number): string {
  const { nodes } = scene.view;
  const { ground, text } = CANVAS_COLOURS[theme];
  const { shape, radius, colour, opacity, hollow, ringed, halo } = nodeLook(scene, moment, row, theme);
  const path = outlinePath(shape);
  const outline = (attributes: string): string =>
    `<path d="${path}" transform="scale(${shown(radius)})" vector-effect="non-scaling-stroke" ${attributes}/>`;
  const circle = (reach: number, attributes: string): string =>
    `<circle r="${shown(radius + reach)}" ${attributes}/>`;
  const body = hollow
    ? outline(`fill="${ground}" stroke="${colour}" stroke-width="${NODE_STYLE.hollow.width}"`)
    : `${outline(`fill="${ground}"`)}${outline(`fill="${colour}" fill-opacity="${shown(opacity)}"`)}`;
  const glow =
    halo > 0 ? circle(NODE_STYLE.halo.reach, `fill="${haloColour(theme)}" opacity="${shown(halo)}"`) : "";
  const { width, reach } = NODE_STYLE.ring;
  const ring = ringed ? circle(reach, `fill="none" stroke="${text}" stroke-width="${width}"`) : "";
  const words = escapeXml(labelText(nodes.name[row]! || nodes.id[row]!, LONGEST_TITLE));
  const place = `translate(${shown(scene.x[row]!)} ${shown(scene.y[row]!)})`;
  return `<g class="node" transform="${place}"><title>${words}</title>${glow}${body}${ring}</g>`;
}

/** Hundredths are finer than anyone sees. */
function shown(value: number): string {
  return String(Math.round(value * 100) / 100);
}
