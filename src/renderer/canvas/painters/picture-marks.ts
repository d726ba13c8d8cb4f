/** Marks of what a person made of the picture: nodes selected together, notes, and how many nodes are shown as one. */
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { haloColour } from "../../picture/style";
import type { Marks } from "../marks";
import type { Scene } from "../../picture/scene";

/** Draws them in model space; `pixel` is one CSS pixel. */
export function paintPictureMarks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  marks: Marks,
  pixel: number,
): void {
  paintTogether(context, scene, theme, marks, pixel);
  for (const row of marks.noted) if (scene.hidden[row] === 0) paintNote(context, scene, theme, row, pixel);
  scene.view.nodes.stands?.forEach((count, row) => {
    if (count > 1 && scene.hidden[row] === 0) paintCount(context, scene, theme, row, count, pixel);
  });
}

/** A dashed ring, so that it is told from the one node that is selected. */
function paintTogether(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  marks: Marks,
  pixel: number,
): void {
  context.strokeStyle = CANVAS_COLOURS[theme].selected;
  context.lineWidth = 2.5 * pixel;
  context.setLineDash([5 * pixel, 3 * pixel]);
  for (const row of marks.together) {
    if (row === marks.selectedNode || scene.hidden[row] === 1) continue;
    context.beginPath();
    context.arc(scene.x[row]!, scene.y[row]!, scene.radius[row]! * 1.1 + 4 * pixel, 0, 2 * Math.PI);
    context.stroke();
  }
  context.setLineDash([]);
}

/** A small sheet of paper at the node's upper right. */
function paintNote(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  row: number,
  pixel: number,
): void {
  const { x, y } = cornerOf(scene, row, -1);
  const { text, ground } = CANVAS_COLOURS[theme];
  context.fillStyle = haloColour(theme);
  context.strokeStyle = ground;
  context.lineWidth = 1.5 * pixel;
  const [wide, high] = [9 * pixel, 11 * pixel];
  context.beginPath();
  context.rect(x, y - high, wide, high);
  context.stroke();
  context.fill();
  context.strokeStyle = theme === "light" ? text : ground;
  context.lineWidth = pixel;
  for (const line of [0.3, 0.55, 0.8]) {
    context.beginPath();
    context.moveTo(x + 2 * pixel, y - high + line * high);
    context.lineTo(x + wide - 2 * pixel, y - high + line * high);
    context.stroke();
  }
}

/** How many nodes are shown as this one, at its lower right. */
function paintCount(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  row: number,
  count: number,
  pixel: number,
): void {
  const { x, y } = cornerOf(scene, row, 1);
  const { text, ground } = CANVAS_COLOURS[theme];
  const reach = 8 * pixel;
  context.fillStyle = text;
  context.strokeStyle = ground;
  context.lineWidth = 1.5 * pixel;
  context.beginPath();
  context.arc(x + reach / 2, y + reach / 2, reach, 0, 2 * Math.PI);
  context.stroke();
  context.fill();
  context.fillStyle = ground;
  context.font = `700 ${String(10 * pixel)}px "Inter Variable", Inter, system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(count > 99 ? "99+" : String(count), x + reach / 2, y + reach / 2);
}

function cornerOf(scene: Scene, row: number, side: -1 | 1): { readonly x: number; readonly y: number } {
  const shown = scene.nodeFront[row] === 1 ? scene.radius[row]! : scene.cloudRadius[row]!;
  return { x: scene.x[row]! + 0.6 * shown, y: scene.y[row]! + side * 0.6 * shown };
}
