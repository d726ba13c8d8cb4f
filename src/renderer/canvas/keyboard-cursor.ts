/** Where the keyboard stands in the graph; apart from the selection until Enter joins them. */
import type { ElementRef } from "../picture/elements";
import type { WalkDirection } from "./canvas-props";
import { edgeRow, nodeRow } from "./marks";
import type { Scene } from "../picture/scene";
import type { Moment } from "../picture/moment";
import { firstNode, strideFrom } from "./walk";

export interface Reached {
  readonly element: ElementRef;
  /** Row of the node to keep in sight. */
  readonly node: number;
}

/**
 * One stride from an element (null: onto the first node). With `onEdge` it ends on the edge walked along instead of the node
 * beyond; null at a dead end.
 */
export function stride(
  scene: Scene,
  moment: Moment,
  from: ElementRef | null,
  direction: WalkDirection,
  onEdge: boolean,
): Reached | null {
  const start = standingNode(scene, from);
  if (start === -1) return beginAt(scene, firstNode(scene));
  const found = strideFrom(scene, moment, start, direction);
  if (!found) return null;
  if (!onEdge) return beginAt(scene, found.node);
  return { element: { kind: "edge", handle: scene.view.edges.handle[found.edge]! }, node: found.node };
}

/** Plain words for an element: its name, or "source, relation, target". */
export function nameOf(scene: Scene, element: ElementRef): string {
  const { source, target, relation } = scene.view.edges;
  const row = edgeRow(scene, element);
  if (row === -1) return scene.names[nodeRow(scene, element)] ?? "";
  const words = scene.relations[relation[row]!] ?? "";
  return `${scene.names[source[row]!] ?? ""}, ${words}, ${scene.names[target[row]!] ?? ""}`;
}

function standingNode(scene: Scene, from: ElementRef | null): number {
  const edge = edgeRow(scene, from);
  return edge >= 0 ? scene.view.edges.target[edge]! : nodeRow(scene, from);
}

function beginAt(scene: Scene, node: number): Reached | null {
  if (node === -1) return null;
  return { element: { kind: "node", handle: scene.view.nodes.handle[node]! }, node };
}
