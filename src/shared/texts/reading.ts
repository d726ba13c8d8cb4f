/** What the window asks of a graph built from texts: its texts to read, their corrections, and building. */
import { z } from "zod";
import { buildReportSchema, droppedNameSchema, workSummarySchema } from "./build";
import { changeSchema, correctionListSchema } from "./corrections";
import { overridesSchema } from "../recipe";
import { uploadsSchema } from "../uploads";

const intColumn = z.instanceof(Int32Array);

/** Most bytes of each text that a build takes from the window. */
export const MOST_TEXT_BYTES = 64 * 1024 * 1024;
const textsSchema = uploadsSchema.refine((files) => files.every(({ size }) => size <= MOST_TEXT_BYTES));
const graphName = z.string().regex(/^[\w.-]{1,64}$/, "a name of letters, digits, dots and dashes");

const readEntitySchema = z.object({
  id: z.string(),
  /** Handle of its node. */
  node: z.number().int(),
  name: z.string(),
  type: z.string(),
  forms: z.array(z.object({ form: z.string(), n: z.number().int() })),
  merges: z.array(z.string()),
});
export type ReadEntity = z.infer<typeof readEntitySchema>;

const readRelationSchema = z.object({
  /** Handle of its edge. */
  edge: z.number().int(),
  /** Places in the list of entities. */
  source: z.number().int(),
  target: z.number().int(),
  relation: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  confidence: z.number(),
  engine: z.string(),
  rule: z.string(),
  correction: z.string().optional(),
});
export type ReadRelation = z.infer<typeof readRelationSchema>;

/** One work of a graph, whole: offsets are UTF-16 units into its text. */
const readingSchema = z.object({
  works: z.array(workSummarySchema),
  work: z.string(),
  text: z.string(),
  headings: z.array(z.object({ title: z.string(), start: z.number().int(), end: z.number().int() })),
  /** Where paragraphs begin and end; `isHeading` is 1 for headings. */
  paragraphs: z.object({ start: intColumn, end: intColumn, isHeading: intColumn }),
  /** In the order of the text; `entity` is a place in the list of entities. */
  mentions: z.object({ start: intColumn, end: intColumn, entity: intColumn }),
  entities: z.array(readEntitySchema),
  relations: z.array(readRelationSchema),
  /** What the reader of names made of each form before the work's vote: how often person, place, organization. */
  labels: z.record(z.string(), z.array(z.number().int())),
  /** Names of this work that the check dropped. */
  dropped: z.array(droppedNameSchema),
});
export type Reading = z.infer<typeof readingSchema>;

/** What a file would be read as. */
const recognisedSchema = z.object({
  works: z.array(workSummarySchema.extend({ headings: z.array(z.string()), firstLines: z.string() })),
});
export type Recognised = z.infer<typeof recognisedSchema>;

export const TEXT_REQUESTS = {
  /** A work of a graph built from texts, the first where none is named. */
  "text:read": {
    input: z.object({ graph: z.string().min(1), work: z.string().optional() }),
    output: readingSchema,
  },
  "correction:list": { input: z.object({ graph: z.string().min(1) }), output: correctionListSchema },
  "correction:add": {
    input: z.object({ graph: z.string().min(1), change: changeSchema }),
    output: correctionListSchema.extend({ added: z.string() }),
  },
  "correction:remove": {
    input: z.object({ graph: z.string().min(1), id: z.string().min(1) }),
    output: correctionListSchema,
  },
  /** The graph anew from its own texts with all corrections; what was there stays until then. */
  "build:again": { input: z.object({ graph: z.string().min(1) }), output: buildReportSchema },
  "build:recognise": {
    input: z.object({ files: textsSchema, overrides: overridesSchema }),
    output: recognisedSchema,
  },
  "build:start": {
    input: z.object({
      into: graphName,
      files: textsSchema,
      overrides: overridesSchema,
    }),
    output: buildReportSchema,
  },
} as const;
