/** A run as the canvas draws it: sizes, shapes, clean texts and curves, worked out once; places change only while a layout runs. */
import { KEPT } from "../../shared/trace";
import type { RunView } from "../../shared/trace";
import { edgeShapes, type EdgeShapes } from "./edge-shape";
import { labelText } from "./label-text";

/** Kept nodes and edges that cytoscape draws; what is kept beyond that is drawn with the cloud, without arrowheads. */
export const FOREGROUND_LIMIT = 160;

export interface Scene {
  readonly view: RunView;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Model units; what matters is drawn larger in a larger graph, which is seen from further away. */
  readonly radius: Float32Array;
  /** How large a node is drawn while it is one of the cloud. */
  readonly cloudRadius: Float32Array;
  readonly scale: number;
  readonly degree: Int32Array;
  readonly names: readonly string[];
  readonly relations: readonly string[];
  readonly shapes: EdgeShapes;
  readonly answer: Uint8Array;
  /** 1 where cytoscape draws the node or edge, 0 where the cloud painter does. */
  readonly nodeFront: Uint8Array;
  readonly edgeFront: Uint8Array;
  /** 1 where the node's label is hidden by the user. */
  readonly hidden: Uint8Array;
  readonly nodeRows: ReadonlyMap<number, number>;
  readonly edgeRows: ReadonlyMap<number, number>;
}

/** The scene of a run; all places start as NaN. */
export function sceneOf(view: RunView, hiddenLabels: readonly string[]): Scene {
  const { nodes, edges } = view;
  const count = nodes.handle.length;
  const answer = answerColumn(view);
  const degree = degreeColumn(view);
  const front = frontColumns(view, answer);
  const scale = Math.max(1, Math.min(2.2, Math.sqrt(count / 160)));
  const cloudRadius = Float32Array.from(degree, (edges) => 3.2 + Math.min(4, 0.5 * Math.sqrt(edges)));
  return {
    view,
    x: new Float64Array(count).fill(NaN),
    y: new Float64Array(count).fill(NaN),
    radius: cloudRadius.map((radius, row) =>
      front.nodeFront[row] === 1 ? scale * frontRadius(view, answer, row) : radius,
    ),
    cloudRadius,
    scale,
    degree,
    names: nodes.name.map((name, row) => labelText(name, 64) || labelText(nodes.id[row] ?? "", 64)),
    relations: view.relations.map((name) => labelText(name.replaceAll("_", " "), 40)),
    shapes: edgeShapes(
      edges.source,
      edges.target,
      Uint8Array.from(edges.verdict, (code) => (code === KEPT ? 1 : 0)),
    ),
    answer,
    ...front,
    hidden: hiddenColumn(view, hiddenLabels),
    nodeRows: rowsByHandle(nodes.handle),
    edgeRows: rowsByHandle(edges.handle),
  };
}

/** 1 where the node's label is among the hidden ones. */
export function hiddenColumn(view: RunView, hiddenLabels: readonly string[]): Uint8Array {
  const hidden = new Set(hiddenLabels);
  return Uint8Array.from(view.nodes.label, (label) => (hidden.has(view.labels[label] ?? "") ? 1 : 0));
}

/** True when neither end of the edge is hidden. */
export function edgeShown(scene: Scene, row: number): boolean {
  const { source, target } = scene.view.edges;
  return scene.hidden[source[row]!] === 0 && scene.hidden[target[row]!] === 0;
}

function frontColumns(view: RunView, answer: Uint8Array): { nodeFront: Uint8Array; edgeFront: Uint8Array } {
  const { nodes, edges } = view;
  const nodeFront = new Uint8Array(nodes.handle.length);
  const edgeFront = new Uint8Array(edges.handle.length);
  let room = FOREGROUND_LIMIT;
  const take = (row: number) => {
    if (nodeFront[row] === 0) room -= 1;
    nodeFront[row] = 1;
  };
  const takeWhere = (wanted: (row: number) => boolean) =>
    nodes.handle.forEach((_, row) => room > 0 && wanted(row) && take(row));
  takeWhere((row) => answer[row] === 1);
  takeWhere((row) => nodes.seed[row] === 1);
  takeWhere((row) => nodes.kept[row] === 1);
  let edgeRoom = FOREGROUND_LIMIT;
  edges.verdict.forEach((code, row) => {
    const source = edges.source[row]!;
    const target = edges.target[row]!;
    if (code !== KEPT || edgeRoom === 0 || source === target) return;
    if (nodeFront[source] === 0 || nodeFront[target] === 0) return;
    edgeFront[row] = 1;
    edgeRoom -= 1;
  });
  return { nodeFront, edgeFront };
}

function frontRadius(view: RunView, answer: Uint8Array, row: number): number {
  if (answer[row] === 1) return 11.5;
  return view.nodes.seed[row] === 1 ? 11 : 9;
}

function answerColumn(view: RunView): Uint8Array {
  const answers = new Set(view.answers.map((answer) => answer.node));
  return Uint8Array.from(view.nodes.handle, (handle) => (answers.has(handle) ? 1 : 0));
}

function degreeColumn(view: RunView): Int32Array {
  const degree = new Int32Array(view.nodes.handle.length);
  view.edges.source.forEach((source, row) => {
    degree[source]! += 1;
    degree[view.edges.target[row]!]! += 1;
  });
  return degree;
}

function rowsByHandle(handles: Int32Array): Map<number, number> {
  return new Map(Array.from(handles, (handle, row) => [handle, row]));
}
