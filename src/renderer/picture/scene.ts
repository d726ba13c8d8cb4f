/** A run as the canvas draws it: sizes, shapes, clean texts and curves, worked out once; places change only while a layout runs. */
import { relationWords } from "../../shared/relation-words";
import { KEPT, type RunView } from "../../shared/trace";
import { leadsOf } from "./bundles";
import { edgeShapes, type EdgeShapes } from "./edge-shape";
import { labelText } from "./label-text";
import { looksOf, NO_STYLES, sizeOf, type Look, type Styles } from "./looks";
import type { DrawnView } from "./drawn-view";
import { unitColumn } from "./unit-column";

/** Kept nodes and edges that cytoscape draws; what is kept beyond that is drawn with the cloud, without arrowheads. */
export const FOREGROUND_LIMIT = 160;

/** A picture of at most so few nodes has room for larger discs and names. */
export const FEW_NODES = 3;
const LARGER_OF_FEW = 1.35;

/** Radius of a node that came not forward: one of a cloud, and one that an answer tells though it was dropped. */
const [LEAST_OF_CLOUD, LEAST_TOLD] = [3.2, 6.5];

export interface Scene {
  readonly view: DrawnView;
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
  /** The edge that is drawn for all that say the same (bundles.ts). */
  readonly lead: Int32Array;
  readonly answer: Uint8Array;
  /** 1 where cytoscape draws the node or edge, 0 where the cloud painter does. */
  readonly nodeFront: Uint8Array;
  readonly edgeFront: Uint8Array;
  /** 1 where the node is not drawn: its label is hidden, it is put aside, or another stands for it. */
  readonly hidden: Uint8Array;
  /** The same of edges, apart from their ends. */
  readonly edgeHidden: Uint8Array;
  /** 1 where a person added the element; no run decided about it. */
  readonly nodeAdded: Uint8Array;
  readonly edgeAdded: Uint8Array;
  readonly styles: Styles;
  /** By label index; −1, the last, is the look of nodes without a label. */
  readonly looks: readonly Look[];
  /** Value that colours each node, 0 … 1; NaN where its label does. */
  readonly nodeTint: Float32Array;
  readonly nodeRows: ReadonlyMap<number, number>;
  readonly edgeRows: ReadonlyMap<number, number>;
}

/** What a person hides. */
export interface Hidden {
  readonly labels: readonly string[];
  readonly relations: readonly string[];
}

/** The scene of a run; all places start as NaN. */
export function sceneOf(
  view: DrawnView,
  wishes: Hidden,
  styles: Styles = NO_STYLES,
  readRelation = relationWords,
): Scene {
  const { nodes, edges } = view;
  const count = nodes.handle.length;
  const answer = answerColumn(view);
  const degree = degreeColumn(view);
  const kept = Uint8Array.from(edges.verdict, (code) => (code === KEPT ? 1 : 0));
  const lead = leadsOf(edges, kept);
  const front = frontColumns(view, answer, lead);
  const scale = Math.max(1, Math.min(2.2, Math.sqrt(count / 160)));
  const grown = count <= FEW_NODES ? LARGER_OF_FEW : scale;
  const looks = looksOf(view.labels, styles);
  const sizes = sizeColumn(view, looks, styles);
  const least = view.part === "answer" ? LEAST_TOLD : LEAST_OF_CLOUD;
  const cloudRadius = Float32Array.from(
    degree,
    (edges, row) => sizes[row]! * (least + Math.min(4, 0.5 * Math.sqrt(edges))),
  );
  return {
    view,
    x: new Float64Array(count).fill(NaN),
    y: new Float64Array(count).fill(NaN),
    radius: cloudRadius.map((radius, row) =>
      front.nodeFront[row] === 1 ? sizes[row]! * grown * frontRadius(view, answer, row) : radius,
    ),
    cloudRadius,
    scale,
    degree,
    names: nodes.name.map((name, row) => labelText(name, 64) || labelText(nodes.id[row] ?? "", 64)),
    relations: view.relations.map((name) => labelText(readRelation(name), 40)),
    shapes: edgeShapes(edges.source, edges.target, kept, lead),
    lead,
    answer,
    ...front,
    hidden: hiddenColumn(view, wishes),
    edgeHidden: hiddenEdges(view, wishes),
    nodeAdded: nodes.added ?? new Uint8Array(count),
    edgeAdded: edges.added ?? new Uint8Array(edges.handle.length),
    styles,
    looks,
    nodeTint: tintColumn(view, styles.nodeColour),
    nodeRows: rowsByHandle(nodes.handle),
    edgeRows: rowsByHandle(edges.handle),
  };
}

/** 1 where the node's label is among the hidden ones, or the node is away. */
export function hiddenColumn(view: DrawnView, wishes: Hidden): Uint8Array {
  const hidden = new Set(wishes.labels);
  const { label, away } = view.nodes;
  return Uint8Array.from(label, (index, row) =>
    away?.[row] === 1 || hidden.has(view.labels[index] ?? "") ? 1 : 0,
  );
}

/** 1 where the edge's relation is among the hidden ones, or the edge runs inside a group. */
export function hiddenEdges(view: DrawnView, wishes: Hidden): Uint8Array {
  const hidden = new Set(wishes.relations);
  const { relation, away } = view.edges;
  return Uint8Array.from(relation, (index, row) =>
    away?.[row] === 1 || hidden.has(view.relations[index] ?? "") ? 1 : 0,
  );
}

/** Look of a node by its label. */
export function lookOfNode(scene: Scene, row: number): Look {
  return scene.looks.at(scene.view.nodes.label[row]!)!;
}

function sizeColumn(view: DrawnView, looks: readonly Look[], { nodeSize }: Styles): Float32Array {
  const column = view.nodes.numbers[nodeSize];
  const units = column && unitColumn(column, column.length);
  return Float32Array.from(view.nodes.label, (label, row) => {
    const byValue = units ? sizeOf(Number.isNaN(column[row]!) ? NaN : units[row]!) : 1;
    return looks.at(label)!.size * byValue;
  });
}

function tintColumn(view: DrawnView, name: string): Float32Array {
  const count = view.nodes.handle.length;
  const column = view.nodes.numbers[name];
  if (!column) return new Float32Array(count).fill(NaN);
  return unitColumn(column, count).map((unit, row) => (Number.isNaN(column[row]!) ? NaN : unit));
}

/** True when neither the edge nor one of its ends is hidden. */
export function edgeShown(scene: Scene, row: number): boolean {
  if (scene.edgeHidden[row] === 1) return false;
  const { source, target } = scene.view.edges;
  return scene.hidden[source[row]!] === 0 && scene.hidden[target[row]!] === 0;
}

function frontColumns(
  view: RunView,
  answer: Uint8Array,
  lead: Int32Array,
): { nodeFront: Uint8Array; edgeFront: Uint8Array } {
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
    if (code !== KEPT || source === target) return;
    // What lies on another comes forward with it; of those kept the lead comes first.
    if (lead[row] !== row) edgeFront[row] = edgeFront[lead[row]!]!;
    if (lead[row] !== row || edgeRoom === 0) return;
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
