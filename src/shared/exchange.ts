/**
 * What plain columns of an exchange format cannot say exactly, exports put as JSON into one reserved column, key or attribute, and
 * imports read it back: mixed properties, arrays with separators inside, names with characters that XML has no way to write.
 */
import { z } from "zod";
import { propertiesSchema } from "./graph";

/** Name of the reserved column. */
export const EXACT_COLUMN = "dragoman";

/** Name of the column that holds an edge's evidence as JSON. */
export const EVIDENCE_COLUMN = "evidence";

export const exactNodeSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  text: z.string().optional(),
  labels: z.array(z.string()).optional(),
  /** Joined to the properties of the plain columns. */
  properties: propertiesSchema.optional(),
});
export type ExactNode = z.infer<typeof exactNodeSchema>;

export const exactEdgeSchema = z.object({
  relation: z.string().optional(),
  /** Only there, and true, where a format has no other way to say it. */
  undirected: z.literal(true).optional(),
  properties: propertiesSchema.optional(),
});
export type ExactEdge = z.infer<typeof exactEdgeSchema>;
