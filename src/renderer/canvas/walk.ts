/** The keyboard's path through the graph. */
import type { WalkDirection } from "./canvas-props";
import { type Scene, edgeShown } from "../picture/scene";
import type { Moment } from "../picture/moment";

/** The neighbour reached and the edge that leads there (rows). */
export interface Stride {
  readonly node: number;
  readonly edge: number;
}

const TOWARDS: Readonly<Record<WalkDirection, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Visible neighbour of a node that lies most nearly in a direction (within 75° of it), the kept ones first; null when none does. */
export function strideFrom(
  scene: Scene,
  moment: Moment,
  node: number,
  direction: WalkDirection,
): Stride | null {
  const { source, target } = scene.view.edges;
  let best: Stride | null = null;
  let bestRank = Infinity;
  for (let edge = 0; edge < source.length; edge++) {
    if (source[edge] !== node && target[edge] !== node) continue;
    const next = source[edge] === node ? target[edge]! : source[edge]!;
    if (next === node || moment.edgeOpacity[edge]! < 0.06 || !edgeShown(scene, edge)) continue;
    const rank = rankOf(scene, node, next, direction) + (moment.edgeKept[edge]! > 0.5 ? 0 : 10_000);
    if (rank < bestRank) [best, bestRank] = [{ node: next, edge }, rank];
  }
  return best;
}

/** Where the keyboard starts: the first seed, else the first answer, else the first node; −1 in an empty scene. */
export function firstNode(scene: Scene): number {
  const seed = scene.view.nodes.seed.indexOf(1);
  if (seed !== -1) return seed;
  const answer = scene.answer.indexOf(1);
  return answer !== -1 ? answer : scene.x.length > 0 ? 0 : -1;
}

/** Distance, stretched by how far the direction is missed; Infinity when it points elsewhere. */
function rankOf(scene: Scene, from: number, to: number, direction: WalkDirection): number {
  const [alongX, alongY] = TOWARDS[direction];
  const dx = scene.x[to]! - scene.x[from]!;
  const dy = scene.y[to]! - scene.y[from]!;
  const distance = Math.hypot(dx, dy) || 1;
  const cosine = (dx * alongX + dy * alongY) / distance;
  return cosine < 0.26 ? Infinity : distance / cosine;
}
