/** The prize-collecting Steiner tree problem and its solution, as flat columns. */

export type Pruning = "none" | "simple" | "gw" | "strong";

/** n nodes, m undirected edges (parallel edges and self-loops allowed). Prizes and costs are finite and ≥ 0. */
export interface Instance {
  readonly nodeCount: number;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** n rows. */
  readonly prizes: Float64Array;
  /** m rows. */
  readonly costs: Float64Array;
  /** Node that must be in the tree, −1 for none; a rooted instance has `clusters` 1. */
  readonly root: number;
  /** Connected components wanted at most (the reference's num_clusters). */
  readonly clusters: number;
  readonly pruning: Pruning;
}

/** What became of an edge (docs/methods.md, “Prune”); the order is the code stored in `Solution.reasons`. */
export const REASONS = [
  "merged-kept",
  "virtual-kept",
  "never-reached",
  "cycle",
  "lost-cluster",
  "gw-unneeded",
  "strong-nonpositive",
  "simple-unreached",
] as const;
export type Reason = (typeof REASONS)[number];

export interface Solution {
  /** Kept node ids, ascending. */
  readonly nodes: Int32Array;
  /** Kept edge indices, ascending. */
  readonly edges: Int32Array;
  /** Exactly one code per edge (index into REASONS), m rows. */
  readonly reasons: Uint8Array;
  /**
   * Time of the edge's event (merge, or found to close a cycle), m rows. NaN when it never fired: never reached, or a cycle whose
   * ends became one cluster before its event came.
   */
  readonly times: Float64Array;
  /**
   * The number behind the reason, m rows: never-reached → what is left of the cost when growth stopped (≥ 0; 0 when only the tie rule stood in the way);
   * strong-nonpositive → payoff − cost (≤ 0) of the branch the edge was cut with; otherwise NaN.
   */
  readonly margins: Float64Array;
  /** When each node's first moat stopped growing (deactivation time), NaN when still active at the end; n rows. */
  readonly deactivations: Float64Array;
  /** Prizes lost + costs paid of the returned forest (smaller is better). */
  readonly objective: number;
  /** No forest of at most `clusters` trees has a smaller objective (dual of the growth phase). */
  readonly lowerBound: number;
}
