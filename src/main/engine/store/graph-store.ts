/** Where graphs live. Callers never learn which kind they hold. */
import type {
  CandidateGraph,
  EdgeDetails,
  Expansion,
  GraphSchema,
  NodeDetails,
  ScoredNode,
} from "../../../shared/graph";

import type { DocumentShelf, EdgeDocuments, StoredText } from "./past/documents";
import type { ListedPaths } from "./past/list-paths";
import type { PastGraph } from "./past/past";
import type { WholeGraph } from "./topology";

/**
 * Which seeds to look for: by vector (exact cosine), by text (BM25 over names and texts), by names found in the question, by name or id, or by what
 * is typed of a name: folded words in a row, the last of them only begun.
 */
export type SeedQuery =
  | {
      readonly by: "vector";
      readonly vector: Float32Array;
      readonly k: number;
      readonly labels: readonly string[];
    }
  | { readonly by: "text"; readonly text: string; readonly k: number; readonly labels: readonly string[] }
  | {
      readonly by: "mention";
      readonly question: string;
      readonly k: number;
      readonly labels: readonly string[];
    }
  | { readonly by: "name"; readonly names: readonly string[] }
  | { readonly by: "prefix"; readonly text: string; readonly k: number };

export interface PathSearch {
  readonly maxHops: number;
  readonly direction: "out" | "in" | "both";
  readonly relations: readonly string[];
  /** Most paths looked at before stopping. */
  readonly limit: number;
}

/** Which paths between two nodes are listed; `cut` as it is written ("" for none), `interior` labels (none: all) of the nodes between. */
export interface PathListSearch {
  readonly maxHops: number;
  readonly cut: string;
  readonly interior: readonly string[];
  readonly maskDirect: boolean;
  readonly limit: number;
}

/** Steps to take from nodes, or from every node: over one relation ("": any), away from its sources ("out") or its targets ("in"). */
export interface Following {
  readonly from: Int32Array | "all";
  readonly relation: string;
  readonly direction: "out" | "in";
  /** Most steps handed back; `total` counts them all. */
  readonly limit: number;
}

/** Steps as columns in ascending edge handle: the edge, the node it was left by, the node it leads to, its relation. */
export interface Followed {
  readonly edges: Int32Array;
  readonly near: Int32Array;
  readonly far: Int32Array;
  readonly relations: Int32Array;
  /** How many there are, counted by the store. */
  readonly total: number;
}

/** Nodes in ascending handle, at most as many as were asked for, and how many there are. */
export interface Members {
  readonly nodes: Int32Array;
  readonly total: number;
}

export interface GraphStore {
  describe(): Promise<GraphSchema>;
  /**
   * Best first. "vector" scores are cosines, "text" scores BM25, "mention" scores in (0, 1] with the span in the question, "prefix" scores tell whole
   * names from those that begin so and those with such a word; of these the best joined come first where a store knows degrees.
   */
  seeds(query: SeedQuery, signal: AbortSignal): Promise<ScoredNode[]>;
  /** Everything within reach of `from` (node handles), as columns in canonical order, with what each cap or filter dropped. */
  expand(from: readonly number[], how: Expansion, signal: AbortSignal): Promise<CandidateGraph>;
  /** The union of simple paths from a to b of at most `maxHops` edges, as a candidate graph. */
  paths(a: number, b: number, how: PathSearch, signal: AbortSignal): Promise<CandidateGraph>;
  /**
   * All shortest paths from a to b of at most `maxHops` edges, walked either way, and one by way of each node that they do not meet; each
   * simple, shortest first. Throws FailureError invalid-request for a cut that the store's documents do not have.
   */
  listPaths(a: number, b: number, how: PathListSearch, signal: AbortSignal): Promise<ListedPaths>;
  /** Every step over a relation, uncapped but for the limit on what is handed back: what computations over whole sets are made of. */
  follow(query: Following, signal: AbortSignal): Promise<Followed>;
  /** Every node that has the label ("": every node). */
  members(label: string, limit: number, signal: AbortSignal): Promise<Members>;
  /** Cosine of `vector` with each node's vector, NaN where the node has none; same length and order as `nodes`. */
  similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array>;
  /** Ids, names and first label handle (−1: none) of nodes, as columns in the order asked: what a drawn graph needs. */
  nodeNames(nodes: Int32Array): Promise<{ ids: string[]; names: string[]; labels: Int32Array }>;
  nodeDetails(nodes: readonly number[], signal: AbortSignal): Promise<NodeDetails[]>;
  edgeDetails(edges: readonly number[], signal: AbortSignal): Promise<EdgeDetails[]>;
  /** 1 for each of the edges that joins its ends in no direction. Absent where all have one. */
  undirected?(edges: Int32Array): Promise<Uint8Array>;
  /** The graph as it was at a cut ("" for now), kept for a while. Absent where a store knows no documents. */
  past?(cut: string, signal: AbortSignal): Promise<PastGraph>;
  /** This store with names and labels as documents up to a cut give them, the same for the same cut while it is kept. Absent as above. */
  asOf?(cut: string): Promise<GraphStore>;
  /** The edges' documents up to a cut. Absent as above. */
  documents?(edges: readonly number[], cut: string, signal: AbortSignal): Promise<EdgeDocuments[]>;
  /** Its documents for people to look at, before and after any cut: no stage may read them. Absent as above. */
  readonly shelf?: DocumentShelf;
  /** Texts and mentions of those documents that have any, by id. Absent as above. */
  texts?(documents: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, StoredText>>;
  /** Absent where a graph is too far away to be read as a whole. */
  wholeGraph?(): Promise<WholeGraph>;
  close(): Promise<void>;
}
