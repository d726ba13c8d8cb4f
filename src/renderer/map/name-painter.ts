/** Names over a map, as far as they find room. */
import { BoxGrid } from "../picture/box-grid";
import { placeLabels, type LabelRequest } from "../picture/label-placement";
import { drawText, fontOf, MAP_NAME_STYLES, type LabelStyle } from "../picture/label-style";
import { labelText } from "../picture/label-text";
import { mapNodeRadius } from "../picture/style";
import type { AnswerScene } from "./map-answer";
import type { MapDrawing } from "./map-drawing";

const NAMES = 60;
/** Nodes outside the answer that are named, without an answer and beside one, and how large one must be drawn for it (CSS pixels). */
const GROUND_NAMES = 40;
const NAMES_BESIDE = 10;
const LEAST_RADIUS = 2.2;
/** So many nodes in sight are tried, those with the most edges first. */
const TRIED = 200;
/** CSS pixels between a node and its name beyond what all labels keep, of a line, and of the outline. */
const ROOM = 3;
const LINE = 16;
const OUTLINE = 4;
const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
/** Characters that tell a name of the answer where the whole one has no room. */
const SHORT = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws names: what is pointed at and marked, answers, the rest of the answer; then, where it stands still, nodes with many edges. */
export function paintNames(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  view: MapDrawing,
  size: Size,
  radiusOf: (row: number) => number,
): void {
  const { answer, marked, pointed, still, map, places, theme } = scene;
  const taken = new BoxGrid();
  context.textBaseline = "middle";
  const nameOf = (row: number, longest: number): string => labelText(map.nodes.name[row]!, longest);
  const widthOf = (row: number, longest: number): number => context.measureText(nameOf(row, longest)).width;
  // The answer is told at whichever side there is room; the ground is calmer with all names at one.
  const sides = (row: number, style: LabelStyle): Partial<LabelRequest> =>
    style === MAP_NAME_STYLES.answer
      ? { shorter: { width: widthOf(row, SHORT), height: LINE } }
      : { rightOnly: true };
  function* requests(rows: Iterable<number>, style: LabelStyle): Generator<LabelRequest> {
    for (const row of rows) {
      const { x, y } = view.toView(places.x[row]!, places.y[row]!);
      if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
      const box = { width: widthOf(row, style.longest), height: LINE };
      yield { row, x, y, reach: radiusOf(row) + ROOM, ...box, forced: false, ...sides(row, style) };
    }
  }
  const paint = (rows: Iterable<number>, style: LabelStyle, most: number): number => {
    context.font = fontOf(style);
    const sheet = style === MAP_NAME_STYLES.answer ? insideOf(size) : EVERYWHERE;
    const room = { taken, lines: new BoxGrid(), sheet };
    const placed = placeLabels(requests(rows, style), room, most);
    for (const { row, x, y, short } of placed)
      drawText(context, nameOf(row, short ? SHORT : style.longest), x, y, theme, OUTLINE);
    return placed.length;
  };
  const first = new Set([pointed, marked, ...(answer?.answers ?? []), ...(answer?.nodes ?? [])]);
  first.delete(-1);
  paint(first, MAP_NAME_STYLES.answer, NAMES);
  if (!still) return;
  for (const row of first) {
    const { x, y } = view.toView(places.x[row]!, places.y[row]!);
    const radius = radiusOf(row);
    taken.add({ left: x - radius, right: x + radius, top: y - LINE / 2, bottom: y + LINE / 2 });
  }
  const others = rowsInSight(scene, view, size, first);
  paint(others, MAP_NAME_STYLES.ground, answer === null ? GROUND_NAMES : NAMES_BESIDE);
}

const insideOf = ({ width, height }: Size) => ({ left: 0, right: width, top: 0, bottom: height });

/** Of those not named yet, by descending edges, as rows are. */
function* rowsInSight(
  { map, places }: AnswerScene,
  view: MapDrawing,
  size: Size,
  named: ReadonlySet<number>,
): Generator<number> {
  const [low, high] = [view.toMap(0, size.height), view.toMap(size.width, 0)];
  const count = places.x.length;
  let tried = 0;
  for (let row = 0; row < count && tried < TRIED; row++) {
    if (view.growth * mapNodeRadius(map.nodes.degree[row]!, count) < LEAST_RADIUS) return;
    const [x, y] = [places.x[row]!, places.y[row]!];
    if (x < low.x || x > high.x || y < low.y || y > high.y) continue;
    tried++;
    if (!named.has(row)) yield row;
  }
}
