/** The graph as drawn now, as an SVG file: one group for each node and each edge, with its whole name, so that other programs can edit it. */
import { escapeXml } from "../../shared/xml-text";
import { CANVAS_COLOURS, PROBABILITY_SCALE } from "../ui/palette";
import type { Theme } from "./canvas-props";
import { haloColour } from "./canvas-style";
import { scaleColour } from "./colour-mix";
import { controlPoint, loopCircle, type Point } from "./edge-shape";
import { shownRadius } from "./edge-stroke";
import { labelText } from "./label-text";
import { nodeInk } from "./looks";
import { outlinePath } from "./node-shape";
import { edgeShown, lookOfNode, type Scene } from "./scene";
import { svgNames } from "./svg-names";
import type { Moment } from "./timeline-model";
import { boxAround, type Box } from "./viewport";

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
    ...edges.map((row) => edgeMarkup(scene, moment, theme, row)),
    "</g>",
    "<g>",
    ...nodes.map((row) => nodeMarkup(scene, moment, theme, row)),
    "</g>",
    `<g fill="${text}" stroke="${textHalo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">`,
    ...edges.flatMap((row) => relationMarkup(scene, moment, row)),
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
function relationMarkup(scene: Scene, moment: Moment, row: number): string[] {
  const words = labelText(scene.relations[scene.view.edges.relation[row]!] ?? "", 36);
  if (moment.edgeKept[row]! <= 0.5 || scene.shapes.loop[row]! > 0 || words === "") return [];
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

/** Lost before kept, so that what matters lies on top. */
function edgesDrawn(scene: Scene, moment: Moment): number[] {
  const { source, target } = scene.view.edges;
  const isDrawn = (row: number): boolean =>
    edgeShown(scene, row) &&
    moment.edgeOpacity[row]! > FAINTEST &&
    nodeDrawn(scene, moment, source[row]!) &&
    nodeDrawn(scene, moment, target[row]!);
  return [...source.keys()]
    .filter(isDrawn)
    .sort(
      (a, b) => moment.edgeKept[a]! - moment.edgeKept[b]! || moment.edgeOpacity[a]! - moment.edgeOpacity[b]!,
    );
}

function edgeMarkup(scene: Scene, moment: Moment, theme: Theme, row: number): string {
  const { edges, relations, nodes } = scene.view;
  const [source, target] = [edges.source[row]!, edges.target[row]!];
  const nameOf = (end: number): string => labelText(nodes.name[end]! || nodes.id[end]!, LONGEST_TITLE);
  const relation = labelText(relations[edges.relation[row]!] ?? "", LONGEST_TITLE);
  const words = escapeXml(`${nameOf(source)} — ${relation} → ${nameOf(target)}`);
  const isKept = moment.edgeKept[row]! > 0.5;
  const colour = edgeColour(scene, moment, theme, row, isKept);
  const opacity = isKept ? 1 : moment.edgeOpacity[row]!;
  const dashes = scene.edgeAdded[row] === 1 ? ' stroke-dasharray="6 4"' : "";
  const line = `<path d="${edgePath(scene, row)}" stroke="${colour}" stroke-width="${shown(lineWidth(scene, moment, row))}"${dashes}/>`;
  const head = isKept ? arrowhead(scene, row, colour) : "";
  return `<g class="edge" opacity="${shown(opacity)}"><title>${words}</title>${line}${head}</g>`;
}

function lineWidth(scene: Scene, moment: Moment, row: number): number {
  if (scene.edgeAdded[row] === 1) return 1.2;
  return Math.max(0.7, moment.edgeWidth[row]! * (scene.edgeFront[row] === 1 ? Math.sqrt(scene.scale) : 1));
}

function edgeColour(scene: Scene, moment: Moment, theme: Theme, row: number, isKept: boolean): string {
  const { added, kept, edge } = CANVAS_COLOURS[theme];
  if (scene.edgeAdded[row] === 1) return added;
  if (moment.onScale > 0.5) return scaleColour(PROBABILITY_SCALE[theme], moment.edgeTint[row]!);
  return isKept ? kept : scaleColour([edge, kept], 0.9 * moment.edgeTint[row]!);
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
  if (scene.shapes.loop[row]! > 0) return "";
  const [a, b] = endsOf(scene, row);
  const c = controlPoint(a, b, scene.shapes.bend[row]!);
  const turn = (Math.atan2(b.y - c.y, b.x - c.x) * 180) / Math.PI;
  const back = shownRadius(scene, scene.view.edges.target[row]!) + 2;
  const size = 5 * Math.sqrt(scene.scale);
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
  const look = lookOfNode(scene, row);
  const colour = nodeInk(look, scene.nodeTint[row]!, theme);
  const radius = shownRadius(scene, row);
  const path = outlinePath(look.shape);
  const outline = (attributes: string): string =>
    `<path d="${path}" transform="scale(${shown(radius)})" vector-effect="non-scaling-stroke" ${attributes}/>`;
  const isForward = moment.nodeKept[row]! > 0.5;
  const opacity = isForward || scene.nodeAdded[row] === 1 ? 1 : moment.nodeOpacity[row]!;
  const body =
    scene.nodeAdded[row] === 1
      ? outline(`fill="${ground}" stroke="${colour}" stroke-width="2"`)
      : `${outline(`fill="${ground}"`)}${outline(`fill="${colour}" fill-opacity="${shown(opacity)}"`)}`;
  const glow =
    moment.nodeAnswer[row]! > 0 &&
    `<circle r="${shown(radius + 9)}" fill="${haloColour(theme)}" opacity="${shown(0.42 * moment.nodeAnswer[row]!)}"/>`;
  const ring =
    isForward &&
    nodes.seed[row] === 1 &&
    `<circle r="${shown(radius + 4)}" fill="none" stroke="${text}" stroke-width="2.5"/>`;
  const words = escapeXml(labelText(nodes.name[row]! || nodes.id[row]!, LONGEST_TITLE));
  const place = `translate(${shown(scene.x[row]!)} ${shown(scene.y[row]!)})`;
  return `<g class="node" transform="${place}"><title>${words}</title>${glow || ""}${body}${ring || ""}</g>`;
}

/** Hundredths are finer than anyone sees. */
function shown(value: number): string {
  return String(Math.round(value * 100) / 100);
}
