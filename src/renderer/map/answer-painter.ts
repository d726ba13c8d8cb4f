/** The layer over a map: the answer's edges and nodes, what is selected or pointed at, and their names. */
import type { GraphMap } from "../../shared/map";
import { CANVAS_COLOURS, labelColour } from "../ui/palette";
import type { PaletteTheme } from "../ui/palette";
import type { MapAnswer } from "./map-answer";
import { nodeRadius } from "./map-drawing";
import type { MapDrawing, Place } from "./map-drawing";

export interface AnswerScene {
  readonly map: GraphMap;
  readonly theme: PaletteTheme;
  readonly answer: MapAnswer | null;
  /** Rows; −1 for none. */
  readonly marked: number;
  readonly pointed: number;
}

const VEIL = 0.55;
const ROOM = 6;
const NAMES = 60;
const LINE = 16;
const RING = 4;

/** Draws the layer anew; the map beneath is veiled where there is an answer, so that it stands out. */
export function paintAnswer(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  view: MapDrawing,
  width: number,
  height: number,
): void {
  const { map, theme, answer, marked, pointed } = scene;
  const at = (row: number): Place => view.toView(map.nodes.x[row]!, map.nodes.y[row]!);
  context.clearRect(0, 0, width, height);
  if (answer !== null && answer.nodes.length > 0) {
    context.globalAlpha = VEIL;
    context.fillStyle = CANVAS_COLOURS[theme].ground;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
    paintLines(context, answer, theme, at);
    for (const row of [...answer.nodes].reverse()) paintNode(context, scene, row, at(row));
  }
  for (const row of new Set([marked, pointed])) if (row >= 0) paintNode(context, scene, row, at(row));
  if (marked >= 0) paintRing(context, at(marked), scene, marked);
  paintNames(context, scene, at, width, height);
}

function paintLines(
  context: CanvasRenderingContext2D,
  { edges }: MapAnswer,
  theme: PaletteTheme,
  at: (row: number) => Place,
): void {
  context.strokeStyle = CANVAS_COLOURS[theme].kept;
  context.lineWidth = 1.8;
  context.beginPath();
  for (const [source, target] of edges) {
    const [from, to] = [at(source), at(target)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

const radiusOf = ({ map, answer }: AnswerScene, row: number): number =>
  Math.max(
    answer?.answers.includes(row) === true ? 7 : 4.5,
    nodeRadius(map.nodes.degree[row]!, map.nodes.handle.length),
  );

function paintNode(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  row: number,
  { x, y }: Place,
): void {
  const { map, theme, answer } = scene;
  context.fillStyle = labelColour(map.nodes.label[row]!, theme);
  // An answer stands on a ring of the answer's colour, the others on one of the ground's.
  context.strokeStyle = CANVAS_COLOURS[theme][answer?.answers.includes(row) === true ? "kept" : "ground"];
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y, radiusOf(scene, row), 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function paintRing(
  context: CanvasRenderingContext2D,
  { x, y }: Place,
  scene: AnswerScene,
  row: number,
): void {
  context.strokeStyle = CANVAS_COLOURS[scene.theme].selected;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x, y, radiusOf(scene, row) + RING, 0, 2 * Math.PI);
  context.stroke();
}

/** What is pointed at and selected, answers, then the rest of the answer, as far as names find room. */
function paintNames(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  at: (row: number) => Place,
  width: number,
  height: number,
): void {
  const { map, theme, answer, marked, pointed } = scene;
  const wanted = [pointed, marked, ...(answer?.answers ?? []), ...(answer?.nodes ?? [])];
  context.font = '500 12px "Inter Variable", system-ui, sans-serif';
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const taken: { x: number; y: number; end: number }[] = [];
  for (const row of [...new Set(wanted)].filter((row) => row >= 0)) {
    if (taken.length >= NAMES) break;
    const place = at(row);
    if (place.x < 0 || place.y < 0 || place.x > width || place.y > height) continue;
    const name = map.nodes.name[row]!;
    const x = place.x + radiusOf(scene, row) + ROOM;
    const end = x + context.measureText(name).width;
    if (taken.some((other) => Math.abs(other.y - place.y) < LINE && other.x < end && x < other.end)) continue;
    taken.push({ x, y: place.y, end });
    context.strokeStyle = CANVAS_COLOURS[theme].textHalo;
    context.lineWidth = 4;
    context.strokeText(name, x, place.y);
    context.fillStyle = CANVAS_COLOURS[theme].text;
    context.fillText(name, x, place.y);
  }
}
