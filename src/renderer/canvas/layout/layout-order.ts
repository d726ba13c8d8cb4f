/** A scene as the layout wants it. */
import { KEPT } from "../../../shared/trace";
import type { LayoutInput, Skeleton } from "./layout-input";
import type { DrawnView } from "../../picture/drawn-view";
import type { Scene } from "../../picture/scene";

/** Few nodes stand further apart: there is room for the words of their relations. */
const [KEPT_GAP, KEPT_GAP_OF_FEW, FEW] = [105, 165, 12];

/** Columns for the layout; nodes that have a place keep it. */
export function layoutInputOf(scene: Scene, aspect: number, leftToRight: boolean | null): LayoutInput {
  const { nodes } = scene.view;
  return {
    ...skeletonOf(scene.view, leftToRight),
    answer: scene.answer,
    radius: scene.radius,
    x: scene.x.slice(),
    y: scene.y.slice(),
    keptGap: (nodes.handle.length <= FEW ? KEPT_GAP_OF_FEW : KEPT_GAP) * scene.scale,
    aspect,
  };
}

/** What says which shape a picture has. */
export function skeletonOf({ nodes, edges, part }: DrawnView, leftToRight: boolean | null): Skeleton {
  return {
    source: edges.source,
    target: edges.target,
    // Without the candidates every edge is there to be read, kept or not.
    edgeKept: Uint8Array.from(edges.verdict, (code) => (code === KEPT || part === "answer" ? 1 : 0)),
    hops: nodes.hops,
    kept: nodes.kept,
    seed: nodes.seed,
    leftToRight,
  };
}

/** Milliseconds a layout may take: a second for the usual picture, up to three for the largest. */
export function layoutDeadline(scene: Scene): number {
  return Math.min(3000, 900 + 0.25 * Math.max(0, scene.view.edges.row.length - 1500));
}
