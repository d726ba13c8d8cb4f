import { controlPoint, loopCircle } from "./edge-shape";
import type { Scene } from "./scene";

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
