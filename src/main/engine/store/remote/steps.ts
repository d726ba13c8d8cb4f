/** What a walk over a remote graph asks for: the steps that leave nodes, in portions the server chooses, caps and orders. */
import type { Direction } from "../../../../shared/graph";

/** What an expansion lets through; labels and seeds are parameters of the queries, and a seed passes without a label. */
export interface StepFilter {
  readonly direction: Direction;
  /** Relation types; [] means all. */
  readonly relations: readonly string[];
  readonly hasLabels: boolean;
}

/** A node's steps in ascending edge handle, as far as they were fetched, and how many there are. */
export interface Steps {
  readonly edges: readonly number[];
  readonly fars: readonly number[];
  readonly types: readonly string[];
  /** Whether the edge leaves the node (else it arrives). */
  readonly leaves: readonly boolean[];
  /** All edges in the walk's direction; of those of a wanted relation; of those leading to a wanted label or a seed. */
  readonly degree: number;
  readonly related: number;
  readonly wanted: number;
}

/** Where a walk gets steps from; unknown nodes are FailureError invalid-request. */
export interface StepSource {
  /** Up to `page` steps of each node behind edge `after`. */
  fetch(nodes: readonly number[], page: number, after?: number): Promise<Map<number, Steps>>;
  /** How many steps each node has, without any of them. */
  count(nodes: readonly number[]): Promise<Map<number, Steps>>;
}
