/** The lexicon of themes and motifs that a recipe brings: a plain list anyone can edit. */
import { z } from "zod";

export const themeSchema = z.strictObject({
  kind: z.enum(["theme", "motif"]),
  /** What it is called; its id follows from `en`. */
  en: z.string().min(1).max(80),
  ro: z.string().min(1).max(80),
  /** How often its words stand among 10,000 others in an ordinary novel of each language. */
  usual: z.strictObject({ ro: z.number().positive(), en: z.number().positive() }),
  /** Words without capitals and diacritics; one that ends in "*" stands for all that begin so. */
  words: z.strictObject({ ro: z.array(z.string()).default([]), en: z.array(z.string()).default([]) }),
});
export type Theme = z.infer<typeof themeSchema>;
