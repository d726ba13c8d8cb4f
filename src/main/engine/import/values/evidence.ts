/** Evidence as files bring it along: JSON of one of its forms, or plain text. */
import { z } from "zod";
import type { Evidence } from "../../../../shared/graph";
import { parseJson } from "./json-values";

const offset = z.number().int().nonnegative();

/** A list of passages; what a file leaves out is empty, offsets must lie in order inside the text. */
export const evidenceInputSchema = z.array(
  z
    .object({
      text: z.string(),
      source: z.string().default(""),
      start: offset.optional(),
      end: offset.optional(),
      references: z.array(z.string()).default([]),
    })
    .refine(({ text, start = 0, end = start }) => start <= end && end <= text.length, {
      message: "start and end do not lie inside the text",
    }),
);

/** JSON as our exports write it (a list of passages); any other text is one passage without a source. */
export function parseEvidence(cell: string): Evidence[] {
  if (cell === "") return [];
  if (!/^\s*\[\s*[{\]]/.test(cell)) return [{ text: cell, source: "", references: [] }];
  return toEvidence(parseJson(evidenceInputSchema, cell, "evidence"));
}

/** The parsed passages as evidence; an offset without its other half is dropped. */
export function toEvidence(rows: z.output<typeof evidenceInputSchema>): Evidence[] {
  return rows.map(({ text, source, start, end, references }) =>
    start === undefined || end === undefined
      ? { text, source, references }
      : { text, source, start, end, references },
  );
}
