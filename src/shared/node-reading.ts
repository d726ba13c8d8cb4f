/** Why a trained reader scored a node as it did: the edges it heard the node's neighbours over. */
import { z } from "zod";

/** Most edges that are told, those most attended to first. */
export const MOST_HEARD = 12;

const heardEdgeSchema = z.object({
  edge: z.number().int(),
  /** The node at the other end. */
  node: z.number().int(),
  name: z.string(),
  /** The relation's words. */
  words: z.string(),
  /** Whether the edge leads from the other node to this one. */
  arrives: z.boolean(),
  /** Of each layer, the share of this edge in all that the node hears there. */
  attention: z.array(z.number()),
  /** p of the node where the reader is asked again without this edge. */
  without: z.number(),
});
export type HeardEdge = z.infer<typeof heardEdgeSchema>;

const nodeReadingSchema = z.object({
  /** The reader's score s_v, and p = σ(s_v / T). */
  score: z.number(),
  temperature: z.number(),
  p: z.number(),
  /** Its place among the nodes read that may answer, the best 1, and how many there are. */
  rank: z.number().int(),
  of: z.number().int(),
  edges: z.array(heardEdgeSchema),
  /** Edges of the node that are not told. */
  more: z.number().int(),
});
export type NodeReading = z.infer<typeof nodeReadingSchema>;

export const NODE_READING_REQUESTS = {
  /** What the reader made of a node, by its handle; null where no reader ranked, or it was not among the nodes read. */
  "run:node-reading": {
    input: z.object({ run: z.string(), node: z.number().int().nonnegative() }),
    output: nodeReadingSchema.nullable(),
  },
} as const;
