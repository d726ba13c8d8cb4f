/** A graph as its documents up to a cut know it: the columns that walks and scores read. */
import type { Cut, CutKind } from "../../../../shared/documents/cut";
import type { Occurrences } from "./occurrences";

/** Neighbours of node v are the rows `starts[v] … starts[v + 1] − 1`, each once, in ascending handle. */
export interface PastGraph {
  readonly cut: Cut | undefined;
  /** The kind of time that its documents are ordered by. */
  readonly kind: CutKind;
  /** Documents up to the cut. */
  readonly documents: number;
  /** How many documents have no time of the cut's kind, so that nobody can say whether they are older. */
  readonly untimed: number;
  readonly starts: Int32Array;
  readonly far: Int32Array;
  /** Of the edges that join two nodes the best attested, the lowest handle at a tie. */
  readonly edge: Int32Array;
  /** Documents of that edge; 1 where a graph without a cut names none. */
  readonly count: Float32Array;
  /** Of these the documents of few concepts, between which a meeting says something, and at least three. */
  readonly close: Float32Array;
  /** The same, each document counting less the older it is. */
  readonly fresh: Float32Array;
  /** The same, each document counting less the more concepts it has: 1 ÷ (concepts − 1). */
  readonly bond: Float32Array;
  /** Documents of each node, and these by age. */
  readonly named: Float32Array;
  readonly namedFresh: Float32Array;
  readonly namedClose: Float32Array;
  /** How fresh the newest document of each node is, 0 where it has none. */
  readonly newest: Float32Array;
  /** Documents of edge e, the cut ignored: `of[starts[e]] … of[starts[e + 1] − 1]`, and their ids. */
  readonly behind: Pick<Occurrences, "starts" | "of" | "ids">;
  /** By document: 1 where it has few concepts; 1 ÷ (concepts − 1); how fresh it is. */
  readonly isClose: Uint8Array;
  readonly bonds: Float32Array;
  readonly freshness: Float32Array;
  /** 1 where a document up to the cut is behind the edge. */
  readonly isKnown: Uint8Array;
  /** 1 where the document is one of those up to the cut. */
  readonly isPast: Uint8Array;
}

/** The row of a neighbour, −1 where two nodes are not joined. */
export function rowOfNeighbour({ starts, far }: PastGraph, node: number, other: number): number {
  let [low, high] = [starts[node]!, starts[node + 1]! - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (far[middle]! < other) low = middle + 1;
    else if (far[middle]! > other) high = middle - 1;
    else return middle;
  }
  return -1;
}
