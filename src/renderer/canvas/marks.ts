/** What the overlay marks, by row, and how the window's handles become rows. */
import type { ElementRef, Sign } from "../picture/elements";
import type { Scene } from "../picture/scene";
import { signRows, type SignRow } from "./signs";

/** Rows to mark; −1 means none. */
export interface Marks {
  readonly selectedNode: number;
  readonly selectedEdge: number;
  readonly hoveredNode: number;
  readonly hoveredEdge: number;
  /** Keyboard cursor. */
  readonly cursorNode: number;
  readonly cursorEdge: number;
  readonly highlightedNodes: readonly number[];
  readonly highlightedEdges: readonly number[];
  /** Nodes selected together, and nodes with a note. */
  readonly together: readonly number[];
  readonly noted: readonly number[];
  readonly signs: readonly SignRow[];
}

/** The window's wishes, by handle; what is not drawn is not marked. */
export interface MarkWishes {
  readonly selection: ElementRef | null;
  readonly hover: ElementRef | null;
  readonly cursor: ElementRef | null;
  readonly highlightedNodes: readonly number[];
  readonly highlightedEdges: readonly number[];
  readonly together?: readonly number[];
  /** By node id. */
  readonly noted?: readonly string[];
  readonly signs?: readonly Sign[];
}

/** Rows of the wished marks in a scene. */
export function marksOf(scene: Scene, wishes: MarkWishes): Marks {
  const rowsOf = (rows: ReadonlyMap<number, number>, handles: readonly number[]) =>
    handles.map((handle) => rows.get(handle) ?? -1).filter((row) => row >= 0);
  return {
    selectedNode: nodeRow(scene, wishes.selection),
    selectedEdge: edgeRow(scene, wishes.selection),
    hoveredNode: nodeRow(scene, wishes.hover),
    hoveredEdge: edgeRow(scene, wishes.hover),
    cursorNode: nodeRow(scene, wishes.cursor),
    cursorEdge: edgeRow(scene, wishes.cursor),
    highlightedNodes: rowsOf(scene.nodeRows, wishes.highlightedNodes),
    highlightedEdges: rowsOf(scene.edgeRows, wishes.highlightedEdges),
    together: rowsOf(scene.nodeRows, wishes.together ?? []),
    noted: rowsOfIds(scene, wishes.noted ?? []),
    signs: signRows(scene, wishes.signs ?? []),
  };
}

function rowsOfIds(scene: Scene, ids: readonly string[]): number[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return [...scene.view.nodes.id.keys()].filter((row) => wanted.has(scene.view.nodes.id[row]!));
}

/** Row of the node meant, −1 when an edge or nothing is. */
export function nodeRow(scene: Scene, element: ElementRef | null): number {
  return element?.kind === "node" ? (scene.nodeRows.get(element.handle) ?? -1) : -1;
}

/** Row of the edge meant, −1 when a node or nothing is. */
export function edgeRow(scene: Scene, element: ElementRef | null): number {
  return element?.kind === "edge" ? (scene.edgeRows.get(element.handle) ?? -1) : -1;
}

export const NO_MARKS: Marks = {
  selectedNode: -1,
  selectedEdge: -1,
  hoveredNode: -1,
  hoveredEdge: -1,
  cursorNode: -1,
  cursorEdge: -1,
  highlightedNodes: [],
  highlightedEdges: [],
  together: [],
  noted: [],
  signs: [],
};
