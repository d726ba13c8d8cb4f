/** A still picture of a small subgraph, step by step from the first of what the question names: to the right, or down a page where there are more steps than nodes in one. */
import { escapeXml } from "../../../shared/xml-text";
import type { RunEdgeRow, RunNodeRow } from "./run-rows";

/** More nodes or edges would be a tangle. */
const MOST_NODES = 60;
const MOST_EDGES = 120;
const [WIDTH, HEIGHT] = [190, 40];
/** From one step to the next, and from one node of a step to the next. */
const RIGHT = { step: 330, beside: 64 };
const DOWN = { step: 96, beside: 214 };
/** Letters of a line: of a name, which has two at most, and of a relation. */
const LONGEST = { name: 28, relation: 26 };

interface Box {
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly boxes: readonly Box[];
  readonly isDown: boolean;
}

/** SVG that is well-formed inside HTML, all texts escaped; undefined where there is nothing or too much to draw. */
export function drawPicture(
  nodes: readonly RunNodeRow[],
  edges: readonly RunEdgeRow[],
  names: readonly string[],
): string | undefined {
  if (nodes.length === 0 || nodes.length > MOST_NODES || edges.length > MOST_EDGES) return undefined;
  const placed = placeNodes(nodes, edges);
  const { boxes } = placed;
  const width = Math.max(...boxes.map(({ x }) => x)) + WIDTH + 2;
  const height = Math.max(...boxes.map(({ y }) => y)) + HEIGHT + 2;
  const arrow = `<marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="currentColor"/></marker>`;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="The kept subgraph" viewBox="0 0 ${width.toString()} ${height.toString()}" width="${width.toString()}" font-size="12" font-family="Inter, Calibri, Carlito, sans-serif" color="gray">`;
  const lines = edges.map((edge) => edgeMarkup(edge, placed));
  const shapes = nodes.map((node, at) => nodeMarkup(node, boxes[at]!, names[at]!));
  return [start, `<defs>${arrow}</defs>`, ...lines, ...shapes, "</svg>"].join("\n");
}

/** By steps, in each the nodes ordered by where their neighbours a step before stand, and its middle at that of the longest. */
function placeNodes(nodes: readonly RunNodeRow[], edges: readonly RunEdgeRow[]): Placed {
  const beside = nodes.map(() => 0);
  const steps = stepsOf(nodes, edges);
  const levels = [...new Set(steps)].sort((a, b) => a - b);
  const membersOf = (step: number) => [...nodes.keys()].filter((place) => steps[place] === step);
  const longest = levels.reduce((most, step) => Math.max(most, membersOf(step).length), 0);
  for (const step of levels) {
    const places = membersOf(step);
    const wanted = new Map(places.map((place) => [place, meanBefore(place, steps, edges, beside)]));
    places.sort((a, b) => wanted.get(a)! - wanted.get(b)! || a - b);
    places.forEach((place, at) => (beside[place] = (longest - places.length) / 2 + at));
  }
  const isDown = levels.length > Math.max(2, longest);
  const boxes = steps.map((step, place) => {
    const [far, aside] = [levels.indexOf(step), beside[place]!];
    return isDown
      ? { x: 1 + aside * DOWN.beside, y: 1 + far * DOWN.step }
      : { x: 1 + far * RIGHT.step, y: 1 + aside * RIGHT.beside };
  });
  return { boxes, isDown };
}

/** Steps along edges, whichever way they lead, from the first seed; a node that nothing joins to it keeps its hops. */
function stepsOf(nodes: readonly RunNodeRow[], edges: readonly RunEdgeRow[]): number[] {
  const seeds = [...nodes.keys()].filter((place) => nodes[place]!.properties["run.seed"] === true);
  const steps = new Map<number, number>(nodes.length > 0 ? [[seeds[0] ?? 0, 0]] : []);
  for (let step = 1, before = 0; steps.size > before; step++) {
    before = steps.size;
    const reached = edges.flatMap(({ source, target }) => [
      ...(steps.has(source) && !steps.has(target) ? [target] : []),
      ...(steps.has(target) && !steps.has(source) ? [source] : []),
    ]);
    for (const place of reached) steps.set(place, step);
  }
  return nodes.map(({ hops }, place) => steps.get(place) ?? hops);
}

function meanBefore(
  place: number,
  steps: readonly number[],
  edges: readonly RunEdgeRow[],
  beside: readonly number[],
): number {
  const near = edges
    .flatMap(({ source, target }) => (source === place ? [target] : target === place ? [source] : []))
    .filter((other) => steps[other]! < steps[place]!);
  return near.length === 0 ? 0 : near.reduce((sum, other) => sum + beside[other]!, 0) / near.length;
}

function edgeMarkup({ source, target, relation, undirected }: RunEdgeRow, { boxes, isDown }: Placed): string {
  const [from, to] = [boxes[source]!, boxes[target]!];
  const middle = HEIGHT / 2;
  const [path, label] = isDown
    ? from.y === to.y
      ? bowedBelow(from, to)
      : straightDown(from, to)
    : from.x === to.x
      ? bowed(from, to)
      : straight(from, to);
  const words = `<text x="${label.x.toString()}" y="${(label.y + middle - 4).toString()}" text-anchor="middle" font-size="10" fill="currentColor" stroke="Canvas" stroke-width="3" paint-order="stroke">${shown(relation, LONGEST.relation)}</text>`;
  const arrow = undirected ? "" : ' marker-end="url(#arrow)"';
  return `<path d="${path}" fill="none" stroke="currentColor"${arrow}/>${words}`;
}

function straight(from: Box, to: Box): [path: string, label: Box] {
  const [x1, x2] = from.x < to.x ? [from.x + WIDTH, to.x] : [from.x, to.x + WIDTH];
  const [y1, y2] = [from.y + HEIGHT / 2, to.y + HEIGHT / 2];
  const path = `M${x1.toString()} ${y1.toString()}L${x2.toString()} ${y2.toString()}`;
  return [path, { x: (x1 + x2) / 2, y: (from.y + to.y) / 2 }];
}

function straightDown(from: Box, to: Box): [path: string, label: Box] {
  const [y1, y2] = from.y < to.y ? [from.y + HEIGHT, to.y] : [from.y, to.y + HEIGHT];
  const [x1, x2] = [from.x + WIDTH / 2, to.x + WIDTH / 2];
  const path = `M${x1.toString()} ${y1.toString()}L${x2.toString()} ${y2.toString()}`;
  return [path, { x: (x1 + x2) / 2, y: (from.y + to.y) / 2 + 4 }];
}

/** Between nodes of one row, and from a node to itself. */
function bowedBelow(from: Box, to: Box): [path: string, label: Box] {
  const [y, x1, x2] = [from.y + HEIGHT, from.x + WIDTH / 3, to.x + (2 * WIDTH) / 3];
  const out = y + 34;
  const path = `M${x1.toString()} ${y.toString()}C${x1.toString()} ${out.toString()} ${x2.toString()} ${out.toString()} ${x2.toString()} ${y.toString()}`;
  return [path, { x: (x1 + x2) / 2, y: from.y + HEIGHT }];
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
  const words = linesOf(name).map((line, at, { length }) => {
    const down = y + HEIGHT / 2 + 4 + (at - (length - 1) / 2) * 15;
    return `<text x="${(x + WIDTH / 2).toString()}" y="${down.toString()}" text-anchor="middle" fill="CanvasText">${escapeXml(line)}</text>`;
  });
  return `<g><title>${escapeXml(name)}</title>${box}${words.join("")}</g>`;
}

/** Broken at the last space that fits, the second line cut where needed. */
function linesOf(name: string): string[] {
  const letters = [...name];
  if (letters.length <= LONGEST.name) return [name];
  const space = letters.lastIndexOf(" ", LONGEST.name);
  const at = space > 0 ? space : LONGEST.name;
  return [letters.slice(0, at).join(""), cut(letters.slice(at).join("").trimStart(), LONGEST.name)];
}

function shown(text: string, longest: number): string {
  return escapeXml(cut(text, longest));
}

function cut(text: string, longest: number): string {
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : text;
}
