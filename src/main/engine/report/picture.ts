/** A still picture of a small subgraph: a column of nodes for each hop from the seeds. */
import { escapeXml } from "../../../shared/xml-text";
import type { RunEdgeRow, RunNodeRow } from "./run-rows";

/** More nodes or edges would be a tangle. */
const MOST_NODES = 60;
const MOST_EDGES = 120;
const [WIDTH, HEIGHT, ACROSS, DOWN] = [180, 30, 300, 52];
const LONGEST = 24;

interface Box {
  readonly x: number;
  readonly y: number;
}

/** SVG that is well-formed inside HTML, all texts escaped; undefined where there is nothing or too much to draw. */
export function drawPicture(
  nodes: readonly RunNodeRow[],
  edges: readonly RunEdgeRow[],
  names: readonly string[],
): string | undefined {
  if (nodes.length === 0 || nodes.length > MOST_NODES || edges.length > MOST_EDGES) return undefined;
  const boxes = placeNodes(nodes, edges);
  const width = Math.max(...boxes.map(({ x }) => x)) + WIDTH + 2;
  const height = Math.max(...boxes.map(({ y }) => y)) + HEIGHT + 2;
  const arrow = `<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="currentColor"/></marker>`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="The kept subgraph" viewBox="0 0 ${width.toString()} ${height.toString()}" width="${width.toString()}" font-size="12" color="gray">`;
  const lines = edges.map((edge) => edgeMarkup(edge, boxes));
  const shapes = nodes.map((node, at) => nodeMarkup(node, boxes[at]!, names[at]!));
  return [start, `<defs>${arrow}</defs>`, ...lines, ...shapes, "</svg>"].join("\n");
}

/** Columns by hops, in each the nodes ordered by where their neighbours to the left stand. */
function placeNodes(nodes: readonly RunNodeRow[], edges: readonly RunEdgeRow[]): Box[] {
  const boxes: Box[] = nodes.map(() => ({ x: 0, y: 0 }));
  const hops = [...new Set(nodes.map((node) => node.hops))].sort((a, b) => a - b);
  hops.forEach((hop, column) => {
    const places = [...nodes.keys()].filter((place) => nodes[place]!.hops === hop);
    const wanted = new Map(places.map((place) => [place, meanAbove(place, nodes, edges, boxes)]));
    places.sort((a, b) => wanted.get(a)! - wanted.get(b)! || a - b);
    places.forEach((place, at) => (boxes[place] = { x: 1 + column * ACROSS, y: 1 + at * DOWN }));
  });
  return boxes;
}

function meanAbove(
  place: number,
  nodes: readonly RunNodeRow[],
  edges: readonly RunEdgeRow[],
  boxes: readonly Box[],
): number {
  const near = edges
    .flatMap(({ source, target }) => (source === place ? [target] : target === place ? [source] : []))
    .filter((other) => nodes[other]!.hops < nodes[place]!.hops);
  return near.length === 0 ? 0 : near.reduce((sum, other) => sum + boxes[other]!.y, 0) / near.length;
}

function edgeMarkup({ source, target, relation, undirected }: RunEdgeRow, boxes: readonly Box[]): string {
  const [from, to] = [boxes[source]!, boxes[target]!];
  const middle = HEIGHT / 2;
  const [path, label] = from.x === to.x ? bowed(from, to) : straight(from, to);
  const words = `<text x="${label.x.toString()}" y="${(label.y + middle - 4).toString()}" text-anchor="middle" font-size="10" fill="currentColor" stroke="Canvas" stroke-width="3" paint-order="stroke">${shown(relation)}</text>`;
  const arrow = undirected ? "" : ' marker-end="url(#arrow)"';
  return `<path d="${path}" fill="none" stroke="currentColor"${arrow}/>${words}`;
}

function straight(from: Box, to: Box): [path: string, label: Box] {
  const [x1, x2] = from.x < to.x ? [from.x + WIDTH, to.x] : [from.x, to.x + WIDTH];
  const [y1, y2] = [from.y + HEIGHT / 2, to.y + HEIGHT / 2];
  const path = `M${x1.toString()} ${y1.toString()}L${x2.toString()} ${y2.toString()}`;
  return [path, { x: (x1 + x2) / 2, y: (from.y + to.y) / 2 }];
}

/** Between nodes of one column, and from a node to itself. */
function bowed(from: Box, to: Box): [path: string, label: Box] {
  const [x, y1, y2] = [from.x + WIDTH, from.y + HEIGHT / 3, to.y + (2 * HEIGHT) / 3];
  const out = x + 46;
  const path = `M${x.toString()} ${y1.toString()}C${out.toString()} ${y1.toString()} ${out.toString()} ${y2.toString()} ${x.toString()} ${y2.toString()}`;
  return [path, { x: x + 56, y: (from.y + to.y) / 2 }];
}

function nodeMarkup({ properties }: RunNodeRow, { x, y }: Box, name: string): string {
  const isAnswer = typeof properties["run.answer"] === "number";
  const stroke = isAnswer
    ? 'stroke="#0b7a4b" stroke-width="2.5"'
    : properties["run.seed"] === true
      ? 'stroke="#0b5fbd" stroke-width="2.5"'
      : 'stroke="currentColor"';
  const box = `<rect x="${x.toString()}" y="${y.toString()}" width="${WIDTH.toString()}" height="${HEIGHT.toString()}" rx="6" fill="Canvas" ${stroke}/>`;
  const words = `<text x="${(x + WIDTH / 2).toString()}" y="${(y + HEIGHT / 2 + 4).toString()}" text-anchor="middle" fill="CanvasText">${shown(name)}</text>`;
  return `<g><title>${escapeXml(name)}</title>${box}${words}</g>`;
}

function shown(text: string): string {
  const letters = [...text];
  return escapeXml(letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text);
}
