/** Names over a map, as far as they find room. */
import { CANVAS_COLOURS } from "../ui/palette";
import type { AnswerScene } from "./map-answer";
import type { MapDrawing } from "./map-drawing";
import { nodeRadius } from "./map-drawing";

const NAMES = 60;
/** Nodes outside the answer that are named, without an answer and beside one, and how large one must be drawn for it (CSS pixels). */
const GROUND_NAMES = 40;
const NAMES_BESIDE = 10;
const LEAST_RADIUS = 2.2;
/** So many nodes in sight are tried, those with the most edges first. */
const TRIED = 200;
const ROOM = 6;
const LINE = 16;

/** Draws names: what is pointed at and marked, answers, the rest of the answer; then, where it stands still, nodes with many edges. */
export function paintNames(
  context: CanvasRenderingContext2D,
  scene: AnswerScene,
  view: MapDrawing,
  size: { readonly width: number; readonly height: number },
  radiusOf: (row: number) => number,
): void {
  const { answer, marked, pointed, still } = scene;
  const names = new Names(context, scene, view, size, radiusOf);
  const first = [pointed, marked, ...(answer?.answers ?? []), ...(answer?.nodes ?? [])];
  for (const row of new Set(first)) if (row >= 0 && names.count < NAMES) names.paint(row, "500");
  if (!still) return;
  for (const row of first) if (row >= 0) names.keepClear(row);
  const most = names.count + (answer === null ? GROUND_NAMES : NAMES_BESIDE);
  for (const row of rowsInSight(scene, view, size)) {
    if (names.count >= most) break;
    if (!first.includes(row)) names.paint(row, "400");
  }
}

/** By descending edges, as rows are. */
function* rowsInSight(
  { map, places }: AnswerScene,
  view: MapDrawing,
  size: Names["size"],
): Generator<number> {
  const [low, high] = [view.toMap(0, size.height), view.toMap(size.width, 0)];
  const count = places.x.length;
  let tried = 0;
  for (let row = 0; row < count && tried < TRIED; row++) {
    if (view.growth * nodeRadius(map.nodes.degree[row]!, count) < LEAST_RADIUS) return;
    const [x, y] = [places.x[row]!, places.y[row]!];
    if (x < low.x || x > high.x || y < low.y || y > high.y) continue;
    tried++;
    yield row;
  }
}

/** Part of a line that is taken (CSS pixels). */
interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly end: number;
}

class Names {
  private readonly taken: Stretch[] = [];
  private readonly clear: Stretch[] = [];

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly scene: AnswerScene,
    private readonly view: MapDrawing,
    readonly size: { readonly width: number; readonly height: number },
    private readonly radiusOf: (row: number) => number,
  ) {
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = 4;
  }

  get count(): number {
    return this.taken.length;
  }

  /** No further name lies over a node. */
  keepClear(row: number): void {
    const { x, y } = this.view.toView(this.scene.places.x[row]!, this.scene.places.y[row]!);
    const radius = this.radiusOf(row);
    this.clear.push({ x: x - radius, y, end: x + radius });
  }

  /** Names a node, unless it lies out of sight or another name is in the way. */
  paint(row: number, weight: "400" | "500"): void {
    const { context, scene, view, taken, clear } = this;
    const place = view.toView(scene.places.x[row]!, scene.places.y[row]!);
    const { y } = place;
    if (place.x < 0 || y < 0 || place.x > this.size.width || y > this.size.height) return;
    const name = scene.map.nodes.name[row]!;
    context.font = `${weight} ${weight === "500" ? "12" : "11"}px "Inter Variable", system-ui, sans-serif`;
    const x = place.x + this.radiusOf(row) + ROOM;
    const end = x + context.measureText(name).width;
    const overlaps = (other: Stretch): boolean =>
      Math.abs(other.y - y) < LINE && other.x < end && x < other.end;
    if (taken.some(overlaps) || clear.some(overlaps)) return;
    taken.push({ x, y, end });
    const { text, textHalo } = CANVAS_COLOURS[scene.theme];
    context.strokeStyle = textHalo;
    context.strokeText(name, x, y);
    context.fillStyle = text;
    context.fillText(name, x, y);
  }
}
