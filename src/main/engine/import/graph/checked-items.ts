/** Nodes and edges as rules look at them. */
import type { PropertyValue } from "../../../../shared/graph";

export interface CheckedNode {
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

/** Ends by id, and the labels that each has so far. */
export interface CheckedEdge {
  readonly relation: string;
  readonly source: string;
  readonly target: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}
