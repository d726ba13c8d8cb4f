/** What graphs made from documents keep of them. */
import { z } from "zod";

/** The relation of concepts that documents name together. */
export const CO_OCCURS = "co_occurs_with";

/** By concept what a document is the first to call it, and to say that it is; first by any kind of time. */
export const firstsSchema = z.record(
  z.string(),
  z.object({ name: z.string().optional(), labels: z.array(z.string()).optional() }),
);
export type Firsts = z.infer<typeof firstsSchema>;

/** What is known of a document: `date` as yyyymmdd (the last day that it may be), `order` from 1; only what its source says. */
export const documentAboutSchema = z.object({
  title: z.string().optional(),
  pmid: z.number().int().positive().optional(),
  date: z.number().int().positive().optional(),
  order: z.number().int().positive().optional(),
  files: z.array(z.string()).optional(),
  firsts: firstsSchema.optional(),
});
export type DocumentAbout = z.infer<typeof documentAboutSchema>;
