/** Nodes and edges as readers hand them to the builder. */
import type { Evidence, PropertyValue } from "../../../../shared/graph";

/** A node with all that its file says of it. `vector` has length 1. */
export interface NewNode {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly vector?: Float32Array;
}

/** A node without vector, its labels by handle and its properties as JSON. */
export interface PlainNode {
  readonly name: string;
  readonly labels: number[];
  readonly text: string;
  readonly properties: string;
}

/** An edge between handles that the builder gave. */
export interface NewEdge {
  readonly source: number;
  readonly target: number;
  readonly relation: string;
  readonly properties?: Readonly<Record<string, PropertyValue>>;
  readonly evidence?: readonly Evidence[];
  /** Whether it joins its ends in no direction. */
  readonly isUndirected?: boolean;
}

/** Where something stands: 1-based line. */
export interface Place {
  readonly file: string;
  readonly line: number;
}
