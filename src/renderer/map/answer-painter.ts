/** The layer over a map: the answer's edges and nodes, what is selected or pointed at, and their names. */
import { CANVAS_COLOURS, labelColour, type Theme } from "../picture/palette";
import type { AnswerScene, MapAnswer } from "./map-answer";
import { mapNodeRadius, MAP_STYLE } from "../picture/style";
import type { MapDrawing } from "./map-drawing";
import type { Point } from "../picture/edge-shape";
import { paintNames } from "./name-painter";

/** Draws the layer anew; the map beneath is veiled where there is an answer, so that it stands out. */
export function paintAnswer(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  view: MapDrawing,
  width: number,
  height: number,
): void {
  const { places, theme, answer, marked, pointed } = scene;
  const at = (row: number): Point => view.toView(places.x[row]!, places.y[row]!);
  context.clearRect(0, 0, width, height);
  if (answer !== null && answer.nodes.length > 0) {
    context.globalAlpha = MAP_STYLE.veil;
    context.fillStyle = CANVAS_COLOURS[theme].ground;
    context.fillRect(0, 0, width, height);
    context.globalAlpha = 1;
    paintLines(context, answer, theme, at);
    for (const row of [...answer.nodes].reverse()) paintNode(context, scene, row, view, at(row));
  }
  for (const row of new Set([marked, pointed])) if (row >= 0) paintNode(context, scene, row, view, at(row));
  if (marked >= 0) paintRing(context, at(marked), scene, radiusOf(scene, marked, view));
  paintNames(context, scene, view, { width, height }, (row) => groundOrAnswer(scene, row, view));
}

function paintLines(
  context: CanvasRenderingContext2D,
  { edges }: MapAnswer,
  theme: Theme,
  at: (row: number) => Point,
): void {
  context.strokeStyle = CANVAS_COLOURS[theme].kept;
  context.lineWidth = MAP_STYLE.answerEdge;
  context.beginPath();
  for (const [source, target] of edges) {
    const [from, to] = [at(source), at(target)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

const radiusOf = ({ map, answer }: AnswerScene, row: number, { growth }: MapDrawing): number =>
  Math.max(
    answer?.answers.includes(row) === true ? MAP_STYLE.answerRadius : MAP_STYLE.keptRadius,
    growth * mapNodeRadius(map.nodes.degree[row]!, map.nodes.handle.length),
  );

function paintNode(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  row: number,
  view: MapDrawing,
  { x, y }: Point,
): void {
  const { map, theme, answer } = scene;
  context.fillStyle = labelColour(map.nodes.label[row]!, theme);
  // An answer stands on a ring of the answer's colour, the others on one of the ground's.
  context.strokeStyle = CANVAS_COLOURS[theme][answer?.answers.includes(row) === true ? "kept" : "ground"];
  context.lineWidth = MAP_STYLE.rim;
  context.beginPath();
  context.arc(x, y, radiusOf(scene, row, view), 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function paintRing(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { theme }: AnswerScene,
  radius: number,
): void {
  context.strokeStyle = CANVAS_COLOURS[theme].selected;
  context.lineWidth = MAP_STYLE.ring.width;
  context.beginPath();
  context.arc(x, y, radius + MAP_STYLE.ring.gap, 0, 2 * Math.PI);
  context.stroke();
}

/** Nodes of the layer are drawn a little larger than those of the ground. */
function groundOrAnswer(scene: AnswerScene, row: number, view: MapDrawing): number {
  const { map, answer, marked, pointed } = scene;
  const onLayer = row === marked || row === pointed || answer?.nodes.includes(row) === true;
  if (onLayer) return radiusOf(scene, row, view);
  return view.growth * mapNodeRadius(map.nodes.degree[row]!, map.nodes.handle.length);
}
