/**
 * Draws what a person added to a run's picture. No run decided about it, so it must not look as if one had: edges are dashed, nodes are
 * hollow. (Only this sheet is ever drawn by the 2D context, which can dash; the cloud's own lines never are.)
 */
import { CANVAS_COLOURS } from "../ui/palette";
import type { Theme } from "./canvas-props";
import { strokeEdge } from "./edge-stroke";
import { nodeInk } from "./looks";
import { traceShape } from "./node-shape";
import { edgeShown, lookOfNode, type Scene } from "./scene";

/** Added edges and nodes; `pixel` is one CSS pixel in model units. The same at every moment of the timeline. */
export function paintAdded(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  pixel: number,
): void {
  const { added, ground } = CANVAS_COLOURS[theme];
  const line = Math.max(1.1, pixel);
  context.strokeStyle = added;
  context.lineWidth = line;
  context.setLineDash([5 * line, 3.5 * line]);
  for (let row = scene.edgeAdded.indexOf(1); row !== -1; row = scene.edgeAdded.indexOf(1, row + 1))
    if (edgeShown(scene, row)) strokeEdge(context, scene, row);
  context.setLineDash([]);
  context.lineWidth = Math.max(2, 1.2 * pixel);
  context.fillStyle = ground;
  for (let row = scene.nodeAdded.indexOf(1); row !== -1; row = scene.nodeAdded.indexOf(1, row + 1)) {
    if (scene.hidden[row] === 1) continue;
    const look = lookOfNode(scene, row);
    context.strokeStyle = nodeInk(look, scene.nodeTint[row]!, theme);
    context.beginPath();
    traceShape(context, look.shape, scene.x[row]!, scene.y[row]!, scene.cloudRadius[row]!);
    context.fill();
    context.stroke();
  }
}
