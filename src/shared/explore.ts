/** What the window asks of a graph beyond a run: a node's neighbours, shortest paths, names. Nodes and edges go by their handles. */
import { z } from "zod";
import { cutSchema } from "./documents/cut";

const handle = z.number().int().nonnegative();
const intColumn = z.instanceof(Int32Array);

/** Most nodes and edges that are looked up by name at once: what a session file keeps of them. */
export const MOST_NAMED_NODES = 20_000;
export const MOST_NAMED_EDGES = 50_000;
/** Most edges of one node that are looked at; beyond that a count is all there is. */
export const MOST_NEIGHBOURS = 200_000;
/** Most nodes one expansion may add. */
export const MOST_ADDED = 2000;
export const MOST_PATH_HOPS = 4;
/** Largest graphs that are shown whole before any question, and how many nodes stand for larger ones. */
export const WHOLE_NETWORK = { nodes: 150, edges: 600 } as const;
export const NODES_FOR_MANY = 80;
const MOST_PATHS = 200;

/** Away from the node or towards it; a self-loop leads away. */
const SIDES = ["out", "in"] as const;
export type Side = (typeof SIDES)[number];
export const EXPAND_ORDERS = ["degree", "name"] as const;
export type ExpandOrder = (typeof EXPAND_ORDERS)[number];

/** Edges of one node that are alike: same relation, same side, and far ends whose first label is the same ("" where there is none). */
const neighbourKindSchema = z.object({ relation: z.string(), side: z.enum(SIDES), label: z.string() });
export type NeighbourKind = z.infer<typeof neighbourKindSchema>;

const neighbourGroupSchema = neighbourKindSchema.extend({
  edges: z.number().int(),
  /** Different far ends. */
  nodes: z.number().int(),
});
export type NeighbourGroup = z.infer<typeof neighbourGroupSchema>;

const foundNodesSchema = z.object({
  handle: intColumn,
  id: z.array(z.string()),
  name: z.array(z.string()),
  /** Name of the first label, "" where there is none. */
  label: z.array(z.string()),
});
export type FoundNodes = z.infer<typeof foundNodesSchema>;

/** Words of the graph's schema that complete what is typed from `start` on. */
const completedWordsSchema = z.object({
  start: z.number().int().nonnegative(),
  kind: z.enum(["relation", "label"]),
  words: z.string(),
});
export type CompletedWords = z.infer<typeof completedWordsSchema>;

/** What is typed from `start` on, a UTF-16 offset, is of these nodes' names, best first. */
const completionSchema = z.object({
  start: z.number().int().nonnegative(),
  nodes: foundNodesSchema,
  words: z.array(completedWordsSchema),
});
export type Completion = z.infer<typeof completionSchema>;

/** Most letters before the caret that are looked at. */
export const MOST_TYPED = 200;

/** A part of a graph that no run decided about; every edge's ends are among its nodes. */
const exploredPartSchema = z.object({
  nodes: foundNodesSchema,
  edges: z.object({ handle: intColumn, source: intColumn, target: intColumn, relation: z.array(z.string()) }),
});
export type ExploredPart = z.infer<typeof exploredPartSchema>;

const id = z.string().max(10_000);
/** Nodes by id and edges by the ids of their ends, as session files keep them: handles are a store's own. */
export const namedPartSchema = z.object({
  nodes: z.array(id).max(MOST_NAMED_NODES),
  edges: z.array(z.tuple([id, id, id])).max(MOST_NAMED_EDGES),
});
/** Edges are source, relation, target; the same triple twice is two parallel edges. */
export type NamedPart = z.infer<typeof namedPartSchema>;

export const EXPLORE_REQUESTS = {
  /**
   * What a graph looks like before any question: all of a small one, otherwise the best joined nodes of every label with the edges
   * between them. `degree` counts edges in the whole graph, by row of the nodes, which come best joined first.
   */
  "explore:network": {
    input: z.object({ graph: z.string().min(1) }),
    output: z.object({ part: exploredPartSchema, degree: intColumn, whole: z.boolean() }),
  },
  /** Up to four questions to begin with, in the graph's language; each was asked and answered. */
  "explore:questions": {
    input: z.object({ graph: z.string().min(1) }),
    output: z.object({ questions: z.array(z.string()) }),
  },
  /** A node's edges counted by kind, most first. `unseen` edges lie beyond MOST_NEIGHBOURS and are in no group. */
  "explore:neighbours": {
    input: z.object({ graph: z.string().min(1), node: handle }),
    output: z.object({
      groups: z.array(neighbourGroupSchema),
      edges: z.number().int(),
      unseen: z.number().int(),
    }),
  },
  /**
   * A node with neighbours of the wanted kinds, at most `cap` of each: new ones first, then, with their edges, nodes in `drawn`.
   * `leftOut` counts the new ones that the caps left out, in the order of `kinds`.
   */
  "explore:expand": {
    input: z.object({
      graph: z.string().min(1),
      node: handle,
      kinds: z
        .array(neighbourKindSchema.extend({ cap: z.number().int().min(1).max(MOST_ADDED) }))
        .min(1)
        .max(500),
      order: z.enum(EXPAND_ORDERS),
      drawn: z.array(handle).max(50_000),
    }),
    output: z.object({
      part: exploredPartSchema,
      leftOut: z.array(z.number().int()),
      unseen: z.number().int(),
    }),
  },
  /** All shortest paths between two nodes in either direction, up to `limit` of them; `hops` 0 when there is none of at most `maxHops`. */
  "explore:paths": {
    input: z.object({
      graph: z.string().min(1),
      from: handle,
      to: handle,
      maxHops: z.number().int().min(1).max(MOST_PATH_HOPS),
      limit: z.number().int().min(1).max(MOST_PATHS),
    }),
    output: z.object({
      part: exploredPartSchema,
      hops: z.number().int(),
      /** Paths in the part; at least `limit` when there may be more. */
      paths: z.number().int(),
      /** Edges on shortest paths that were not looked at. */
      leftOut: z.number().int(),
    }),
  },
  /** A part of a graph by its names, as far as the graph still has it: the nodes in the order asked, then further ends of its edges. */
  "explore:named": {
    input: namedPartSchema.extend({ graph: z.string().min(1) }),
    output: z.object({ part: exploredPartSchema }),
  },
  /** Completions of what stands before the caret; "name" where all that is typed is of one name. */
  "explore:complete": {
    input: z.object({
      graph: z.string().min(1),
      typed: z.string().max(MOST_TYPED),
      as: z.enum(["question", "name"]),
      cut: cutSchema,
      limit: z.number().int().min(1).max(50),
    }),
    output: completionSchema,
  },
  /** Nodes by name wherever they are in the graph: that very name first, then names with all the words, then texts that hold them. */
  "explore:find": {
    input: z.object({
      graph: z.string().min(1),
      text: z.string().min(1).max(500),
      limit: z.number().int().min(1).max(500),
    }),
    output: z.object({ nodes: foundNodesSchema, more: z.boolean() }),
  },
} as const;
