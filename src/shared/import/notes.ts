/** What an import counted and remarked on, as it is kept with the graph. */
import { z } from "zod";

const noteSchema = z.object({
  level: z.string(),
  rule: z.string(),
  file: z.string(),
  /** 0 in a count. */
  line: z.number().int(),
  reason: z.string(),
});

/** All by rule, and the first of them with line and reason, in English. */
export const importNotesSchema = z.object({
  rules: z.array(
    z.object({ level: z.string(), rule: z.string(), file: z.string(), count: z.number().int() }),
  ),
  notes: z.array(noteSchema),
});
export type ImportNotes = z.infer<typeof importNotesSchema>;
