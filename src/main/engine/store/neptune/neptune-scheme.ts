/** How the nodes and edges of a graph in Neptune are told apart: one that Dragoman's export brought there, or one that was there before. */
import { noSuch, type HandleKind } from "../handles";
import { GRAPH, NODE } from "../remote/scheme";

export interface NeptuneScheme {
  readonly kind: "own" | "foreign";
  /** Prefix of the labels of all nodes that are read. */
  readonly namespace: string;
}

/** What queries name nodes and edges by: handles in an own graph, Neptune's `~id` texts in a foreign one. */
export type Key = number | string;

/** Label of every node of an own graph; it carries the namespace, so graphs side by side never touch. */
export function nodeLabel({ namespace }: NeptuneScheme): string {
  return namespace + NODE;
}

/** Label of the node that holds an own graph's record. */
export function graphLabel({ namespace }: NeptuneScheme): string {
  return namespace + GRAPH;
}

/** `~id` of the edge of a handle in an own graph. */
export function edgeId(namespace: string, edge: number): string {
  return `${namespace}edge ${String(edge)}`;
}

/** Label handles of an own node as one property: Neptune keeps no lists. ",0,3," holds ",3,". */
export function labelsText(labels: readonly number[]): string {
  return labels.length === 0 ? "" : `,${labels.join(",")},`;
}

/** The reverse of `labelsText`; whatever is no number is left out. */
export function labelsFrom(text: string): number[] {
  return text.split(",").flatMap((part) => (/^\d{1,9}$/.test(part) ? [Number(part)] : []));
}

/** Handles of a foreign graph's ids. They depend on nothing but the ids, so a question gives the same trace tomorrow. */
export class HandleBook {
  private readonly handles = new Map<string, number>();
  private readonly ids = new Map<number, string>();

  /** A number below 2^31: the id's hash, or the next free number where two ids share one. */
  handle(id: string): number {
    const known = this.handles.get(id);
    if (known !== undefined) return known;
    let handle = hash(id);
    while (this.ids.has(handle)) handle = (handle + 1) & 0x7fffffff;
    this.handles.set(id, handle);
    this.ids.set(handle, id);
    return handle;
  }

  /** The id behind a handle that was given out before; throws FailureError invalid-request for any other. */
  id(handle: number, kind: HandleKind): string {
    const id = this.ids.get(handle);
    if (id !== undefined) return id;
    throw noSuch(kind, handle);
  }
}

/** FNV-1a over UTF-16 units, its bits mixed as MurmurHash3 ends, without the sign. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) & 0x7fffffff;
}
