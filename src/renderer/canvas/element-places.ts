/** Where elements of a scene lie, in model space. */
import type { ElementRef } from "../picture/elements";
import type { Point } from "../picture/edge-shape";
import type { Scene } from "../picture/scene";
import { boxAround, type Box } from "../picture/viewport";

/** The row of a node, or of both ends of an edge; none when it is not in the picture. */
export function endsOf(scene: Scene, { kind, handle }: ElementRef): number[] {
  const row = (kind === "node" ? scene.nodeRows : scene.edgeRows).get(handle);
  if (row === undefined) return [];
  const { source, target } = scene.view.edges;
  return kind === "node" ? [row] : [source[row]!, target[row]!];
}

/** Middle of a node. */
export function placeOfNode(scene: Scene, row: number): Point {
  return { x: scene.x[row]!, y: scene.y[row]! };
}

/** Smallest box around points. */
export function boxOf(points: readonly Point[]): Box {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** Smallest box around seeds, answers and kept nodes; null where there are none. */
export function keptBox(scene: Scene): Box | null {
  const { kept, seed } = scene.view.nodes;
  return boxAround(scene, (row) => kept[row] === 1 || seed[row] === 1 || scene.answer[row] === 1);
}
