/** A scene as the layout wants it. */
import { KEPT } from "../../../shared/trace";
import type { LayoutInput } from "./layout-input";
import type { Scene } from "../../picture/scene";

const KEPT_GAP = 105;

/** Columns for the layout; nodes that have a place keep it. */
export function layoutInputOf(scene: Scene, aspect: number): LayoutInput {
  const { nodes, edges } = scene.view;
  return {
    source: edges.source,
    target: edges.target,
    edgeKept: Uint8Array.from(edges.verdict, (code) => (code === KEPT ? 1 : 0)),
    hops: nodes.hops,
    kept: nodes.kept,
    seed: nodes.seed,
    answer: scene.answer,
    radius: scene.radius,
    x: scene.x.slice(),
    y: scene.y.slice(),
    keptGap: KEPT_GAP * scene.scale,
    aspect,
  };
}

/** Milliseconds a layout may take: a second for the usual picture, up to three for the largest. */
export function layoutDeadline(scene: Scene): number {
  return Math.min(3000, 900 + 0.25 * Math.max(0, scene.view.edges.row.length - 1500));
}
