/** Keyword in context: every passage about a node, with its name in the middle. */
import { z } from "zod";
import { evidenceSchema } from "../graph";

/** Most lines of one concordance. */
export const MOST_LINES = 2000;
/** Most edges of one node whose passages are read. */
export const MOST_READ = 20_000;

const concordanceLineSchema = z.object({
  /** Handle of the edge the passage is evidence for; what the edge says. */
  edge: z.number().int(),
  source: z.string(),
  relation: z.string(),
  target: z.string(),
  passage: evidenceSchema,
  /** Where the node's name stands in the passage's text (UTF-16 offsets); both −1 where the passage does not name it. */
  start: z.number().int(),
  end: z.number().int(),
  /** Where the passage begins in the texts that the graph keeps, counted through all of them; absent where it is in none. */
  at: z.number().int().optional(),
});
export type ConcordanceLine = z.infer<typeof concordanceLineSchema>;

const concordanceSchema = z.object({
  lines: z.array(concordanceLineSchema),
  /** Edges of the node, how many of them were read, and how many of those have a passage. */
  edges: z.number().int(),
  read: z.number().int(),
  withPassage: z.number().int(),
  /** Lines beyond MOST_LINES, among the edges read. */
  leftOut: z.number().int(),
});
export type Concordance = z.infer<typeof concordanceSchema>;

export const EVIDENCE_REQUESTS = {
  "evidence:concordance": {
    input: z.object({
      graph: z.string().min(1),
      node: z.number().int().nonnegative(),
      /** Most edges that are read. */
      most: z.number().int().min(1).max(MOST_READ).default(MOST_READ),
    }),
    output: concordanceSchema,
  },
} as const;
