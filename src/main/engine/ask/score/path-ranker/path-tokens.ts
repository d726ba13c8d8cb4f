/** What the attention ranker reads of a path: one row a node, one row a document behind an edge, each a vector and numbers of G(t−1). */
import { rowOfNeighbour, type PastGraph } from "../../../store/past/past";
import { WALK_NUMBERS, Walks } from "../../../store/past/walks";
import type { ContextDraw } from "../ranked-paths/draw-contexts";
import { commonNeighbours } from "../path-features/path-numbers";
import type { TokenVectors } from "./token-vectors";

/** Numbers of one end that change places with those of the other where a path is read backwards; "hops" say where on the path it stands. */
const ENDS = ["a", "b"] as const;
const ofEnds = (name: string): string[] => ENDS.map((end) => `${end}:${name}`);

/** Numbers of a node, in their order. */
export const NODE_NUMBERS: readonly string[] = [
  ...["degree", "named", "namedClose", "namedFresh", "newest", "alternatives"],
  ...[...WALK_NUMBERS, "alike", "cosine", "hops"].flatMap(ofEnds),
];

/** Numbers of a document behind an edge, in their order. */
export const CONTEXT_NUMBERS: readonly string[] = [
  ...["fresh", "bond", "close", "hasText", "edgeCount", "edgeClose", "edgeFresh", "edgeBond"],
  ...["met", "nodeCosine", "cosine", "hops"].flatMap(ofEnds),
];

export interface PathTokens {
  /** Handles, end to end, and their numbers, row by row. */
  readonly nodes: readonly number[];
  readonly nodeNumbers: readonly number[];
  /** Documents, edge by edge, and their numbers. */
  readonly contexts: readonly number[];
  readonly contextNumbers: readonly number[];
  /** The edge, counted from the start, that each document stands behind. */
  readonly steps: readonly number[];
  /** Whether any other run would see the same documents. */
  readonly seesAll: boolean;
}

/** Makes the rows of paths between two nodes; `labels` are the first label handles of all nodes. */
export class TokenMaker {
  private readonly walks: readonly [Walks, Walks];
  private readonly alternatives: number;
  private readonly ends: readonly [number, number];

  constructor(
    private readonly past: PastGraph,
    private readonly labels: Int32Array,
    private readonly vectors: TokenVectors,
    a: number,
    b: number,
  ) {
    this.ends = [a, b];
    this.walks = [new Walks(past, a), new Walks(past, b)];
    this.alternatives = Math.log(commonNeighbours(past, a, b).length + 1);
  }

  /** Undefined where two nodes of the path are not joined. */
  of(nodes: readonly number[], drawn: ContextDraw): PathTokens | undefined {
    const rows = nodes.slice(1).map((node, at) => rowOfNeighbour(this.past, nodes[at]!, node));
    if (rows.includes(-1)) return undefined;
    const last = nodes.length - 1;
    const contexts: number[] = [];
    const steps: number[] = [];
    const contextNumbers: number[] = [];
    rows.forEach((row, at) => {
      const joined = [nodes[at]!, nodes[at + 1]!] as const;
      const edge = this.ofEdge(row, joined);
      for (const document of drawn.seen(row)) {
        contexts.push(document);
        steps.push(at);
        contextNumbers.push(
          ...this.ofDocument(document),
          ...edge,
          ...this.cosines(document, joined),
          at,
          last - 1 - at,
        );
      }
    });
    const nodeNumbers = nodes.flatMap((node, at) => [...this.ofNode(node), at, last - at]);
    const seesAll = rows.every((row) => drawn.of(row) === undefined);
    return { nodes, nodeNumbers, contexts, contextNumbers, steps, seesAll };
  }

  private ofNode(node: number): number[] {
    const { past, ends, labels, vectors } = this;
    const log = (column: Float32Array, floor: number): number => Math.log(column[node]! + floor);
    // From an end itself the walks that lead to the other end.
    const walked = this.walks.map((walks, at) => walks.to(node === ends[at] ? ends[1 - at]! : node));
    const own = vectors.ofNode(node);
    return [
      Math.log(past.starts[node + 1]! - past.starts[node]! + 1),
      ...[log(past.named, 1), log(past.namedClose, 1), log(past.namedFresh, 1e-3), log(past.newest, 1e-3)],
      this.alternatives,
      ...WALK_NUMBERS.flatMap((_, kind) => walked.map((numbers) => numbers[kind]!)),
      ...ends.map((end) => (labels[end] === labels[node] ? 1 : 0)),
      ...ends.map((end) => dot(own, vectors.ofNode(end))),
    ];
  }

  private ofDocument(document: number): number[] {
    const { past } = this;
    return [
      Math.log(past.freshness[document]! + 1e-3),
      Math.log(past.bonds[document]! + 1e-2),
      past.isClose[document]!,
      this.vectors.hasText(document) ? 1 : 0,
    ];
  }

  private ofEdge(row: number, joined: readonly [number, number]): number[] {
    const { past } = this;
    const close = past.close[row]!;
    return [
      Math.log(past.count[row]! + 1),
      Math.log(close + 1),
      Math.log(past.fresh[row]! + 1e-3),
      Math.log(past.bond[row]! + 1e-2),
      ...joined.map((node) => Math.log(close / Math.max(1, past.namedClose[node]!) + 1e-3)),
    ];
  }

  private cosines(document: number, joined: readonly [number, number]): number[] {
    const own = this.vectors.ofDocument(document);
    return [...joined, ...this.ends].map((node) => dot(own, this.vectors.ofNode(node)));
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
