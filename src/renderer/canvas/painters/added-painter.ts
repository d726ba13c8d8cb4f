/**
 * Draws what a person added to a run's picture. No run decided about it, so it must not look as if one had: edges are dashed, nodes are
 * hollow. (Only this sheet is ever drawn by the 2D context, which can dash; the cloud's own lines never are.)
 */
import { nodeColour } from "../../picture/element-looks";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { strokeEdge } from "./edge-stroke";
import { traceShape } from "../../picture/node-shape";
import { edgeShown, lookOfNode, type Scene } from "../../picture/scene";
import { EDGE_STYLE, NODE_STYLE } from "../../picture/style";

/** Added edges and nodes; `pixel` is one CSS pixel in model units. The same at every moment of the timeline. */
export function paintAdded(
  context: CanvasRenderingContext2D,
  scene: Scene,
  theme: Theme,
  pixel: number,
): void {
  const { added, ground } = CANVAS_COLOURS[theme];
  const line = Math.max(EDGE_STYLE.added.width, pixel);
  context.strokeStyle = added;
  context.lineWidth = line;
  context.setLineDash(EDGE_STYLE.added.dash.map((part) => part * line));
  for (let row = scene.edgeAdded.indexOf(1); row !== -1; row = scene.edgeAdded.indexOf(1, row + 1))
    if (edgeShown(scene, row)) strokeEdge(context, scene, row);
  context.setLineDash([]);
  context.lineWidth = Math.max(NODE_STYLE.hollow.width, NODE_STYLE.hollow.pixels * pixel);
  context.fillStyle = ground;
  for (let row = scene.nodeAdded.indexOf(1); row !== -1; row = scene.nodeAdded.indexOf(1, row + 1)) {
    if (scene.hidden[row] === 1) continue;
    context.strokeStyle = nodeColour(scene, row, theme);
    context.beginPath();
    traceShape(context, lookOfNode(scene, row).shape, scene.x[row]!, scene.y[row]!, scene.cloudRadius[row]!);
    context.fill();
    context.stroke();
  }
}
