/**
 * The shape of a graph, whatever store it lives in.
 *
 * A *handle* is a dense non-negative integer by which one open store names a node, an edge, a relation type or a label.
 * Handles fill typed arrays and are worthless once the store is closed; the stable name of a node is its `id` (a string).
 */
import { z } from "zod";
import { ownRecord } from "./own-record";
import type { Message } from "./sentences/sentences";

export const DIRECTIONS = ["out", "in", "both"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** A relation type; `words` is its name as English words ("directed_by" → "directed by"), what the embedder reads. */
export interface RelationType extends NamedCount {
  readonly words: string;
  /** What its name was read as in Biolink, where no table knows it. */
  readonly predicate?: ReadPredicate;
}

/** A predicate of Biolink that the words of a relation were read as; `share` of 1 is how sure the reader was. */
const readPredicateSchema = z.object({ name: z.string(), share: z.number() });
export type ReadPredicate = Readonly<z.infer<typeof readPredicateSchema>>;

/** Readings by the relation's name, as an import keeps them with its graph. */
export const readPredicatesSchema = ownRecord(readPredicateSchema);
export type ReadPredicates = Readonly<Record<string, ReadPredicate>>;

/** What a store holds. `labels` and `relations` are indexed by their handles. */
export interface GraphSchema {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly licence: string;
  readonly attribution: string;
  readonly nodes: number;
  readonly edges: number;
  readonly labels: readonly NamedCount[];
  readonly relations: readonly RelationType[];
  /** Width of the node vectors, 0 when the graph has none. */
  readonly vectorWidth: number;
  /** Name of the embedder that made the vectors, "" when there are none. */
  readonly vectorModel: string;
  readonly writable: boolean;
  /** Questions that work at once. */
  readonly questions: readonly string[];
  /** Tables whose rows are its nodes, where no label says what those are. */
  readonly tables?: readonly NodeTable[];
}

/** What the column is called that counts the rows of a table in which nothing tells them apart. */
export const ROW_NUMBER = "row number";

/** A table of nodes: its file, the header over their names (else their ids), and those over their properties. */
export interface NodeTable {
  readonly file: string;
  readonly key: string;
  /** The header over their ids, where they have names besides. */
  readonly id?: string;
  readonly columns: readonly string[];
  /** What each row is, as people call one, where it was told at the import. */
  readonly row?: string;
}

/** A node with a score; `mention` is the span of the question (UTF-16 offsets) that named it, where one did. */
export interface ScoredNode {
  readonly node: number;
  readonly score: number;
  readonly mention?: { readonly start: number; readonly end: number };
  /** Letters by which the words of the mention and the name differ; absent where they are the same but for case and diacritics. */
  readonly edits?: number;
  /** The other name (a synonym, a symbol) by which it was found; absent where its own was. */
  readonly called?: string;
  /** There where the words are as likely no name at all ("life" beside "Audrey Hepburn"): it counts only where it fits what the rest leads to. */
  readonly doubtful?: true;
}

/** How far and through what an expansion walks. Empty filters mean "all"; `degreeCap` 0 means no cap. */
export interface Expansion {
  readonly hops: number;
  readonly direction: Direction;
  readonly labels: readonly string[];
  readonly relations: readonly string[];
  /** Most edges followed from one node; a node's edges are taken in ascending edge handle. */
  readonly degreeCap: number;
  /** Most edges in the whole candidate graph. */
  readonly edgeBudget: number;
}

/** Why an edge that touches the frontier never became a candidate. */
export const DROP_REASONS = [
  "degree-cap",
  "edge-budget",
  "label-filter",
  "relation-filter",
  "relation-cap",
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** Edges left out, counted per node where they were left out (columns of equal length). */
export interface DroppedEdges {
  readonly node: Int32Array;
  /** Index into DROP_REASONS. */
  readonly reason: Uint8Array;
  readonly count: Int32Array;
}

/**
 * A part of a graph as columns. `nodes` (ascending handles) has n rows, the edge columns m rows in ascending edge handle: the
 * canonical order every later stage relies on. It is a multigraph: parallel edges and self-loops stay.
 */
export interface CandidateGraph {
  readonly nodes: Int32Array;
  /** Hops from the nearest seed, n rows. */
  readonly hops: Uint8Array;
  readonly edges: Int32Array;
  /** Row in `nodes` of the edge's source and target, m rows each. */
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** Relation handle, m rows. */
  readonly relations: Int32Array;
  readonly dropped: DroppedEdges;
  /** There where the candidates are paths between two nodes. */
  readonly listing?: PathsListed;
  /** There where the expansion was typed. */
  readonly typed?: TypedWalk;
}

/** What a typed expansion did: how many hops its rules have, the seeds it started from, and every edge that was offered and left out. */
export interface TypedWalk {
  readonly hops: number;
  readonly starts: readonly number[];
  readonly leftOut: LeftOut;
  readonly notes: readonly Message[];
}

/** Edges by ascending handle, the node at which each was left out first, and an index into DROP_REASONS. */
export interface LeftOut {
  readonly edge: Int32Array;
  readonly node: Int32Array;
  readonly reason: Uint8Array;
}

/** Paths of a candidate graph: `nodes` and `edges` are its rows, end to end. */
export interface CandidatePath {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

/** The paths looked at, the cut they were found at ("" for none), and what was left out of them. */
export interface PathsListed {
  readonly cut: string;
  readonly paths: readonly CandidatePath[];
  /** By edge row: 0 lies on paths, 1 joins the two ends themselves, 2 is newer than the cut. */
  readonly beside: Uint8Array;
  readonly left: { readonly shortest: number; readonly via: number };
}

/** A passage that supports an edge; `start` and `end` are UTF-16 offsets of the statement inside `text`. */
export const evidenceSchema = z.object({
  text: z.string(),
  source: z.string(),
  start: z.number().int().nonnegative().optional(),
  end: z.number().int().nonnegative().optional(),
  references: z.array(z.string()),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const propertyValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number(), z.boolean()])),
]);
export type PropertyValue = z.infer<typeof propertyValueSchema>;

/** Whatever they are called. */
export const propertiesSchema = ownRecord(propertyValueSchema);

export const nodeDetailsSchema = z.object({
  node: z.number().int(),
  id: z.string(),
  name: z.string(),
  labels: z.array(z.string()),
  text: z.string(),
  properties: propertiesSchema,
});
export type NodeDetails = z.infer<typeof nodeDetailsSchema>;

export const edgeDetailsSchema = z.object({
  edge: z.number().int(),
  source: z.number().int(),
  target: z.number().int(),
  relation: z.string(),
  properties: propertiesSchema,
  evidence: z.array(evidenceSchema),
  /** Only there where the edge joins its ends in no direction. */
  undirected: z.literal(true).optional(),
});
export type EdgeDetails = z.infer<typeof edgeDetailsSchema>;
