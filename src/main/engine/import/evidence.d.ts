/** Evidence as files bring it along: JSON of one of its forms, or plain text. */
import { z } from "zod";
import type { Evidence } from "../../../shared/graph";
/** A list of passages; what a file leaves out is empty, offsets must lie in order inside the text. */
export declare const evidenceInputSchema: z.ZodArray<
  z.ZodObject<
    {
      text: z.ZodString;
      source: z.ZodDefault<z.ZodString>;
      start: z.ZodOptional<z.ZodNumber>;
      end: z.ZodOptional<z.ZodNumber>;
      references: z.ZodDefault<z.ZodArray<z.ZodString>>;
    },
    z.core.$strip
  >
>;
/** JSON as our exports write it (a list of passages); any other text is one passage without a source. */
export declare function parseEvidence(cell: string): Evidence[];
/** The parsed passages as evidence; an offset without its other half is dropped. */
export declare function toEvidence(rows: z.output<typeof evidenceInputSchema>): Evidence[];
