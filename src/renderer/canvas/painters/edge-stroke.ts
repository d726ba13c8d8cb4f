import { shownRadius } from "../../picture/element-looks";
import { controlPoint, loopCircle } from "../../picture/edge-shape";
import type { Scene } from "../../picture/scene";

/** Strokes one edge with the context's line style. */
export function strokeEdge(context: CanvasRenderingContext2D, scene: Scene, row: number): void {
  const source = scene.view.edges.source[row]!;
  const target = scene.view.edges.target[row]!;
  const a = { x: scene.x[source]!, y: scene.y[source]! };
  const b = { x: scene.x[target]!, y: scene.y[target]! };
  const bend = scene.shapes.bend[row]!;
  context.beginPath();
  if (scene.shapes.loop[row]! > 0) {
    const circle = loopCircle(a, scene.radius[source]!, scene.shapes.loop[row]!);
    context.arc(circle.x, circle.y, circle.radius, 0, 2 * Math.PI);
  } else {
    context.moveTo(a.x, a.y);
    if (bend === 0) context.lineTo(b.x, b.y);
    else {
      const c = controlPoint(a, b, bend);
      context.quadraticCurveTo(c.x, c.y, b.x, b.y);
    }
  }
  context.stroke();
}

/** Lines are drawn from middle to middle: takes them off the nodes again, which lie on the sheet below. */
export function uncoverEnds(context: CanvasRenderingContext2D, scene: Scene, row: number): void {
  if (row < 0) return;
  context.globalCompositeOperation = "destination-out";
  for (const node of [scene.view.edges.source[row]!, scene.view.edges.target[row]!]) {
    context.beginPath();
    context.arc(scene.x[node]!, scene.y[node]!, shownRadius(scene, node), 0, 2 * Math.PI);
    context.fill();
  }
  context.globalCompositeOperation = "source-over";
}
